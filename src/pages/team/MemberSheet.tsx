import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { pagedView } from '../../flows/core/paged-list'
import { membersActor, type ListedMember, type TeamMembersActor } from '../../flows/team/team-members'
import { formatMoney } from '../../i18n/money'
import { dateAndTime, longDate } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { Sheet } from '../../ui/Sheet'
import { Facts } from '../../ui/Facts'
import css from './team.module.css'

/**
 * One member: details, balance and rates; for a direct downline, the transfers and changes available
 * (AGENT-21).
 */
export function MemberSheet({ members }: { members: TeamMembersActor }) {
  const { t } = useTranslation(['team', 'shell'])
  const person = useSelector(members, (state) => state.context.person)
  const close = () => members.send({ type: 'CLOSE' })
  return (
    <Sheet
      open={person !== null}
      onClose={close}
      title={person?.userName ?? ''}
      closeLabel={t('shell:close')}
      foot={
        person?.direct && (
          <Button wide onClick={() => members.send({ type: 'SEND_MONEY' })}>
            {t('team:open.send')}
          </Button>
        )
      }
    >
      {person && (
        <div className={css.panel}>
          <Member members={members} userName={person.userName} />
          {(person.direct || person.agent) && (
            <div className={css.buttons}>
              {person.agent && (
                <Button
                  look="quiet"
                  wide
                  onClick={() => members.send({ type: 'WALK', under: person.userName })}
                >
                  {t('team:open.team')}
                </Button>
              )}
              {person.direct && (
                <Button look="line" wide onClick={() => members.send({ type: 'CHANGE_RATES' })}>
                  {t('team:open.rates')}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </Sheet>
  )
}

function Member({ members, userName }: { members: TeamMembersActor; userName: string }) {
  const { t } = useTranslation(['team', 'shell'])
  const choice = useSelector(members, (state) => state.context.choice)
  const { items } = useSelector(membersActor(choice), pagedView<ListedMember>, (a, b) => a.items === b.items)
  const item = items.find(({ key }) => key === userName)
  if (!item) return null
  const { agent, level, members: count, balance, registeredAt, lastSeen, online, rates } = item.member
  return (
    <>
      <Facts
        facts={[
          [t('team:kind'), agent ? t('team:kind.agent', { count }) : t('team:kind.member')],
          [t('team:levels'), level === 1 ? t('team:level.direct') : t('team:level', { level })],
          [t('team:balance'), formatMoney(balance)],
          [t('team:registered'), longDate(registeredAt)],
          [
            t('team:lastSeen'),
            online ? t('team:online') : lastSeen === null ? t('team:seen.never') : dateAndTime(lastSeen),
          ],
        ]}
      />
      <section>
        <h3 className={css.group}>{t('team:rates')}</h3>
        <Facts
          className={css.rates}
          label={t('team:rates')}
          facts={rates.map(({ category, rate }) => [
            t(`shell:category.${category}`),
            t('team:rate', { rate }),
          ])}
        />
      </section>
    </>
  )
}
