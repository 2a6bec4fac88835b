import { useSelector } from '@xstate/react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openService } from '../../flows/core/late-actions'
import {
  uplineTransferFlow,
  uplineTransferInput,
  type UplineTransferActor,
} from '../../flows/cash/upline-transfer'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Skeleton } from '../../ui/Skeleton'
import { Sum } from '../../ui/money/Sum'
import { Ticket } from '../../ui/Ticket'
import { PinForm } from '../security/PinForm'
import { Unsettled, useOnce } from '../shared/Unsettled'
import { PageBar } from '../shell/PageBar'
import css from '../withdraw/withdraw.module.css'
import * as paths from '../../../machines/shared/paths'
import { TransferForm } from './Form'
import { LoadFault } from '../shared/LoadFault'
import { useChart } from '../../flows/core/useChart'

/** Transferring money to the superior (ROUTE-59, WALLET-09, WALLET-10), rendered from its chart. */
export default function TransferPage() {
  const { t } = useTranslation('titles')
  const [input] = useState(uplineTransferInput)
  const transfer = useChart(uplineTransferFlow, input)
  const busy = useSelector(transfer, (state) => state.hasTag('pending') && state.context.options === null)
  return (
    <PageFrame width="form" foot="tabs" busy={busy} bar={<PageBar title={t('transfer')} />}>
      <Status transfer={transfer} />
    </PageFrame>
  )
}

function Status({ transfer }: { transfer: UplineTransferActor }) {
  const failure = useSelector(transfer, (state) => state.context.failure)
  const { status: once } = useOnce(transfer)
  const status = useSelector(transfer, (state) => {
    if (state.hasTag('first-pin')) return 'pin'
    if (state.hasTag('done')) return 'done'
    if (state.hasTag('error')) return 'error'
    // The old content stays while it reloads.
    return state.context.options?.hasPin === true ? 'form' : 'wait'
  })
  if (status === 'pin') return <FirstPin transfer={transfer} />
  if (once === 'looking' || once === 'unknown') return <Unsettled parent={transfer} />
  if (status === 'done') return <Result transfer={transfer} />
  if (status === 'form') return <TransferForm transfer={transfer} />
  if (status === 'error') {
    const retry = () => transfer.send({ type: 'RETRY' })
    if (failure?.code === 'no-permission') return <Closed onRetry={retry} />
    return <LoadFault reload failure={failure} onRetry={retry} />
  }
  return (
    <div className={css.wait}>
      <Skeleton height={146} radius={16} />
      <Skeleton height={72} radius={16} n={1} />
    </div>
  )
}

/** Not a failure: the account may not transfer, and only customer service can change that. */
function Closed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['transfer', 'parts'])
  return (
    <EmptyState
      title={t('transfer:closed')}
      action={
        <>
          <Button onClick={openService}>{t('parts:maintenance.service')}</Button>
          <Button look="quiet" onClick={onRetry}>
            {t('transfer:closed.again')}
          </Button>
        </>
      }
    >
      {t('transfer:closed.text')}
    </EmptyState>
  )
}

function FirstPin({ transfer }: { transfer: UplineTransferActor }) {
  const { t } = useTranslation(['transfer', 'withdraw'])
  const go = useCallback(() => transfer.send({ type: 'PIN_SET' }), [transfer])
  return (
    <>
      <header className={css.step}>
        <h2 className="display d2">{t('withdraw:first.pin.title')}</h2>
        <p>{t('transfer:first.text')}</p>
      </header>
      <PinForm mode="set" onSaved={go} />
    </>
  )
}

/** The completed transfer, with its number. */
function Result({ transfer }: { transfer: UplineTransferActor }) {
  const { t } = useTranslation(['transfer', 'withdraw'])
  const result = useSelector(transfer, (state) => state.context.result)
  if (!result) return null
  const { amount, to, number } = result
  return (
    <section className={css.result} role="status">
      <h2 className="display d2">{t('transfer:done.title')}</h2>
      <p>{t('transfer:done.text', { to })}</p>
      <Ticket
        as="div"
        across
        spent
        cut={60}
        stub={
          <div className={css.stub}>
            <small>{t('withdraw:number')}</small>
            <b>{number}</b>
          </div>
        }
      >
        <small>{t('transfer:done.to', { to })}</small>
        <Sum of={formatMoney(amount)} />
      </Ticket>
      <div className={css.ways}>
        <Button href={paths.members}>{t('withdraw:finish')}</Button>
        <Button look="line" onClick={() => transfer.send({ type: 'AGAIN' })}>
          {t('transfer:again')}
        </Button>
      </div>
    </section>
  )
}
