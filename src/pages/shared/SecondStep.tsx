import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../machines/shared/failure'
import * as paths from '../../../machines/shared/paths'
import { secondStepFlow, stepLengths, type SecondStepActor } from '../../flows/account/second-step'
import { whenFinished } from '../../flows/core/finished'
import { useChart } from '../../flows/core/useChart'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Form } from '../../ui/Form'
import { Skeletons } from '../../ui/Skeleton'
import { FailureWords } from './FailureWords'
import { FormFailure } from './FormFailure'
import { LoadFault } from './LoadFault'
import css from './SecondStep.module.css'

interface SecondStepProps {
  purpose: 'sign-in' | 'withdrawal' | 'change'
  next?: string | null
  /** Called when it is completed; after a login, the chart itself continues. */
  onTaken?: () => void
  /** Returns to the form that required it. */
  onBack?: (() => void) | undefined
}

const nothing = () => {}

/** The second step, rendered from its chart. */
export default function SecondStep({ purpose, next = null, onTaken = nothing, onBack }: SecondStepProps) {
  const { t } = useTranslation('safety')
  const actor = useChart(secondStepFlow, { purpose, next })
  useEffect(
    () => whenFinished(actor, () => actor.getSnapshot().hasTag('taken') && onTaken()),
    [actor, onTaken],
  )
  const failure = useSelector(actor, (state) => state.context.failure)
  const view = useSelector(actor, (state) => {
    if (state.hasTag('over')) return 'over'
    if (state.hasTag('error')) return 'error'
    return state.hasTag('form') || state.hasTag('taken') ? 'form' : 'wait'
  })
  return (
    <div className={css.step}>
      {purpose === 'sign-in' && view !== 'over' && <h2 className="display d3">{t('step')}</h2>}
      {purpose === 'change' && <p className={css.lead}>{t('change.step')}</p>}
      {view === 'error' && <LoadFault failure={failure} onRetry={() => actor.send({ type: 'RETRY' })} />}
      {view === 'wait' && <Skeletons heights={[72, 48]} />}
      {view === 'form' && <Ways actor={actor} />}
      {view === 'over' && (
        <>
          <p role="alert">{t('step.over')}</p>
          <Button wide href={paths.login}>
            {t('step.again')}
          </Button>
        </>
      )}
      {onBack && (
        <Button look="line" wide onClick={onBack}>
          {t('step.back')}
        </Button>
      )}
    </div>
  )
}

function Ways({ actor }: { actor: SecondStepActor }) {
  const { t } = useTranslation('safety')
  const { ways, way, code, missing, failure } = useSelector(actor, (state) => state.context)
  const busy = useSelector(actor, (state) => state.hasTag('checking') || state.hasTag('taken'))
  const asks = useSelector(actor, (state) => state.hasTag('phone'))
  return (
    <Form className={css.step} onSubmit={() => actor.send({ type: 'SUBMIT' })}>
      <FormFailure>{failure && <Reason failure={failure} />}</FormFailure>
      {ways.authenticator && (
        <>
          <Field
            key={way}
            name="stepCode"
            value={code}
            label={t(`step.${way}`)}
            help={t(`step.${way}.help`)}
            required={t('required')}
            error={missing && t('step.short')}
            maxLength={stepLengths[way]}
            inputMode={way === 'app' ? 'numeric' : 'text'}
            autoComplete={way === 'app' ? 'one-time-code' : 'off'}
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            onChange={({ target: { value } }) => actor.send({ type: 'TYPE', value })}
          />
          <Button type="submit" wide disabled={asks} busy={busy} busyLabel={t('step.busy')}>
            {t('step.go')}
          </Button>
        </>
      )}
      {ways.passkey && (
        <Button
          look="line"
          wide
          name="stepPasskey"
          busy={asks}
          busyLabel={t('step.busy')}
          disabled={busy}
          onClick={() => actor.send({ type: 'USE_PASSKEY' })}
        >
          {t('step.passkey')}
        </Button>
      )}
      {asks && (
        <p className="muted" role="status">
          {t('step.phone')}{' '}
          <button type="button" className="text-link" onClick={() => actor.send({ type: 'CANCEL' })}>
            {t('change.giveUp')}
          </button>
        </p>
      )}
      {ways.recoveryCodes && (
        <Button look="quiet" wide disabled={busy || asks} onClick={() => actor.send({ type: 'OTHER_WAY' })}>
          {t(way === 'app' ? 'step.useRecovery' : 'step.useApp')}
        </Button>
      )}
    </Form>
  )
}

function Reason({ failure }: { failure: Failure }) {
  const { t } = useTranslation('safety')
  if (failure.code === 'code-wrong') return t('step.wrong')
  if (failure.code === 'not-found') return t('step.wrongKey')
  return <FailureWords failure={failure} />
}
