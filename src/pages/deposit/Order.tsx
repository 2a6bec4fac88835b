import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { depositOrderFlow, type DepositOrder, type DepositOrderActor } from '../../flows/deposit'
import { inspect } from '../../flows/inspect'
import { openService } from '../../flows/service-link'
import { wordsForFailure } from '../../i18n/messages'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { hourglassBold, questionBold, xCircleBold } from '../../ui/icons/phosphor'
import { Skeleton } from '../../ui/Skeleton'
import { Paid } from './Paid'
import { Waiting } from './Waiting'
import css from './deposit.module.css'

interface OrderProps {
  number: string
  /** As it was begun; null when the page was loaded since. */
  order: DepositOrder | null
  onAgain: () => void
}

/** A deposit from its beginning to its end (WALLET-07). */
export function Order({ number, order, onAgain }: OrderProps) {
  const { t } = useTranslation('deposit')
  const actor = useActorRef(depositOrderFlow, { input: { number, order }, inspect })
  const known = useSelector(actor, (state) => state.context.order)
  const ending = useSelector(actor, (state) =>
    (['paid', 'cancelled', 'expired', 'refused', 'gone'] as const).find((one) => state.matches(one)),
  )
  const lost = useSelector(actor, (state) => state.matches('unresolved'))
  const face =
    ending === 'paid' && known ? (
      <Paid order={known} onAgain={onAgain} />
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
      {/* There before its words: an ending is spoken when it comes. */}
      <p role="status" className="visually-hidden">
        {ending && t(`${ending}.title`)}
      </p>
      <Face key={ending ?? 'under way'}>{face}</Face>
    </>
  )
}

/** A face that has just taken the place of another one: the button that led here is gone, and so is its focus. */
function Face({ children }: { children: ReactNode }) {
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
  const asks = ending === 'expired' || ending === 'refused'
  return (
    <EmptyState
      icon={pictures[ending]}
      title={t(`${ending}.title`)}
      action={
        <>
          <Button onClick={onAgain}>{t('again')}</Button>
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
      {failure && t(`shell:${wordsForFailure(failure).key}`, wordsForFailure(failure).values)}{' '}
      {t('deposit:unresolved.text', { number })}
    </ErrorState>
  )
}
