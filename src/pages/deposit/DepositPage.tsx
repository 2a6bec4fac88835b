import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goBack, goTo } from '../../flows/adapters/navigation'
import { depositBefore, depositFlow, type DepositActor } from '../../flows/deposit'
import { inspect } from '../../flows/inspect'
import { isBuilt } from '../../flows/screens'
import { wordsForFailure } from '../../i18n/messages'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { IconButton } from '../../ui/IconButton'
import { clockCounterClockwiseBold, walletBold } from '../../ui/icons/phosphor'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PageTopBar } from '../../ui/shell/PageTopBar'
import { Skeleton } from '../../ui/Skeleton'
import { Language } from '../shell/Language'
import { Form } from './Form'
import { Order } from './Order'
import css from './deposit.module.css'

const report = '/m/vouReport'

/** Putting money into the account (ROUTE-48): the form, and then the deposit until it is over. */
export default function DepositPage() {
  const { t } = useTranslation(['deposit', 'shell', 'titles'])
  const [input] = useState(depositBefore)
  const deposit = useActorRef(depositFlow, { input, inspect })
  const loading = useSelector(deposit, (state) => state.matches('loading'))
  return (
    <PageFrame
      width="form"
      foot="tabs"
      busy={loading}
      bar={
        <PageTopBar back={{ label: t('shell:back'), onBack: goBack }} title={t('titles:deposit')}>
          {isBuilt(report) && (
            <IconButton
              icon={clockCounterClockwiseBold}
              label={t('deposit:history')}
              onClick={() => goTo({ to: report })}
            />
          )}
          <Language />
        </PageTopBar>
      }
    >
      <Face deposit={deposit} />
    </PageFrame>
  )
}

function Face({ deposit }: { deposit: DepositActor }) {
  const { t } = useTranslation(['deposit', 'shell'])
  const failure = useSelector(deposit, (state) => state.context.failure)
  const number = useSelector(deposit, (state) => state.context.number)
  const face = useSelector(deposit, (state) =>
    state.hasTag('begun')
      ? 'order'
      : state.hasTag('form')
        ? 'form'
        : state.hasTag('empty')
          ? 'empty'
          : state.hasTag('error')
            ? 'error'
            : 'wait',
  )
  const retry = () => deposit.send({ type: 'RETRY' })
  if (face === 'form') return <Form deposit={deposit} />
  if (face === 'order' && number !== null) {
    const { order } = deposit.getSnapshot().context
    return (
      <Order key={number} number={number} order={order} onAgain={() => deposit.send({ type: 'AGAIN' })} />
    )
  }
  if (face === 'empty') {
    return (
      <EmptyState
        icon={walletBold}
        title={t('deposit:empty.title')}
        action={<Button onClick={retry}>{t('deposit:look')}</Button>}
      >
        {t('deposit:empty.text')}
      </EmptyState>
    )
  }
  if (face === 'error') {
    return (
      <ErrorState title={t('shell:error.title')} action={<Button onClick={retry}>{t('shell:retry')}</Button>}>
        {failure && t(`shell:${wordsForFailure(failure).key}`, wordsForFailure(failure).values)}
      </ErrorState>
    )
  }
  return <Wait />
}

/** The form's shape while it is loading: ticket, chips, ways to pay, promotion. */
function Wait() {
  return (
    <div className={css.wait}>
      <Skeleton height={164} radius={16} />
      <div className={css.waitChips}>
        {[66, 68, 78, 80].map((width, n) => (
          <Skeleton key={width} width={width} height={44} radius={22} n={n} />
        ))}
      </div>
      <Skeleton height={20} width={88} radius={6} n={1} />
      <Skeleton height={320} radius={16} n={2} />
      <Skeleton height={98} radius={16} n={3} />
    </div>
  )
}
