import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goBack, goTo } from '../../flows/adapters/navigation'
import { depositBefore, depositFlow, type DepositActor } from '../../flows/cash/deposit'
import type { FirstLimitsActor } from '../../flows/member/first-limits'
import { useResting } from '../../flows/member/useResting'
import { linkTo } from '../../../machines/shared/address'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { IconButton } from '../../ui/IconButton'
import { clockCounterClockwiseBold, hourglassBold, walletBold } from '../../ui/icons/phosphor'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PageTopBar } from '../../ui/shell/PageTopBar'
import { Skeleton } from '../../ui/Skeleton'
import { Unsettled, useOnce } from '../shared/Unsettled'
import { Language } from '../shell/Language'
import * as paths from '../../../machines/shared/paths'
import { FirstLimits } from './FirstLimits'
import { DepositForm } from './Form'
import { Order } from './Order'
import css from './deposit.module.css'
import { LoadFault } from '../shared/LoadFault'
import { useChart } from '../../flows/core/useChart'

/** Depositing money (ROUTE-48): the form, then the deposit until it ends. */
export default function DepositPage() {
  const { t } = useTranslation(['deposit', 'shell', 'titles'])
  const [input] = useState(depositBefore)
  const deposit = useChart(depositFlow, input)
  const loading = useSelector(deposit, (state) => state.hasTag('loading') && state.context.offer === null)
  // A deposit in progress is still shown until it ends.
  const begun = useSelector(deposit, (state) => state.hasTag('begun'))
  const resting = useResting() && !begun
  return (
    <PageFrame
      width="form"
      foot="tabs"
      busy={loading}
      bar={
        <PageTopBar back={{ label: t('shell:back'), onBack: goBack }} title={t('titles:deposit')}>
          <IconButton
            icon={clockCounterClockwiseBold}
            label={t('deposit:history')}
            onClick={() => goTo({ to: paths.depositHistory })}
          />
          <Language />
        </PageTopBar>
      }
    >
      {resting ? <Resting /> : <Status deposit={deposit} />}
    </PageFrame>
  )
}

/** During a break from play: no deposits, and no prompts for one (trust 34). */
function Resting() {
  const { t } = useTranslation('deposit')
  return (
    <EmptyState
      icon={hourglassBold}
      title={t('rest.title')}
      action={
        <Button look="line" href={linkTo(paths.responsible, { view: 'break' })}>
          {t('rest.more')}
        </Button>
      }
    >
      {t('rest.text')}
    </EmptyState>
  )
}

function Status({ deposit }: { deposit: DepositActor }) {
  const { t } = useTranslation(['deposit', 'shell'])
  const failure = useSelector(deposit, (state) => state.context.failure)
  const number = useSelector(deposit, (state) => state.context.number)
  const status = useSelector(deposit, (state) =>
    state.hasTag('begun')
      ? 'order'
      : // What is known stays while it is fetched again.
        state.hasTag('form') || (state.hasTag('pending') && state.context.offer !== null)
        ? 'form'
        : state.hasTag('first-limits')
          ? 'limits'
          : state.hasTag('empty')
            ? 'empty'
            : state.hasTag('error')
              ? 'error'
              : 'wait',
  )
  const { status: once } = useOnce(deposit)
  const limits = useSelector(deposit, ({ children }) => children.firstLimits as FirstLimitsActor | undefined)
  const retry = () => deposit.send({ type: 'RETRY' })
  if (once === 'looking' || once === 'unknown') return <Unsettled parent={deposit} />
  if (status === 'form' || once === 'sending') return <DepositForm deposit={deposit} />
  if (status === 'order' && number !== null) {
    const { order } = deposit.getSnapshot().context
    return (
      <Order
        key={number}
        number={number}
        order={order}
        onAgain={() => deposit.send({ type: 'AGAIN' })}
        onAnother={() => deposit.send({ type: 'NEW_DEPOSIT' })}
      />
    )
  }
  if (status === 'limits' && limits) return <FirstLimits actor={limits} />
  if (status === 'empty') {
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
  if (status === 'error') return <LoadFault failure={failure} onRetry={retry} />
  return <Wait />
}

/** The form's skeleton: ticket, chips, payment methods, promotion. */
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
