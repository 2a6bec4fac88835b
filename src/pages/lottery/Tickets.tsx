import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lottery } from '../../flows/lottery'
import { afterDraw } from '../../flows/lottery-draws'
import {
  lotteryOrderFlow,
  moneyMoved,
  ordersActor,
  ordersOf,
  waitsForDraw,
  type BriefOrder,
  type ListedOrder,
} from '../../flows/lottery-orders'
import { pagedView } from '../../flows/paged-list'
import { formatMoney } from '../../i18n/money'
import { clockTime } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { SectionHead } from '../../ui/home/SectionHead'
import { Balls } from '../../ui/lottery/Balls'
import { MoreFoot } from '../../ui/MoreFoot'
import { Skeleton } from '../../ui/Skeleton'
import { Ticket } from '../../ui/Ticket'
import { useHere } from './hooks'
import css from './lottery.module.css'
import { inspect } from '../../flows/inspect'

const TicketSheet = lazy(() => import('./TicketSheet'))

/** The player's tickets of a lottery; a guest is asked to log in. */
export function Tickets({ lottery, guest }: { lottery: Lottery; guest: boolean }) {
  const { t } = useTranslation(['lottery', 'shell'])
  const here = useHere()
  return (
    <section aria-labelledby="tickets">
      <SectionHead id="tickets" title={t('lottery:tickets')} />
      {guest ? (
        <p className={css.noteRow}>
          {t('lottery:tickets.login')}{' '}
          <Button look="quiet" size="s" href={`/m/login?${new URLSearchParams({ next: here }).toString()}`}>
            {t('shell:logIn')}
          </Button>
        </p>
      ) : (
        <Mine lottery={lottery} />
      )}
    </section>
  )
}

function Mine({ lottery: { code, kind } }: { lottery: Lottery }) {
  const { t } = useTranslation(['lottery', 'shell'])
  const query = ordersOf(code)
  const list = ordersActor(code)
  const sheet = useActorRef(lotteryOrderFlow, { inspect })
  const open = useSelector(sheet, (state) => state.hasTag('open'))
  useEffect(() => {
    list.send({ type: 'ASK', query: ordersOf(code) })
    list.send({ type: 'RELOAD' })
  }, [list, code])
  useEffect(
    () =>
      afterDraw(() => {
        if (waitsForDraw()) moneyMoved()
        sheet.send({ type: 'DRAWN' })
      }),
    [sheet],
  )
  const view = useSelector(list, pagedView<ListedOrder>, sameTickets)
  const face = view.key === query.key ? view.face : 'skeleton'
  return (
    <>
      {face === 'skeleton' && (
        <div className={css.tickets}>
          <Skeleton height={92} radius={16} />
        </div>
      )}
      {face === 'empty' && <p className={css.note}>{t('lottery:tickets.none')}</p>}
      {face === 'error' && (
        <p className={css.noteRow} role="status">
          {t('lottery:tickets.failed')}{' '}
          <Button look="quiet" size="s" onClick={() => list.send({ type: 'RETRY' })}>
            {t('shell:retry')}
          </Button>
        </p>
      )}
      {face === 'content' && (
        <>
          <ul className={css.tickets} aria-label={t('lottery:tickets')}>
            {view.items.map(({ key, order }) => (
              <BetTicket
                key={key}
                order={order}
                kind={kind}
                onOpen={() => sheet.send({ type: 'OPEN', orderId: key })}
              />
            ))}
          </ul>
          <MoreFoot
            foot={view.foot}
            more={t('lottery:tickets.more')}
            retry={t('shell:retry')}
            onRetry={() => list.send({ type: 'RETRY' })}
            onMore={() => list.send({ type: 'MORE' })}
          />
        </>
      )}
      {open && (
        <Suspense fallback={null}>
          <TicketSheet actor={sheet} />
        </Suspense>
      )}
    </>
  )
}

interface BetTicketProps {
  order: BriefOrder
  kind: 'balls' | 'digits'
  onOpen: () => void
}

/** A bet in the list: cream while a draw is to come, spent afterwards. */
function BetTicket({ order, kind, onOpen }: BetTicketProps) {
  const { t } = useTranslation('lottery')
  const { orderId, numbers, status, total, payout, openDraws, numero, drawAt } = order
  const amount = status === 'won' ? payout : total
  const sum = status === 'won' ? t('paid') : status === 'cancelled' ? t('back') : t('stakeOf')
  const words = t(`status.${status}`)
  return (
    <Ticket
      as="li"
      cut={112}
      spent={status !== 'open'}
      className={css.ticket}
      stub={
        <>
          <span className={status === 'won' ? 'good strong' : 'strong'}>{words}</span>
          <span className={css.ticketSum}>{formatMoney(amount)}</span>
          <small>{sum}</small>
        </>
      }
    >
      <button
        type="button"
        className={css.ticketOpen}
        aria-label={t('tickets.open', { id: orderId, numbers: numbers.join(', '), status: words })}
        onClick={onOpen}
      />
      <Balls small kind={kind} numbers={numbers} label={t('picked', { numbers: numbers.join(', ') })} />
      <p className={css.ticketLine}>
        {status === 'open' && openDraws > 1
          ? t('drawsLeft', { count: openDraws })
          : t('drawn', { numero, time: clockTime(drawAt) })}
      </p>
    </Ticket>
  )
}

type View = ReturnType<typeof pagedView<ListedOrder>>
const sameTickets = (a: View, b: View) =>
  a.key === b.key && a.items === b.items && a.face === b.face && a.foot === b.foot
