import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../machines/shared/failure'
import type { Change, SignInSecurityActor } from '../../flows/account/sign-in-security'
import { Button } from '../../ui/Button'
import { classes } from '../../ui/classes'
import { Form } from '../../ui/Form'
import { PasswordField } from '../../ui/PasswordField'
import { Sheet } from '../../ui/Sheet'
import { FailureWords } from '../shared/FailureWords'
import { FormFailure } from '../shared/FormFailure'
import css from './security.module.css'

const keyOf = (change: Change | null) =>
  change?.kind === 'withdrawals'
    ? (`change.withdrawals-${change.on ? 'on' : 'off'}` as const)
    : (`change.${change?.kind ?? 'add'}` as const)

/** What will happen, and the login password for it. */
export function ChangePanel({ actor }: { actor: SignInSecurityActor }) {
  const { t } = useTranslation(['safety', 'shell'])
  const open = useSelector(actor, (state) => state.hasTag('asking') || state.hasTag('sending'))
  const busy = useSelector(actor, (state) => state.hasTag('sending'))
  const { change, password, missing, failure } = useSelector(actor, (state) => state.context)
  const key = keyOf(change)
  return (
    <Sheet
      open={open}
      onClose={() => actor.send({ type: 'CANCEL' })}
      title={t(`safety:${key}`)}
      closeLabel={t('shell:close')}
    >
      <Form className={classes(css.form, css.inset)} onSubmit={() => actor.send({ type: 'SUBMIT' })}>
        <p className={css.lead}>
          {t(`safety:${key}.text`)} {t('safety:change.told')}
        </p>
        <FormFailure>{failure && <Reason failure={failure} />}</FormFailure>
        <PasswordField
          name="loginPassword"
          value={password}
          label={t('safety:loginPassword')}
          required={t('safety:required')}
          error={missing && t('safety:missing')}
          showLabel={t('safety:showPassword')}
          hideLabel={t('safety:hidePassword')}
          autoComplete="current-password"
          enterKeyHint="done"
          disabled={busy}
          onChange={({ target: { value } }) => actor.send({ type: 'TYPE', value })}
        />
        <Button type="submit" wide busy={busy} busyLabel={t('safety:change.busy')}>
          {t('safety:change.go')}
        </Button>
      </Form>
    </Sheet>
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
