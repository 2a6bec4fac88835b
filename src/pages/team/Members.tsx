import { useEffect, useRef } from 'react'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import {
  membersActor,
  keyOf,
  type ListedMember,
  type TeamChoice,
  type TeamMembersActor,
} from '../../flows/team/team-members'
import { formatMoney } from '../../i18n/money'
import { dateAndTime } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { Totals } from '../../ui/records/Totals'
import { PersonRow } from './PersonRow'
import css from './team.module.css'
import { Lines } from './Lines'

interface MembersProps {
  members: TeamMembersActor
  choice: TeamChoice
  /** A tap selects members instead of opening them. */
  picking: boolean
}

/** The members of a choice, in all states (WIRE-120). */
export function Members({ members, choice, picking }: MembersProps) {
  const { t } = useTranslation('team')
  const { under, search } = choice
  const sums = useRef<HTMLDivElement>(null)
  const picked = useRef(picking)
  useEffect(() => {
    // Back from selecting members: the button that led there is rendered again.
    if (picked.current && !picking) sums.current?.querySelector('button')?.focus()
    picked.current = picking
  }, [picking])
  return (
    <Lines<ListedMember>
      name="members"
      list={membersActor(choice)}
      wanted={keyOf(choice)}
      empty={under !== null && search === '' ? t('empty.under', { name: under }) : undefined}
      renderSums={({ total }) => (
        <div ref={sums} className={css.sums}>
          <Totals
            sums={[
              [t('members'), String(total.members)],
              [t('balances'), formatMoney(total.balance)],
            ]}
          />
          {under === null && !picking && (
            <Button look="quiet" size="s" onClick={() => members.send({ type: 'PICK' })}>
              {t('several')}
            </Button>
          )}
        </div>
      )}
      renderRow={(item) => <Row item={item} members={members} picking={picking} />}
    />
  )
}

function Row({
  item,
  members,
  picking,
}: {
  item: ListedMember
  members: TeamMembersActor
  picking: boolean
}) {
  const { t } = useTranslation('team')
  const { userName, agent, level, balance, lastSeen, online } = item.member
  const direct = level === 1
  const picked = useSelector(members, (state) => state.context.picked.includes(userName))
  const seen = online
    ? t('online')
    : lastSeen === null
      ? t('seen.never')
      : t('seen', { date: dateAndTime(lastSeen) })
  return (
    <PersonRow
      name={userName}
      agent={agent}
      sub={agent ? `${t('agent')} · ${seen}` : seen}
      value={formatMoney(balance)}
      note={direct ? undefined : t('level', { level })}
      picked={picking && direct ? picked : undefined}
      onPress={
        picking
          ? direct
            ? () => members.send({ type: 'TOGGLE', userName })
            : undefined
          : () => members.send({ type: 'LOOK_AT', person: { userName, agent, direct } })
      }
    />
  )
}
