import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { pagedView } from '../../flows/paged-list'
import {
  membersActor,
  teamKey,
  type ListedMember,
  type TeamChoice,
  type TeamMembersActor,
} from '../../flows/team-members'
import { wordsForFailure } from '../../i18n/messages'
import { formatMoney } from '../../i18n/money'
import { dateAndTime } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { usersThreeBold } from '../../ui/icons/phosphor'
import { MoreFoot } from '../../ui/MoreFoot'
import { RecordRows } from '../../ui/records/RecordRows'
import { TicketsSkeleton } from '../../ui/records/TicketsSkeleton'
import { Totals } from '../../ui/records/Totals'
import { PersonRow } from '../../ui/team/PersonRow'
import css from './team.module.css'

export interface MembersProps {
  members: TeamMembersActor
  choice: TeamChoice
  /** Members are marked instead of opened. */
  picking: boolean
}

/** The members of a choice, in all their states (WIRE-120). */
export function Members({ members, choice, picking }: MembersProps) {
  const { t } = useTranslation(['team', 'shell'])
  const list = membersActor(choice)
  const { key, items, face, foot, failure } = useSelector(list, pagedView<ListedMember>, sameView)
  const near = useCallback(() => list.send({ type: 'MORE' }), [list])
  const retry = () => list.send({ type: 'RETRY' })
  // Until the list has turned to this choice, what it shows belongs to the last one.
  if (key !== teamKey(choice) || face === 'skeleton') return <TicketsSkeleton />
  if (face === 'error' && failure) {
    const words = wordsForFailure(failure)
    return (
      <ErrorState
        heading="h2"
        title={t('shell:error.title')}
        action={<Button onClick={retry}>{t('shell:retry')}</Button>}
      >
        {t(`shell:${words.key}`, words.values)} {t('team:error.safe')}
      </ErrorState>
    )
  }
  const [first] = items
  if (face === 'empty' || !first) {
    const { under, search } = choice
    return (
      <EmptyState heading="h2" icon={usersThreeBold} title={t('team:empty.title')}>
        {under !== null && search === '' ? t('team:empty.under', { name: under }) : t('team:empty.text')}
      </EmptyState>
    )
  }
  return (
    <>
      <div className={css.sums}>
        <Totals
          sums={[
            [t('team:members'), String(first.total.members)],
            [t('team:balances'), formatMoney(first.total.balance, first.currency)],
          ]}
        />
        {choice.under === null && !picking && (
          <Button look="quiet" size="s" onClick={() => members.send({ type: 'PICK' })}>
            {t('team:several')}
          </Button>
        )}
      </div>
      <RecordRows
        rows={items}
        onNear={near}
        renderRow={(item) => (
          <div key={item.key} className={css.row}>
            <Row item={item} members={members} picking={picking} />
          </div>
        )}
      />
      <MoreFoot
        foot={foot}
        more={t('team:members.more')}
        stuck={t('team:stuck')}
        retry={t('shell:retry')}
        onRetry={retry}
      />
    </>
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
      sub={agent ? t('agent.seen', { seen }) : seen}
      value={formatMoney(balance, item.currency)}
      note={direct ? undefined : t('level', { level })}
      picked={picking && direct ? picked : undefined}
      onPress={
        picking
          ? direct
            ? () => members.send({ type: 'TOGGLE', userName })
            : undefined
          : () => members.send({ type: 'LOOK', person: { userName, agent, direct } })
      }
    />
  )
}

type View = ReturnType<typeof pagedView<ListedMember>>

function sameView(a: View, b: View): boolean {
  return (
    a.key === b.key &&
    a.items === b.items &&
    a.face === b.face &&
    a.foot === b.foot &&
    a.failure === b.failure
  )
}
