import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import type { ForgotField } from '../../../machines/forgot-password/form'
import { prepareSealing } from '../../flows/form-kit'
import { codeOpen, most, ruleOf, type forgotPasswordFlow } from '../../flows/forgot-password'
import { CaptchaField } from '../../ui/CaptchaField'
import { Field } from '../../ui/Field'
import { PasswordField } from '../../ui/PasswordField'
import { SmsCodeField } from '../shared/form/SmsCodeField'
import { useProblem } from '../shared/form/useProblem'

interface Forgot {
  forgot: ActorRefFrom<typeof forgotPasswordFlow>
}

const ofMailForm: ReadonlySet<ForgotField> = new Set(['username', 'email'])

/** Value, problem in words, and typing of one field. */
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
      // A new password signs in at once, and a login is sealed; a mail is all there is to the other form.
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

/** FORGOT-09. The code field opens once a code is out (SMS-08). */
export function PhoneFields({ forgot }: Forgot) {
  const { t } = useTranslation(['form', 'forget'])
  const sms = useSelector(forgot, (state) => state.children.smsCode)
  const paused = useSelector(forgot, (state) => state.hasTag('paused'))
  const open = useSelector(forgot, (state) => codeOpen(state.context))
  const code = useField(forgot, 'verificationCode')
  return (
    <>
      <Field
        {...useField(forgot, 'mobileNum')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={most.mobileNum}
        enterKeyHint="next"
      />
      <Captcha forgot={forgot} />
      {sms && (
        <SmsCodeField
          {...code}
          sms={sms}
          disabled={!open}
          help={t(open ? 'forget:codeSent' : 'form:codeFirst')}
          maxLength={most.messageCode}
          enterKeyHint="next"
          getCodeOff={paused}
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

/** There only while the platform wants one before it sends a code. */
function Captcha({ forgot }: Forgot) {
  const { t } = useTranslation('form')
  const shows = useSelector(forgot, (state) => state.hasTag('captcha'))
  const loading = useSelector(forgot, (state) => state.hasTag('captcha-pending'))
  const image = useSelector(forgot, (state) => state.context.captcha?.image ?? null)
  const field = useField(forgot, 'captcha')
  if (!shows) return null
  return (
    <CaptchaField
      {...field}
      help={t('captchaHint')}
      maxLength={most.captcha}
      image={image ? `data:image/png;base64,${image}` : null}
      loading={loading}
      onRefresh={() => forgot.send({ type: 'REFRESH_CAPTCHA' })}
      refreshLabel={t('captchaRefresh')}
    />
  )
}
