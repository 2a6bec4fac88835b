import { shallowEqual, useSelector } from '@xstate/react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import type { RegisterField } from '../../../machines/register/form'
import { prepareSealing } from '../../flows/core/form-setup'
import {
  fieldsOf,
  foldedOf,
  isStarred,
  maxLengths,
  nameFromNumber,
  rulesOf,
  type registerFlow,
} from '../../flows/account/register'
import { Bulbs } from '../../ui/Bulbs'
import { CaptchaField } from '../../ui/CaptchaField'
import { Field } from '../../ui/Field'
import { Icon } from '../../ui/icons/Icon'
import { checkCircleFill, warningCircleFill } from '../../ui/icons/phosphor'
import { PasswordField } from '../../ui/PasswordField'
import { PhoneField } from '../../ui/PhoneField'
import { SmsCodeField } from '../shared/form/SmsCodeField'
import { useProblem } from '../shared/form/useProblem'
import form from '../shared/form/form.module.css'
import css from './RegisterPage.module.css'
import { attributesOf } from './attributes'
import { strengthOf } from './strength'

export type RegisterActor = ActorRefFrom<typeof registerFlow>

/** The fields the platform requires on this tab, in its order (REG-07, REG-18). */
export function RegisterFields({ register }: { register: RegisterActor }) {
  const fields = useSelector(register, (state) => fieldsOf(state.context), shallowEqual)
  const folded = useSelector(register, (state) => foldedOf(state.context), shallowEqual)
  const draw = (field: RegisterField) => <OneField key={field} register={register} field={field} />
  const due = fields.filter((field) => !folded.includes(field))
  return (
    <>
      {due.filter((field) => field !== 'captcha').map(draw)}
      {folded.length > 0 && <More register={register}>{folded.map(draw)}</More>}
      {due.includes('captcha') && draw('captcha')}
    </>
  )
}

/** Optional fields, collapsed until the player opens them or one has a problem. */
function More({ register, children }: { register: RegisterActor; children: ReactNode }) {
  const { t } = useTranslation('register')
  const problems = useSelector(register, (state) => state.context.problems)
  const place = useRef<HTMLDetailsElement>(null)
  // Opened only, never closed: typing clears the problem, and the field must not disappear while the player
  // types.
  useLayoutEffect(() => {
    const { context } = register.getSnapshot()
    if (place.current && foldedOf(context).some((field) => problems[field])) place.current.open = true
  }, [register, problems])
  return (
    <details ref={place} className={css.more}>
      <summary>{t('more')}</summary>
      <div className={form.fields}>{children}</div>
    </details>
  )
}

interface OneFieldProps {
  register: RegisterActor
  field: RegisterField
}

/** Value, star, message and change handler of one field. */
function useField({ register, field }: OneFieldProps) {
  const { t } = useTranslation(['form', 'register'])
  const say = useProblem()
  const value = useSelector(register, (state) => state.context.values[field])
  const problem = useSelector(register, (state) => state.context.problems[field])
  const starred = useSelector(register, (state) => isStarred(state.context, field))
  const rule = useSelector(register, (state) => rulesOf(state.context)[field], shallowEqual)
  // Two messages that only this form has (VALID-04, VALID-05).
  const own =
    field === 'confirmPassword' && (problem === 'required' || problem === 'mismatch')
      ? t(`register:confirm.${problem}`)
      : say(field, problem, rule)
  const bounds = { min: rule?.min ?? 0, max: rule?.max ?? 0 }
  const name = useSelector(register, (state) => nameFromNumber(state.context))
  const help =
    field === 'mobileNum' && name !== null
      ? t('register:nameFrom', { name })
      : field === 'verificationCode' && rule?.min && rule.min === rule.max
        ? t('register:codeHelp', { count: rule.min })
        : field === 'username' && rule?.min && rule.max
          ? t('form:help.username', bounds)
          : (field === 'password' || field === 'paymentPassword') && rule?.min
            ? t('form:help.password', bounds)
            : undefined
  return {
    name: field,
    value,
    label: t(`form:label.${field}`),
    required: starred ? t('form:required') : undefined,
    placeholder: starred ? undefined : t('form:optional'),
    error: own,
    help,
    ...attributesOf(field),
    onChange: (event: { target: { value: string } }) => {
      prepareSealing()
      register.send({ type: 'TYPE', field, value: event.target.value })
    },
  }
}

function OneField({ register, field }: OneFieldProps) {
  const shared = useField({ register, field })
  if (field === 'username') return <Username register={register} shared={shared} />
  if (field === 'captcha') return <Captcha register={register} shared={shared} />
  if (field === 'verificationCode') return <Code register={register} shared={shared} />
  if (field === 'mobileNum') return <Phone register={register} shared={shared} />
  if (field === 'password') return <Password shared={shared} meter />
  if (field === 'confirmPassword' || field === 'paymentPassword') return <Password shared={shared} />
  return <Field {...shared} />
}

type Shared = ReturnType<typeof useField>

/** Announces politely below the field whether the name is free; the field's own problem takes precedence. */
function Username({ register, shared }: { register: RegisterActor; shared: Shared }) {
  const { t } = useTranslation('register')
  const check = useSelector(register, (state) => state.children.nameCheck)
  const said = useSelector(check, (state) =>
    state?.hasTag('taken')
      ? 'taken'
      : state?.hasTag('free')
        ? 'free'
        : state?.hasTag('pending')
          ? 'asking'
          : null,
  )
  return (
    <div>
      <Field {...shared} help={said === null ? shared.help : undefined} />
      {/* Always rendered, so that a screen reader announces what appears in it. */}
      <p role="status" className={css.news} data-said={said}>
        {said !== null && !shared.error && (
          <>
            {said !== 'asking' && (
              <Icon of={said === 'free' ? checkCircleFill : warningCircleFill} size={16} />
            )}
            <span>{t(`name.${said}`)}</span>
          </>
        )}
      </p>
    </div>
  )
}

function Password({ shared, meter = false }: { shared: Shared; meter?: boolean }) {
  const { t } = useTranslation(['form', 'register'])
  const lit = meter ? strengthOf(shared.value) : 0
  return (
    <PasswordField
      {...shared}
      showLabel={t('form:showPassword')}
      hideLabel={t('form:hidePassword')}
      aside={
        lit !== 0 && (
          <>
            <Bulbs of={4} lit={lit} />
            {t(`register:strength.${lit}`)}
          </>
        )
      }
    />
  )
}

function Phone({ register, shared }: { register: RegisterActor; shared: Shared }) {
  const { t } = useTranslation('form')
  const countries = useSelector(register, (state) => state.context.countries)
  const code = useSelector(register, (state) => state.context.dialingCode)
  return (
    <PhoneField
      {...shared}
      maxLength={maxLengths.mobileNum}
      codes={countries.map((one) => ({ code: one.dialingCode, label: `${one.name} +${one.dialingCode}` }))}
      code={code}
      codeLabel={t('dialingCode')}
      onCode={(chosen) => register.send({ type: 'CHOOSE_DIALING_CODE', code: chosen })}
    />
  )
}

function Code({ register, shared }: { register: RegisterActor; shared: Shared }) {
  const sms = useSelector(register, (state) => state.children.smsCode)
  const cooldown = useSelector(register, (state) => state.hasTag('cooldown'))
  if (!sms) return null
  return (
    <SmsCodeField
      {...shared}
      sms={sms}
      maxLength={maxLengths.verificationCode}
      getCodeOff={cooldown}
      onGetCode={() => register.send({ type: 'GET_CODE' })}
    />
  )
}

function Captcha({ register, shared }: { register: RegisterActor; shared: Shared }) {
  const { t } = useTranslation('form')
  const loading = useSelector(register, (state) => state.hasTag('captcha-pending'))
  const captcha = useSelector(register, (state) => state.context.captcha)
  return (
    <CaptchaField
      {...shared}
      label={captcha?.equation ? t('captchaOr', { equation: captcha.equation }) : shared.label}
      help={t('captchaHint')}
      maxLength={maxLengths.captcha}
      image={captcha ? `data:image/png;base64,${captcha.image}` : null}
      loading={loading}
      onRefresh={() => register.send({ type: 'REFRESH_CAPTCHA' })}
      refreshLabel={t('captchaRefresh')}
    />
  )
}
