import { shallowEqual, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import type { RegisterField } from '../../../machines/register/form'
import { prepareSealing } from '../../flows/form-kit'
import { fieldsOf, isStarred, most, rulesOf, type registerFlow } from '../../flows/register'
import { Bulbs } from '../../ui/Bulbs'
import { CaptchaField } from '../../ui/CaptchaField'
import { Field } from '../../ui/Field'
import { Icon } from '../../ui/icons/Icon'
import { checkCircleFill, warningCircleFill } from '../../ui/icons/phosphor'
import { PasswordField } from '../../ui/PasswordField'
import { PhoneField } from '../../ui/PhoneField'
import { SmsCodeField } from '../shared/form/SmsCodeField'
import { useProblem } from '../shared/form/useProblem'
import css from './RegisterPage.module.css'
import { attributesOf } from './attributes'
import { strengthOf } from './strength'

export type RegisterActor = ActorRefFrom<typeof registerFlow>

/** The fields that the platform wants on this tab, in its order (REG-07, REG-18). */
export function RegisterFields({ register }: { register: RegisterActor }) {
  const fields = useSelector(register, (state) => fieldsOf(state.context), shallowEqual)
  return fields.map((field) => <OneField key={field} register={register} field={field} />)
}

interface OneFieldProps {
  register: RegisterActor
  field: RegisterField
}

/** Value, star, problem in words, and typing of one field. */
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
  const help =
    field === 'username' && rule?.min && rule.max
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

/** Says politely under the field whether the name is free; what is wrong with it goes first. */
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
      {/* Always there, so that a screen reader hears what comes into it, in its turn. */}
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
      maxLength={most.mobileNum}
      codes={countries.map((one) => ({ code: one.dialingCode, label: `${one.name} +${one.dialingCode}` }))}
      code={code}
      codeLabel={t('dialingCode')}
      onCode={(chosen) => register.send({ type: 'CHOOSE_DIALING_CODE', code: chosen })}
    />
  )
}

function Code({ register, shared }: { register: RegisterActor; shared: Shared }) {
  const sms = useSelector(register, (state) => state.children.smsCode)
  const paused = useSelector(register, (state) => state.hasTag('paused'))
  if (!sms) return null
  return (
    <SmsCodeField
      {...shared}
      sms={sms}
      maxLength={most.verificationCode}
      getCodeOff={paused}
      onGetCode={() => register.send({ type: 'GET_CODE' })}
    />
  )
}

function Captcha({ register, shared }: { register: RegisterActor; shared: Shared }) {
  const { t } = useTranslation('form')
  const loading = useSelector(register, (state) => state.hasTag('captcha-pending'))
  const image = useSelector(register, (state) => state.context.captcha?.image ?? null)
  return (
    <CaptchaField
      {...shared}
      help={t('captchaHint')}
      maxLength={most.captcha}
      image={image ? `data:image/png;base64,${image}` : null}
      loading={loading}
      onRefresh={() => register.send({ type: 'REFRESH_CAPTCHA' })}
      refreshLabel={t('captchaRefresh')}
    />
  )
}
