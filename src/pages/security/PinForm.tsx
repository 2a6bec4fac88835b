import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../machines/shared/failure'
import { whenFinished } from '../../flows/core/finished'
import {
  paymentPinFlow,
  pinFields,
  pinLength,
  provedByPin,
  type PaymentPinActor,
  type PinField,
  type PinMode,
} from '../../flows/account/payment-pin'
import { Button } from '../../ui/Button'
import { classes } from '../../ui/classes'
import { PasswordField } from '../../ui/PasswordField'
import { ChangeStep } from '../shared/ChangeStep'
import { FormFailure } from '../shared/FormFailure'
import { Unsettled, useOnce } from '../shared/Unsettled'
import { FailureWords } from '../shared/FailureWords'
import css from './security.module.css'
import { Form } from '../../ui/Form'
import { useChart } from '../../flows/core/useChart'

interface PinFormProps {
  mode: PinMode
  onSaved: () => void
  /** Set if the old one can be replaced without knowing it. */
  onForgot?: () => void
  /** The form is in a panel, which has no gutter of its own. */
  inset?: boolean
}

/** A withdrawal password: the first one, a new one, or one to replace a forgotten one (WIRE-33, WIRE-34). */
export function PinForm({ mode, onSaved, onForgot, inset = false }: PinFormProps) {
  const { t } = useTranslation('security')
  const pin = useChart(paymentPinFlow, { mode })
  useEffect(() => whenFinished(pin, onSaved), [pin, onSaved])
  const failure = useSelector(pin, (state) => state.context.failure)
  const once = useOnce(pin).status
  const steps = useSelector(pin, (state) => state.hasTag('step'))
  const saved = useSelector(pin, (state) => state.hasTag('saved'))
  if (once === 'looking' || once === 'unknown') return <Unsettled parent={pin} />
  if (steps)
    return (
      <div className={classes(inset && css.inset)}>
        <ChangeStep actor={pin} />
      </div>
    )
  return (
    <Form className={classes(css.form, inset && css.inset)} onSubmit={() => pin.send({ type: 'SUBMIT' })}>
      <FormFailure>{failure && <Reason failure={failure} />}</FormFailure>
      {pinFields.map((field) => (
        <OneField key={field} pin={pin} mode={mode} field={field} />
      ))}
      <Button type="submit" wide busy={once === 'sending' || saved} busyLabel={t('pin.busy')}>
        {t(`pin.submit.${mode}`)}
      </Button>
      {mode === 'change' && onForgot && (
        <Button look="line" wide onClick={onForgot}>
          {t('panel.forgot')}
        </Button>
      )}
    </Form>
  )
}

function Reason({ failure }: { failure: Failure }) {
  const { t } = useTranslation('security')
  const { code, retryAfter } = failure
  if (code === 'pin-wrong') return t('pin.wrong')
  if (code === 'pin-locked' && retryAfter) return t('pin.locked', { minutes: Math.ceil(retryAfter / 60) })
  if (code === 'wrong-credentials') return t('pin.wrongLogin')
  return <FailureWords failure={failure} />
}

interface FieldProps {
  pin: PaymentPinActor
  mode: PinMode
  field: PinField
}

function OneField({ pin, mode, field }: FieldProps) {
  const { t } = useTranslation('security')
  const value = useSelector(pin, (state) => state.context.values[field])
  const problem = useSelector(pin, (state) => state.context.problems[field])
  const isLogin = field === 'proof' && !provedByPin(mode)
  const label = field === 'proof' ? t(`label.proof.${isLogin ? 'forgotten' : 'change'}`) : t(`label.${field}`)
  return (
    <PasswordField
      name={field}
      value={value}
      label={label}
      required={t('required')}
      error={problem && t(`pin.${problem}`)}
      help={field === 'newPin' ? t('help.newPin') : isLogin ? t('help.login') : undefined}
      showLabel={t(isLogin ? 'showPassword' : 'show')}
      hideLabel={t(isLogin ? 'hidePassword' : 'hide')}
      autoComplete={isLogin ? 'current-password' : 'off'}
      enterKeyHint={field === 'pinAgain' ? 'done' : 'next'}
      {...(isLogin ? {} : { inputMode: 'numeric' as const, maxLength: pinLength })}
      onChange={(event) => pin.send({ type: 'TYPE', field, value: event.target.value })}
    />
  )
}
