import { useActorRef, useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { inspect } from '../../flows/inspect'
import { withdrawFlow, type WithdrawActor } from '../../flows/withdraw'
import { Button } from '../../ui/Button'
import { ErrorState } from '../../ui/ErrorState'
import { Loader } from '../../ui/Loader'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Skeleton } from '../../ui/Skeleton'
import { CardForm } from '../security/CardForm'
import { PinForm } from '../security/PinForm'
import { FailureWords } from '../shared/FailureWords'
import { PageBar } from '../shell/PageBar'
import { Form } from './Form'
import { Result } from './Result'
import css from './withdraw.module.css'

/** Taking money out (ROUTE-49, WALLET-06, WALLET-08): everything it shows and does is its chart's. */
export default function WithdrawPage() {
  const { t } = useTranslation('titles')
  const withdraw = useActorRef(withdrawFlow, { inspect })
  const busy = useSelector(withdraw, (state) => state.matches('loading') && state.context.desk === null)
  return (
    <PageFrame width="form" foot="tabs" busy={busy} bar={<PageBar title={t('withdraw')} />}>
      <Face withdraw={withdraw} />
    </PageFrame>
  )
}

function Face({ withdraw }: { withdraw: WithdrawActor }) {
  const { t } = useTranslation('shell')
  const failure = useSelector(withdraw, (state) => state.context.failure)
  const face = useSelector(withdraw, (state) => {
    if (state.matches('choosingPin')) return 'pin'
    if (state.matches('firstCard')) return 'card'
    if (state.hasTag('checking')) return 'checking'
    if (state.hasTag('done')) return 'done'
    if (state.hasTag('error')) return 'error'
    // What was there stays while it is fetched anew.
    return state.context.cardId === '' ? 'wait' : 'form'
  })
  if (face === 'pin') return <FirstPin withdraw={withdraw} />
  if (face === 'card') return <FirstCard withdraw={withdraw} />
  if (face === 'checking') return <Checking withdraw={withdraw} />
  if (face === 'done') return <Result withdraw={withdraw} />
  if (face === 'form') return <Form withdraw={withdraw} />
  if (face === 'error') {
    return (
      <ErrorState
        title={t('error.title')}
        action={<Button onClick={() => withdraw.send({ type: 'RETRY' })}>{t('reload')}</Button>}
      >
        <FailureWords failure={failure} />
      </ErrorState>
    )
  }
  return (
    <div className={css.wait}>
      <Skeleton height={146} radius={16} />
      <Skeleton height={112} radius={16} n={1} />
      <Skeleton height={96} radius={16} n={2} />
    </div>
  )
}

/** The first of the two steps that come once only. */
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
  const banks = useSelector(withdraw, (state) => state.context.desk?.banks ?? [])
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

/** What became of a wish whose answer got lost: told plainly, and looked after. */
function Checking({ withdraw }: { withdraw: WithdrawActor }) {
  const { t } = useTranslation('withdraw')
  const unknown = useSelector(withdraw, (state) => state.matches('unknown'))
  const face = unknown ? 'unknown' : 'finding'
  return (
    <div className={css.looking} role="status">
      <Loader size={40} />
      <h2 className="display d3">{t(`${face}.title`)}</h2>
      <p>{t(`${face}.text`)}</p>
      {unknown && (
        <Button look="quiet" onClick={() => withdraw.send({ type: 'LOOK_AGAIN' })}>
          {t('lookAgain')}
        </Button>
      )}
    </div>
  )
}
