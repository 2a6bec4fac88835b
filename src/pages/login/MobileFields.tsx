import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { maxLengths } from '../../flows/account/login'
import { useSecondsLeft } from '../../flows/core/useSeconds'
import { CodeField } from '../../ui/CodeField'
import { PhoneField } from '../../ui/PhoneField'
import { useField, type LoginActor } from './LoginFields'

/** Seconds of a full bulb ring; a longer cooldown keeps it full until it is that short. */
const usualWait = 60

/** The number and its code. */
export function MobileFields({ login }: { login: LoginActor }) {
  const { t } = useTranslation('login')
  const sms = useSelector(login, (state) => state.children.smsCode)
  const countries = useSelector(login, (state) => state.context.countries)
  const dialingCode = useSelector(login, (state) => state.context.dialingCode)
  return (
    <>
      <PhoneField
        {...useField(login, 'mobileNum')}
        label={t('mobileNum')}
        maxLength={maxLengths.mobileNum}
        enterKeyHint="next"
        codes={countries.map((one) => ({
          code: one.dialingCode,
          label: `${one.name} +${one.dialingCode}`,
        }))}
        code={dialingCode}
        codeLabel={t('dialingCode')}
        onCode={(code) => login.send({ type: 'CHOOSE_DIALING_CODE', code })}
      />
      {sms && <SmsCode login={login} sms={sms} />}
    </>
  )
}

function SmsCode({
  login,
  sms,
}: {
  login: LoginActor
  sms: NonNullable<ReturnType<LoginActor['getSnapshot']>['children']['smsCode']>
}) {
  const { t } = useTranslation(['login', 'shell'])
  const until = useSelector(sms, (state) => state.context.until)
  const sending = useSelector(sms, (state) => state.hasTag('pending'))
  const cooldown = useSelector(login, (state) => state.hasTag('cooldown'))
  const left = useSecondsLeft(until)
  const digits = useSelector(login, (state) => state.context.rules['verificationCode']?.max)
  return (
    <CodeField
      {...useField(login, 'messageCode')}
      label={t('login:messageCode')}
      help={digits && t('login:digits', { count: digits })}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={maxLengths.messageCode}
      enterKeyHint="go"
      getCode={t('login:getCode')}
      onGetCode={() => login.send({ type: 'GET_CODE' })}
      secondsLeft={left}
      seconds={Math.max(usualWait, left ?? 0)}
      wait={t('login:seconds', { count: left ?? 0 })}
      sending={sending}
      getCodeOff={cooldown}
    />
  )
}
