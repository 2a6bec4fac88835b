import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import {
  hitPlaces,
  ticketIn,
  type LotteryOrderActor,
  type OrderDetail,
} from '../../flows/lottery/lottery-orders'
import { formatMoney } from '../../i18n/money'
import { dateAndTime } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Loader } from '../../ui/Loader'
import { Balls } from '../../ui/lottery/Balls'
import { Sheet } from '../../ui/Sheet'
import { Skeleton } from '../../ui/Skeleton'
import { Tag } from '../../ui/Tag'
import css from './lottery.module.css'
import { LoadFault } from '../shared/LoadFault'
import { FailureWords } from '../shared/FailureWords'
import { Unsettled, useOnce } from '../shared/Unsettled'
import { MoneyButton } from '../shared/MoneyButton'

/** An open ticket: its numbers, its draws, and cancelling bets not yet drawn (WIRE-81, WIRE-82). */
export default function TicketSheet({ actor }: { actor: LotteryOrderActor }) {
  const { t } = useTranslation(['lottery', 'shell'])
  const order = useSelector(actor, ticketIn)
  const id = useSelector(actor, (state) => state.context.orderId)
  const failed = useSelector(actor, (state) => state.hasTag('error'))
  const failure = useSelector(actor, (state) => state.context.failure)
  const once = useOnce(actor).status
  const close = () => actor.send({ type: 'CLOSE' })
  return (
    <Sheet
      open
      onClose={close}
      dismissible={once === null}
      // After a reload the ticket is known only once it is found again.
      title={id === '' ? t('lottery:tickets') : t('lottery:ticket.title', { id })}
      closeLabel={t('shell:close')}
    >
      {failed ? (
        <LoadFault failure={failure} onRetry={() => actor.send({ type: 'RETRY' })} />
      ) : once === 'looking' || once === 'unknown' ? (
        <Unsettled parent={actor} onLeave />
      ) : (
        <div className={css.detail}>
          {order ? <Detail actor={actor} order={order} /> : <Skeleton height={180} radius={12} />}
        </div>
      )}
      {order && <Question actor={actor} order={order} />}
    </Sheet>
  )
}

function Detail({ actor, order }: { actor: LotteryOrderActor; order: OrderDetail }) {
  const { t } = useTranslation('lottery')
  const { numbers, lines = [numbers], kind, stake, placedAt, suborders } = order
  const free = useSelector(actor, (state) => state.hasTag('free'))
  return (
    <>
      <div className={css.partWords}>
        <span className="muted">{t('ticket.placed', { time: dateAndTime(placedAt) })}</span>
        <span className="muted">{t('ticket.each', { amount: formatMoney(stake) })}</span>
      </div>
      {lines.map((line) => (
        <Balls
          key={line.join(' ')}
          kind={kind}
          numbers={line}
          label={t('picked', { numbers: line.join(', ') })}
        />
      ))}
      <SheetStatus actor={actor} order={order} />
      <ul className={css.parts} aria-label={t('ticket.draws')}>
        {suborders.map(({ suborderId, numero, drawAt, status, payout, drawn, wins = [] }) => (
          <li key={suborderId} className={css.part}>
            <span className={css.partWords}>
              <span className="t1">{t('draw', { numero })}</span>
              <span className={css.pastWords}>{dateAndTime(drawAt)}</span>
            </span>
            <span className={css.partEnd}>
              {status === 'open' ? (
                <Button
                  look="line"
                  size="s"
                  disabled={!free}
                  aria-label={t('ticket.cancelOf', { numero })}
                  onClick={() => actor.send({ type: 'CANCEL', suborderId })}
                >
                  {t('ticket.cancel')}
                </Button>
              ) : (
                <Tag tone={status === 'won' ? 'good' : 'plain'}>
                  {status === 'won' ? `${t('status.won')} ${formatMoney(payout)}` : t(`status.${status}`)}
                </Tag>
              )}
            </span>
            {drawn && (
              <Balls
                small
                className={css.partBalls}
                kind={kind}
                numbers={drawn}
                // Of several lines, the winning ones are named below.
                hits={lines.length > 1 ? [] : hitPlaces(kind, numbers, drawn)}
                hitLabel={t('right')}
                label={t('numbers', { numbers: drawn.join(', ') })}
              />
            )}
            {lines.length > 1 &&
              wins.map(({ line, hits, prize }) => (
                <span key={line} className={`${css.partBalls} ${css.pastWords}`}>
                  {t('ticket.win', { line: line + 1, count: hits, amount: formatMoney(prize) })}
                </span>
              ))}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Status of cancelling a draw, as text announced to screen readers. */
function SheetStatus({ actor, order }: { actor: LotteryOrderActor; order: OrderDetail }) {
  const { t } = useTranslation('lottery')
  const { outcome, failure, suborderId } = useSelector(actor, (state) => state.context)
  const sending = useOnce(actor).status === 'sending'
  const stands = useSelector(actor, (state) => state.hasTag('stands'))
  const part = order.suborders.find((one) => one.suborderId === suborderId)
  const amount = formatMoney(part?.stake ?? order.stake)
  const text = sending
    ? t('ticket.sending')
    : outcome === 'cancelled'
      ? t('ticket.cancelled', { amount, numero: part?.numero ?? '' })
      : outcome === 'too-late'
        ? t('ticket.late')
        : stands
          ? t('ticket.notDone')
          : ''
  return (
    <div role="status">
      {text !== '' && (
        <p className={css.told}>
          {sending && <Loader size={24} />}
          <span>
            {text}
            {stands && failure && (
              <>
                {' '}
                <FailureWords failure={failure} />
              </>
            )}
          </span>
        </p>
      )}
    </div>
  )
}

/** Asks for confirmation, showing the amount. */
function Question({ actor, order }: { actor: LotteryOrderActor; order: OrderDetail }) {
  const { t } = useTranslation('lottery')
  const asking = useSelector(actor, (state) => state.hasTag('asking'))
  const asked = useSelector(actor, (state) => state.context.suborderId)
  const part = order.suborders.find(({ suborderId }) => suborderId === asked)
  const amount = formatMoney(part?.stake ?? order.stake)
  const keep = () => actor.send({ type: 'KEEP' })
  return (
    <Dialog
      open={asking}
      onClose={keep}
      title={t('ask.title', { amount })}
      actions={
        <>
          <Button look="line" onClick={keep}>
            {t('ask.keep')}
          </Button>
          <MoneyButton onClick={() => actor.send({ type: 'CONFIRM' })}>
            {t('ask.yes', { amount })}
          </MoneyButton>
        </>
      }
    >
      {t('ask.text', { numero: part?.numero ?? '', amount })}
    </Dialog>
  )
}
