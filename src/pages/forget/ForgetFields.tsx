import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import type { ForgotField } from '../../../machines/forgot-password/form'
import { prepareSealing } from '../../flows/core/form-setup'
import { codeOpen, maxLengths, ruleOf, type forgotPasswordFlow } from '../../flows/account/forgot-password'
import { CaptchaField } from '../../ui/CaptchaField'
import { Field } from '../../ui/Field'
import { PasswordField } from '../../ui/PasswordField'
import { SmsCodeField } from '../shared/form/SmsCodeField'
import { useProblem } from '../shared/form/useProblem'

interface Forgot {
  forgot: ActorRefFrom<typeof forgotPasswordFlow>
}

const ofMailForm: ReadonlySet<ForgotField> = new Set(['username', 'email'])

/** Value, message and change handler of one field. */
function useField(forgot: Forgot['forgot'], field: ForgotField) {
  const { t } = useTranslation('form')
  const say = useProblem()
  const value = useSelector(forgot, (state) => state.context.values[field])
  const problem = useSelector(forgot, (state) => state.context.problems[field])
  const rules = useSelector(forgot, (state) => state.context.rules)
  return {
    name: field,
    value,
    label: t(`label.${field}`),
    required: t('required'),
    error: say(field, problem, ruleOf(rules, field)),
    onChange: (event: { target: { value: string } }) => {
      // A new password signs in at once, and a login is encrypted; the e-mail form only sends an e-mail.
      if (!ofMailForm.has(field)) prepareSealing()
      forgot.send({ type: 'TYPE', field, value: event.target.value })
    },
  }
}

/** FORGOT-04. */
export function MailFields({ forgot }: Forgot) {
  return (
    <>
      <Field
        {...useField(forgot, 'username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      <Field
        {...useField(forgot, 'email')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
      />
    </>
  )
}

/** FORGOT-09. The code field is enabled once a code was sent (SMS-08). */
export function PhoneFields({ forgot }: Forgot) {
  const { t } = useTranslation(['form', 'forget'])
  const sms = useSelector(forgot, (state) => state.children.smsCode)
  const cooldown = useSelector(forgot, (state) => state.hasTag('cooldown'))
  const open = useSelector(forgot, (state) => codeOpen(state.context))
  const code = useField(forgot, 'verificationCode')
  return (
    <>
      <Field
        {...useField(forgot, 'mobileNum')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={maxLengths.mobileNum}
        enterKeyHint="next"
      />
      <Captcha forgot={forgot} />
      {sms && (
        <SmsCodeField
          {...code}
          sms={sms}
          disabled={!open}
          help={t(open ? 'forget:codeSent' : 'form:codeFirst')}
          maxLength={maxLengths.messageCode}
          enterKeyHint="next"
          getCodeOff={cooldown}
          onGetCode={() => forgot.send({ type: 'GET_CODE' })}
        />
      )}
      <PasswordField
        {...useField(forgot, 'newPassword')}
        showLabel={t('form:showPassword')}
        hideLabel={t('form:hidePassword')}
        autoComplete="new-password"
        enterKeyHint="done"
      />
    </>
  )
}

/** Shown only while the platform requires one before it sends a code. */
function Captcha({ forgot }: Forgot) {
  const { t } = useTranslation('form')
  const shows = useSelector(forgot, (state) => state.hasTag('captcha'))
  const loading = useSelector(forgot, (state) => state.hasTag('captcha-pending'))
  const captcha = useSelector(forgot, (state) => state.context.captcha)
  const field = useField(forgot, 'captcha')
  if (!shows) return null
  return (
    <CaptchaField
      {...field}
      label={captcha?.equation ? t('captchaOr', { equation: captcha.equation }) : field.label}
      help={t('captchaHint')}
      maxLength={maxLengths.captcha}
      image={captcha ? `data:image/png;base64,${captcha.image}` : null}
      loading={loading}
      onRefresh={() => forgot.send({ type: 'REFRESH_CAPTCHA' })}
      refreshLabel={t('captchaRefresh')}
    />
  )
}
