import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lottery } from '../../flows/lottery/lottery'
import {
  followOrders,
  lotteryOrderFlow,
  ordersActor,
  ordersOf,
  type BriefOrder,
  type ListedOrder,
  type TicketStatus,
} from '../../flows/lottery/lottery-orders'
import { formatMoney } from '../../i18n/money'
import { clockTime } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { SectionHead } from '../../ui/home/SectionHead'
import { ticketFill } from '../../ui/icons/phosphor'
import { Balls } from '../../ui/lottery/Balls'
import { lateComponent } from '../../ui/late'
import { Part } from '../../ui/Part'
import { Skeleton } from '../../ui/Skeleton'
import { Ticket } from '../../ui/Ticket'
import { useHere } from '../shared/useHere'
import css from './lottery.module.css'
import { AccountFault, isAccountFault } from '../shared/AccountFault'
import { FailedRow } from '../shared/FailedRow'
import { PagedList, usePages } from '../shared/PagedList'
import { useOnce } from '../shared/Unsettled'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { useChart } from '../../flows/core/useChart'

const TicketSheet = lateComponent(() => import('./TicketSheet'))

/** The player's tickets of a lottery; a guest is asked to log in. */
export function Tickets({ lottery, guest }: { lottery: Lottery; guest: boolean }) {
  const { t } = useTranslation('lottery')
  const all = { label: t('tickets.all'), href: linkTo(paths.lottery, { view: 'tickets' }) }
  return (
    <section aria-labelledby="tickets">
      <SectionHead id="tickets" title={t('tickets')} {...(!guest && { more: all })} />
      {guest ? <LoginNote /> : <TicketList code={lottery.code} status="" />}
    </section>
  )
}

/** Tickets are their player's: a guest is asked to log in. */
export function LoginNote() {
  const { t } = useTranslation(['lottery', 'shell'])
  const here = useHere()
  return (
    <p className={css.noteRow}>
      {t('lottery:tickets.login')}{' '}
      <Button look="quiet" size="s" href={linkTo(paths.login, { next: here })}>
        {t('shell:logIn')}
      </Button>
    </p>
  )
}

/** Tickets of one lottery, or of all if `code` is empty, plus the opened one. */
export function TicketList({ code, status }: { code: string; status: TicketStatus }) {
  const { t } = useTranslation(['lottery', 'parts'])
  const list = ordersActor(ordersOf(code, status))
  const { failure } = usePages(list)
  const sheet = useChart(lotteryOrderFlow)
  const once = useOnce(sheet).status
  const open = useSelector(sheet, (state) => state.hasTag('open')) || once !== null
  useEffect(() => followOrders(ordersOf(code, status), sheet), [code, status, sheet])
  return (
    <>
      <PagedList<ListedOrder>
        list={list}
        wanted={ordersOf(code, status).key}
        skeleton={
          <div className={css.tickets}>
            <Skeleton height={92} radius={16} />
          </div>
        }
        empty={
          code === '' && status === '' ? (
            <EmptyState
              icon={ticketFill}
              title={t('tickets.empty.title')}
              action={<Button href={paths.lottery}>{t('toHall')}</Button>}
            >
              {t('tickets.empty.text')}
            </EmptyState>
          ) : (
            <p className={css.note}>{t(status === '' ? 'tickets.none' : 'tickets.noneSo')}</p>
          )
        }
        failed={
          isAccountFault(failure) ? (
            code === '' ? (
              <AccountFault code={failure.code} />
            ) : (
              <p className={css.note}>{t(`parts:account.${failure.code}.title`)}</p>
            )
          ) : (
            <FailedRow onRetry={() => list.send({ type: 'RETRY' })}>{t('lottery:tickets.failed')}</FailedRow>
          )
        }
        more={t('tickets.more')}
        byHand
      >
        {(items) => (
          <ul className={css.tickets} aria-label={t('tickets')}>
            {items.map(({ key, order }) => (
              <BetTicket
                key={key}
                order={order}
                named={code === ''}
                onOpen={() => sheet.send({ type: 'OPEN', orderId: key })}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {open && (
        <Part>
          <TicketSheet actor={sheet} />
        </Part>
      )}
    </>
  )
}

interface BetTicketProps {
  order: BriefOrder
  /** Whether to name the lottery. */
  named: boolean
  onOpen: () => void
}

/** A bet in the list: cream while a draw is pending, spent afterwards. */
function BetTicket({ order, named, onOpen }: BetTicketProps) {
  const { t } = useTranslation('lottery')
  const { orderId, name, numbers, lines = [], kind = 'balls', status, total, payout } = order
  const { openDraws, numero, drawAt } = order
  const amount = status === 'won' ? payout : total
  const sum = status === 'won' ? t('paid') : status === 'cancelled' ? t('back') : t('stakeOf')
  const words = t(`status.${status}`)
  const shown = formatMoney(amount)
  // Too long for a stub at the side.
  const across = shown.length > 11
  return (
    <li className={css.ticket}>
      {/* Beside the ticket, whose pieces would clip it. */}
      <button
        type="button"
        className={css.ticketOpen}
        aria-label={t('tickets.open', { id: orderId, numbers: numbers.join(', '), status: words })}
        onClick={onOpen}
      />
      <Ticket
        as="div"
        across={across}
        cut={across ? undefined : 112}
        spent={status !== 'open'}
        stub={
          <>
            <span className={status === 'won' ? 'good strong' : 'strong'}>{words}</span>
            <span className={css.ticketSum}>{shown}</span>
            <small>{sum}</small>
          </>
        }
      >
        {named && <p className={`${css.ticketName} cut`}>{name}</p>}
        <Balls small kind={kind} numbers={numbers} label={t('picked', { numbers: numbers.join(', ') })} />
        <p className={css.ticketLine}>
          {lines.length > 1 && `${t('moreLines', { count: lines.length - 1 })} · `}
          {status === 'open' && openDraws > 1
            ? t('drawsLeft', { count: openDraws })
            : t('drawn', { numero, time: clockTime(drawAt) })}
        </p>
      </Ticket>
    </li>
  )
}
