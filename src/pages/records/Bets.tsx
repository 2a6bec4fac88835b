import { useSelector } from '@xstate/react'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import {
  betsActor,
  endingOf,
  queryFor,
  type betRecordFlow,
  type ListedBet,
  type RecordChoice,
} from '../../flows/bet-record'
import { days } from '../../flows/days'
import { pagedView } from '../../flows/paged-list'
import { launch } from '../../flows/taps'
import { checkImage } from '../../flows/urls'
import { wordsForFailure } from '../../i18n/messages'
import { formatMoney } from '../../i18n/money'
import { calendarDay, clockTime, shortDate, zoneOf } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { MoreFoot } from '../../ui/MoreFoot'
import { BetTicket, BetTicketsSkeleton } from '../../ui/records/BetTicket'
import { RecordRows } from '../../ui/records/RecordRows'
import { Totals } from '../../ui/records/Totals'
import css from './records.module.css'

export interface BetsProps {
  record: ActorRefFrom<typeof betRecordFlow>
  choice: RecordChoice
}

type Row = { readonly day: number } | ListedBet

/** Every day's first bet has the day in front of it. */
function rowsOf(items: readonly ListedBet[]): readonly Row[] {
  return items.flatMap((item, n) => {
    const before = items[n - 1]
    const first = !before || calendarDay(before.bet.placedAt) !== calendarDay(item.bet.placedAt)
    return first ? [{ day: item.bet.placedAt }, item] : [item]
  })
}

/** The bets of a choice, in all their states. */
export function Bets({ record, choice }: BetsProps) {
  const { t } = useTranslation(['records', 'shell'])
  const bets = betsActor(choice)
  const { key, items, face, foot, failure } = useSelector(bets, pagedView<ListedBet>, sameView)
  const rows = useMemo(() => rowsOf(items), [items])
  const near = useCallback(() => bets.send({ type: 'MORE' }), [bets])
  const retry = () => bets.send({ type: 'RETRY' })
  // Until the list has turned to this choice, what it shows belongs to the last one.
  if (key !== queryFor(choice).key || face === 'skeleton') return <BetTicketsSkeleton />
  if (face === 'error' && failure) {
    const words = wordsForFailure(failure)
    return (
      <ErrorState
        heading="h2"
        title={t('shell:error.title')}
        action={<Button onClick={retry}>{t('shell:retry')}</Button>}
      >
        {t(`shell:${words.key}`, words.values)} {t('error.safe')}
      </ErrorState>
    )
  }
  const [newest] = items
  if (face === 'empty' || !newest) {
    const year = choice.days === 365
    return (
      <EmptyState
        heading="h2"
        title={t('empty.title')}
        action={
          year ? undefined : (
            <Button look="quiet" onClick={() => record.send({ type: 'CHOOSE_DAYS', days: 365 })}>
              {t('empty.year')}
            </Button>
          )
        }
      >
        {t('empty.text')}
      </EmptyState>
    )
  }
  const { total, currency } = newest
  const held = /[1-9]/.test(total.held)
  return (
    <>
      <div className={css.sums}>
        <Totals
          sums={[
            [t('bet'), formatMoney(total.stake, currency)],
            [t('paid'), formatMoney(total.payout, currency)],
            [t('net'), formatMoney(total.net, currency)],
            ...(held ? [[t('held'), formatMoney(total.held, currency)] as const] : []),
          ]}
        />
        <p className={css.small}>
          {t('zone', { zone: zoneOf(newest.bet.placedAt) })} {t('lotteries')}
        </p>
      </div>
      <RecordRows
        rows={rows}
        onNear={near}
        renderRow={(row) =>
          'day' in row ? <Day key={row.day} moment={row.day} /> : <Bet key={row.key} item={row} />
        }
      />
      <MoreFoot foot={foot} more={t('more')} stuck={t('stuck')} retry={t('shell:retry')} onRetry={retry} />
    </>
  )
}

function Day({ moment }: { moment: number }) {
  const { t } = useTranslation('records')
  const { today, yesterday } = days()
  const date = shortDate(moment)
  const day = calendarDay(moment)
  return (
    <h2 className={css.day}>
      {day === today ? t('today', { date }) : day === yesterday ? t('yesterday', { date }) : date}
    </h2>
  )
}

function Bet({ item: { bet, currency } }: { item: ListedBet }) {
  const { t } = useTranslation('records')
  const ending = endingOf(bet)
  const stake = formatMoney(bet.stake, currency)
  const net = formatMoney(bet.net, currency)
  const { gameType, vendor, nodeId, gameName } = bet
  return (
    <div className={css.bet}>
      <BetTicket
        name={gameName}
        art={checkImage(bet.iconUrl) ?? undefined}
        lines={[
          t('line', { time: clockTime(bet.placedAt), amount: stake }),
          t('number', { number: bet.number }),
        ]}
        amount={ending === 'open' || ending === 'void' ? stake : ending === 'won' ? `+${net}` : net}
        ending={ending}
        word={t(`ending.${ending}`)}
        action={
          ending === 'open' && (
            <Button
              look="ink"
              size="s"
              aria-label={t('continueGame', { name: gameName })}
              onClick={() =>
                launch({ category: gameType, vendor, ...(nodeId ? { nodeId } : {}) }, '/m/gameRecord')
              }
            >
              {t('continue')}
            </Button>
          )
        }
      />
    </div>
  )
}

type View = ReturnType<typeof pagedView<ListedBet>>

function sameView(a: View, b: View): boolean {
  return (
    a.key === b.key &&
    a.items === b.items &&
    a.face === b.face &&
    a.foot === b.foot &&
    a.failure === b.failure
  )
}
