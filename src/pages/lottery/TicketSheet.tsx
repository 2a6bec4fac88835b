import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import {
  hitPlaces,
  ticketIn,
  wishToCancel,
  type LotteryOrderActor,
  type OrderDetail,
} from '../../flows/lottery-orders'
import { wordsForFailure } from '../../i18n/messages'
import { formatMoney } from '../../i18n/money'
import { dateAndTime } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { ErrorState } from '../../ui/ErrorState'
import { Loader } from '../../ui/Loader'
import { Balls } from '../../ui/lottery/Balls'
import { Sheet } from '../../ui/Sheet'
import { Skeleton } from '../../ui/Skeleton'
import { Tag } from '../../ui/Tag'
import css from './lottery.module.css'

/** A ticket opened: its numbers, its draws, and taking back what has not been drawn (WIRE-81, WIRE-82). */
export default function TicketSheet({ actor }: { actor: LotteryOrderActor }) {
  const { t } = useTranslation(['lottery', 'shell'])
  const order = useSelector(actor, ticketIn)
  const id = useSelector(actor, (state) => state.context.orderId)
  const failed = useSelector(actor, (state) => state.hasTag('error'))
  const failure = useSelector(actor, (state) => state.context.failure)
  const close = () => actor.send({ type: 'CLOSE' })
  return (
    <Sheet open onClose={close} title={t('lottery:ticket.title', { id })} closeLabel={t('shell:close')}>
      {failed && failure ? (
        <ErrorState
          heading="h2"
          title={t('shell:error.title')}
          action={<Button onClick={() => actor.send({ type: 'RETRY' })}>{t('shell:retry')}</Button>}
        >
          {t(`shell:${wordsForFailure(failure).key}`, wordsForFailure(failure).values)}
        </ErrorState>
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
  const { numbers, kind, stake, placedAt, suborders } = order
  const free = useSelector(actor, (state) => state.matches('shown') || state.matches('notDone'))
  return (
    <>
      <div className={css.partWords}>
        <span className="muted">{t('ticket.placed', { time: dateAndTime(placedAt) })}</span>
        <span className="muted">{t('ticket.each', { amount: formatMoney(stake) })}</span>
      </div>
      <Balls kind={kind} numbers={numbers} label={t('picked', { numbers: numbers.join(', ') })} />
      <Told actor={actor} order={order} />
      <ul className={css.parts} aria-label={t('ticket.draws')}>
        {suborders.map(({ suborderId, numero, drawAt, status, payout, drawn }) => (
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
                  onClick={() => wishToCancel(actor, suborderId)}
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
                hits={hitPlaces(kind, numbers, drawn)}
                hitLabel={t('right')}
                label={t('numbers', { numbers: drawn.join(', ') })}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** How a wish to take a draw back stands, in words that are spoken. */
function Told({ actor, order }: { actor: LotteryOrderActor; order: OrderDetail }) {
  const { t } = useTranslation(['lottery', 'shell'])
  const outcome = useSelector(actor, (state) => state.context.outcome)
  const failure = useSelector(actor, (state) => state.context.failure)
  const sending = useSelector(actor, (state) => state.hasTag('sending'))
  const checking = useSelector(actor, (state) => state.hasTag('checking'))
  const notDone = useSelector(actor, (state) => state.matches('notDone'))
  const unresolved = useSelector(actor, (state) => state.matches('unresolved'))
  const amount = formatMoney(order.stake)
  const text = sending
    ? t('lottery:ticket.sending')
    : checking
      ? t('lottery:ticket.checking')
      : outcome === 'cancelled'
        ? t('lottery:ticket.cancelled', { amount })
        : outcome === 'too-late'
          ? t('lottery:ticket.late')
          : notDone
            ? t('lottery:ticket.notDone')
            : ''
  return (
    <div role="status">
      {text !== '' && (
        <p className={css.told}>
          {(sending || checking) && <Loader size={24} />}
          <span>
            {text}
            {notDone && failure && (
              <> {t(`shell:${wordsForFailure(failure).key}`, wordsForFailure(failure).values)}</>
            )}
          </span>
          {unresolved && (
            <Button look="quiet" size="s" onClick={() => actor.send({ type: 'RETRY' })}>
              {t('lottery:ticket.look')}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

/** Asks once more, with the amount. */
function Question({ actor, order }: { actor: LotteryOrderActor; order: OrderDetail }) {
  const { t } = useTranslation('lottery')
  const asking = useSelector(actor, (state) => state.hasTag('asking'))
  const wish = useSelector(actor, (state) => state.context.wish)
  const part = order.suborders.find(({ suborderId }) => suborderId === wish?.suborderId)
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
          <Button onClick={() => actor.send({ type: 'CONFIRM' })}>{t('ask.yes', { amount })}</Button>
        </>
      }
    >
      {t('ask.text', { numero: part?.numero ?? '', amount })}
    </Dialog>
  )
}
