import { useSelector } from '@xstate/react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withdrawFlow, withdrawInput, type WithdrawActor } from '../../flows/cash/withdraw'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Skeleton } from '../../ui/Skeleton'
import { CardForm } from '../security/CardForm'
import { PinForm } from '../security/PinForm'
import { Unsettled, useOnce } from '../shared/Unsettled'
import { PageBar } from '../shell/PageBar'
import { WithdrawForm } from './Form'
import { Result } from './Result'
import css from './withdraw.module.css'
import { LoadFault } from '../shared/LoadFault'
import { useChart } from '../../flows/core/useChart'

/** Withdrawing money (ROUTE-49, WALLET-06, WALLET-08), rendered from its chart. */
export default function WithdrawPage() {
  const { t } = useTranslation('titles')
  const [input] = useState(withdrawInput)
  const withdraw = useChart(withdrawFlow, input)
  const busy = useSelector(withdraw, (state) => state.hasTag('pending') && state.context.options === null)
  return (
    <PageFrame width="form" foot="tabs" busy={busy} bar={<PageBar title={t('withdraw')} />}>
      <Status withdraw={withdraw} />
    </PageFrame>
  )
}

function Status({ withdraw }: { withdraw: WithdrawActor }) {
  const failure = useSelector(withdraw, (state) => state.context.failure)
  const { status: once } = useOnce(withdraw)
  const status = useSelector(withdraw, (state) => {
    if (state.hasTag('first-pin')) return 'pin'
    if (state.hasTag('first-card')) return 'card'
    if (state.hasTag('done')) return 'done'
    if (state.hasTag('error')) return 'error'
    // The old content stays while it reloads.
    return state.context.cardId === '' ? 'wait' : 'form'
  })
  if (status === 'pin') return <FirstPin withdraw={withdraw} />
  if (status === 'card') return <FirstCard withdraw={withdraw} />
  if (once === 'looking' || once === 'unknown') return <Unsettled parent={withdraw} />
  if (status === 'done') return <Result withdraw={withdraw} />
  if (status === 'form') return <WithdrawForm withdraw={withdraw} />
  if (status === 'error') {
    return <LoadFault reload failure={failure} onRetry={() => withdraw.send({ type: 'RETRY' })} />
  }
  return (
    <div className={css.wait}>
      <Skeleton height={146} radius={16} />
      <Skeleton height={112} radius={16} n={1} />
      <Skeleton height={96} radius={16} n={2} />
    </div>
  )
}

/** The first of the two one-time setup steps. */
function FirstPin({ withdraw }: { withdraw: WithdrawActor }) {
  const { t } = useTranslation('withdraw')
  const go = useCallback(() => withdraw.send({ type: 'PIN_SET' }), [withdraw])
  return (
    <>
      <header className={css.step}>
        <small className="muted">{t('step', { step: 1 })}</small>
        <h2 className="display d2">{t('first.pin.title')}</h2>
        <p>{t('first.pin.text')}</p>
      </header>
      <PinForm mode="set" onSaved={go} />
    </>
  )
}

function FirstCard({ withdraw }: { withdraw: WithdrawActor }) {
  const { t } = useTranslation('withdraw')
  const go = useCallback(() => withdraw.send({ type: 'CARD_ADDED' }), [withdraw])
  const banks = useSelector(withdraw, (state) => state.context.options?.banks ?? [])
  return (
    <>
      <header className={css.step}>
        <small className="muted">{t('step', { step: 2 })}</small>
        <h2 className="display d2">{t('first.card.title')}</h2>
        <p>{t('first.card.text')}</p>
      </header>
      <CardForm banks={banks} onSaved={go} />
    </>
  )
}
