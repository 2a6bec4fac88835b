import { useActorRef, useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { inspect } from '../../flows/inspect'
import { uplineTransferFlow, type UplineTransferActor } from '../../flows/upline-transfer'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { ErrorState } from '../../ui/ErrorState'
import { Loader } from '../../ui/Loader'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Skeleton } from '../../ui/Skeleton'
import { Ticket } from '../../ui/Ticket'
import { PinForm } from '../security/PinForm'
import { FailureWords } from '../shared/FailureWords'
import { PageBar } from '../shell/PageBar'
import css from '../withdraw/withdraw.module.css'
import { Form } from './Form'

/** Handing money to the superior (ROUTE-59, WALLET-09, WALLET-10): everything it shows and does is its chart's. */
export default function TransferPage() {
  const { t } = useTranslation('titles')
  const transfer = useActorRef(uplineTransferFlow, { inspect })
  const busy = useSelector(transfer, (state) => state.matches('loading') && state.context.desk === null)
  return (
    <PageFrame width="form" foot="tabs" busy={busy} bar={<PageBar title={t('transfer')} />}>
      <Face transfer={transfer} />
    </PageFrame>
  )
}

function Face({ transfer }: { transfer: UplineTransferActor }) {
  const { t } = useTranslation(['shell', 'transfer'])
  const failure = useSelector(transfer, (state) => state.context.failure)
  const face = useSelector(transfer, (state) => {
    if (state.matches('choosingPin')) return 'pin'
    if (state.hasTag('checking')) return 'checking'
    if (state.hasTag('done')) return 'done'
    if (state.hasTag('error')) return 'error'
    // What was there stays while it is fetched anew.
    return state.context.desk?.hasPin === true ? 'form' : 'wait'
  })
  if (face === 'pin') return <FirstPin transfer={transfer} />
  if (face === 'checking') return <Checking transfer={transfer} />
  if (face === 'done') return <Result transfer={transfer} />
  if (face === 'form') return <Form transfer={transfer} />
  if (face === 'error') {
    return (
      <ErrorState
        title={t(failure?.code === 'no-permission' ? 'transfer:closed' : 'shell:error.title')}
        action={<Button onClick={() => transfer.send({ type: 'RETRY' })}>{t('shell:reload')}</Button>}
      >
        <FailureWords failure={failure} />
      </ErrorState>
    )
  }
  return (
    <div className={css.wait}>
      <Skeleton height={146} radius={16} />
      <Skeleton height={72} radius={16} n={1} />
    </div>
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

/** What became of a wish whose answer got lost: told plainly, and looked after. */
function Checking({ transfer }: { transfer: UplineTransferActor }) {
  const { t } = useTranslation(['transfer', 'withdraw'])
  const unknown = useSelector(transfer, (state) => state.matches('unknown'))
  const face = unknown ? 'unknown' : 'finding'
  return (
    <div className={css.looking} role="status">
      <Loader size={40} />
      <h2 className="display d3">{t(`withdraw:${face}.title`)}</h2>
      <p>{t(`transfer:${face}.text`)}</p>
      {unknown && (
        <Button look="quiet" onClick={() => transfer.send({ type: 'LOOK_AGAIN' })}>
          {t('withdraw:lookAgain')}
        </Button>
      )}
    </div>
  )
}

/** The transfer that was made, with its number. */
function Result({ transfer }: { transfer: UplineTransferActor }) {
  const { t } = useTranslation(['transfer', 'withdraw'])
  const result = useSelector(transfer, (state) => state.context.result)
  const currency = useSelector(transfer, (state) => state.context.desk?.currency)
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
        <b className={`display ${css.amount}`}>{formatMoney(amount, currency)}</b>
      </Ticket>
      <div className={css.ways}>
        <Button href="/m/mine">{t('withdraw:finish')}</Button>
        <Button look="line" onClick={() => transfer.send({ type: 'AGAIN' })}>
          {t('transfer:again')}
        </Button>
      </div>
    </section>
  )
}
