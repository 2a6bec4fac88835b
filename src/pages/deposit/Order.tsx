import { useSelector } from '@xstate/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { depositOrderFlow, type DepositOrder, type DepositOrderActor } from '../../flows/cash/deposit'
import { useResting } from '../../flows/member/useResting'
import { openService } from '../../flows/service/service-link'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { hourglassBold, questionBold, xCircleBold } from '../../ui/icons/phosphor'
import { Skeleton } from '../../ui/Skeleton'
import { Paid } from './Paid'
import { Waiting } from './Waiting'
import { FailureAnd } from '../shared/FailureAnd'
import css from './deposit.module.css'
import { tagIn } from '../../flows/core/tags'
import { useChart } from '../../flows/core/useChart'

interface OrderProps {
  number: string
  /** The deposit as started; null if the page has been reloaded since. */
  order: DepositOrder | null
  /** Retries with the same amount and method. */
  onAgain: () => void
  /** Another deposit after a paid one. */
  onAnother: () => void
}

/** A deposit from start to end (WALLET-07). */
export function Order({ number, order, onAgain, onAnother }: OrderProps) {
  const { t } = useTranslation('deposit')
  const actor = useChart(depositOrderFlow, { number, order })
  const known = useSelector(actor, (state) => state.context.order)
  const ending = useSelector(actor, (state) =>
    tagIn(state, 'paid', 'cancelled', 'expired', 'refused', 'gone'),
  )
  const lost = useSelector(actor, (state) => state.hasTag('error'))
  const status =
    ending === 'paid' && known ? (
      <Paid order={known} onAnother={onAnother} />
    ) : ending !== undefined && ending !== 'paid' ? (
      <Ended ending={ending} number={number} onAgain={onAgain} />
    ) : known ? (
      <Waiting actor={actor} order={known} onAgain={onAgain} />
    ) : lost ? (
      <Lost actor={actor} number={number} onAgain={onAgain} />
    ) : (
      <Wait />
    )
  return (
    <>
      {/* Rendered before its text, so that the result is announced when it arrives. */}
      <p role="status" className="visually-hidden">
        {ending && t(`${ending}.title`)}
      </p>
      <Status key={ending ?? 'under way'}>{status}</Status>
    </>
  )
}

/**
 * Focuses a view that has just replaced another: the button that led here has unmounted, and focus with it.
 */
function Status({ children }: { children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div ref={top} tabIndex={-1} className={css.top}>
      {children}
    </div>
  )
}

function Wait() {
  return (
    <div className={css.wait}>
      <Skeleton height={168} radius={16} />
      <Skeleton height={20} width="80%" radius={6} n={1} />
      <Skeleton height={180} radius={16} n={2} />
    </div>
  )
}

const pictures = {
  cancelled: xCircleBold,
  expired: hourglassBold,
  refused: xCircleBold,
  gone: questionBold,
} as const

function Ended({
  ending,
  number,
  onAgain,
}: {
  ending: keyof typeof pictures
  number: string
  onAgain: () => void
}) {
  const { t } = useTranslation('deposit')
  // A break from play: no prompts to deposit (trust 34).
  const resting = useResting()
  const asks = ending === 'expired' || ending === 'refused'
  return (
    <EmptyState
      icon={pictures[ending]}
      title={t(`${ending}.title`)}
      action={
        <>
          {!resting && <Button onClick={onAgain}>{t(ending === 'gone' ? 'again' : 'tryAgain')}</Button>}
          {asks && (
            <button type="button" className="text-link" onClick={openService}>
              {t('service')}
            </button>
          )}
        </>
      }
    >
      {t(`${ending}.text`, { number })}
    </EmptyState>
  )
}

function Lost({ actor, number, onAgain }: { actor: DepositOrderActor; number: string; onAgain: () => void }) {
  const { t } = useTranslation(['deposit', 'shell'])
  const failure = useSelector(actor, (state) => state.context.failure)
  return (
    <ErrorState
      title={t('deposit:unresolved.title')}
      action={
        <>
          <Button onClick={() => actor.send({ type: 'LOOK' })}>{t('deposit:look')}</Button>
          <button type="button" className="text-link" onClick={onAgain}>
            {t('deposit:again')}
          </button>
        </>
      }
    >
      <FailureAnd failure={failure}>{t('deposit:unresolved.text', { number })}</FailureAnd>
    </ErrorState>
  )
}
