import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyActorRef } from 'xstate'
import type { Failure } from '../../../machines/shared/failure'
import { Button } from '../../ui/Button'
import { classes } from '../../ui/classes'
import { Form } from '../../ui/Form'
import { PasswordField } from '../../ui/PasswordField'
import { FailureWords } from '../shared/FailureWords'
import { FormFailure } from '../shared/FormFailure'
import { LateStep } from '../shared/LateStep'
import { useChange } from '../shared/useChange'
import css from './security.module.css'

/** What is about to change, and the login password for it; then the second step, if there is one. */
export function Proof({ parent, text }: { parent: AnyActorRef; text: string }) {
  const { t } = useTranslation('safety')
  const { change, status } = useChange(parent)
  const password = useSelector(change, (state) => state?.context.password ?? '')
  const missing = useSelector(change, (state) => state?.context.missing ?? false)
  const failure = useSelector(change, (state) => state?.context.failure ?? null)
  const busy = status === 'sending'
  const taken = useCallback(() => change?.send({ type: 'STEP_TAKEN' }), [change])
  if (status === 'step')
    return (
      <div className={classes(css.form, css.inset)}>
        <LateStep purpose="change" onTaken={taken} />
      </div>
    )
  return (
    <Form className={classes(css.form, css.inset)} onSubmit={() => change?.send({ type: 'SUBMIT' })}>
      <p className={css.lead}>
        {text} {t('change.told')}
      </p>
      <FormFailure>{failure && <Reason failure={failure} />}</FormFailure>
      <PasswordField
        name="loginPassword"
        value={password}
        label={t('loginPassword')}
        required={t('required')}
        error={missing && t('missing')}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        autoComplete="current-password"
        enterKeyHint="done"
        disabled={busy}
        onChange={({ target: { value } }) => change?.send({ type: 'TYPE', value })}
      />
      <Button type="submit" wide busy={busy} busyLabel={t('change.busy')}>
        {t('change.go')}
      </Button>
    </Form>
  )
}

/** Why a change was refused. */
export function Reason({ failure }: { failure: Failure }) {
  const { t } = useTranslation('safety')
  if (failure.code === 'wrong-credentials') return t('wrongLogin')
  if (failure.code === 'already-exists') return t('change.known')
  if (failure.code === 'not-found') return t('change.wrong')
  if (failure.code === 'code-wrong') return t('scan.wrong')
  return <FailureWords failure={failure} />
}
