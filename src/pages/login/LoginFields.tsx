import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import type { LoginField } from '../../../machines/login/form'
import { prepareSealing } from '../../flows/core/form-setup'
import { maxLengths, type loginFlow } from '../../flows/account/login'
import { CaptchaField } from '../../ui/CaptchaField'
import { Field } from '../../ui/Field'
import { PasswordField } from '../../ui/PasswordField'

export type LoginActor = ActorRefFrom<typeof loginFlow>

/** Problems a login field can have (machines/login/form.ts). */
const spoken = ['required', 'format', 'too-short', 'too-long'] as const

/** Value, message and change handler of one field. */
export function useField(login: LoginActor, field: LoginField) {
  const { t } = useTranslation('login')
  const value = useSelector(login, (state) => state.context.values[field])
  const problem = useSelector(login, (state) => state.context.problems[field])
  const rule = useSelector(
    login,
    (state) => state.context.rules[field === 'messageCode' ? 'verificationCode' : field],
  )
  const known = spoken.find((one) => one === problem)
  return {
    name: field,
    value,
    required: t('required'),
    error: known ? t(`problem.${field}.${known}`, { min: rule?.min ?? 0, max: rule?.max ?? 0 }) : undefined,
    onChange: (event: { target: { value: string } }) => {
      prepareSealing()
      login.send({ type: 'TYPE', field, value: event.target.value })
    },
  }
}

export function UsernameFields({ login }: { login: LoginActor }) {
  const { t } = useTranslation('login')
  const kept = useSelector(login, (state) => state.context.kept)
  return (
    <>
      <Field
        {...useField(login, 'username')}
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PasswordField
        {...useField(login, 'password')}
        // A remembered password never reaches the page: it can neither be shown nor copied.
        {...(kept && { value: '', placeholder: '••••••••' })}
        kept={kept}
        label={t('password')}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        autoComplete="current-password"
        enterKeyHint="go"
      />
    </>
  )
}

/** The captcha and its field; shown only after the platform has asked for it (LOGIN-10). */
export function CaptchaInput({ login }: { login: LoginActor }) {
  const { t } = useTranslation('login')
  const shows = useSelector(login, (state) => state.hasTag('captcha'))
  const loading = useSelector(login, (state) => state.hasTag('captcha-pending'))
  const captcha = useSelector(login, (state) => state.context.captcha)
  const field = useField(login, 'captcha')
  if (!shows) return null
  return (
    <CaptchaField
      {...field}
      label={captcha?.equation ? t('captchaOr', { equation: captcha.equation }) : t('captcha')}
      help={t('captchaHint')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={maxLengths.captcha}
      image={captcha ? `data:image/png;base64,${captcha.image}` : null}
      loading={loading}
      onRefresh={() => login.send({ type: 'REFRESH_CAPTCHA' })}
      refreshLabel={t('captchaRefresh')}
    />
  )
}
