import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import type { smsCodeMachine } from '../../../../machines/sms-code/sms-code.machine'
import { useSecondsLeft } from '../../../flows/core/useSeconds'
import { CodeField, type CodeFieldProps } from '../../../ui/CodeField'

type SmsCodeFieldProps = Omit<CodeFieldProps, 'getCode' | 'secondsLeft' | 'seconds' | 'wait' | 'sending'> & {
  sms: ActorRefFrom<typeof smsCodeMachine>
}

/** Seconds of a full bulb ring; a longer cooldown keeps it full until it is that short. */
const usualWait = 60

/** The SMS code with its button and countdown, rendered from its chart (SMS-01..05). */
export function SmsCodeField({ sms, ...field }: SmsCodeFieldProps) {
  const { t } = useTranslation('form')
  const until = useSelector(sms, (state) => state.context.until)
  const sending = useSelector(sms, (state) => state.hasTag('pending'))
  const left = useSecondsLeft(until)
  return (
    <CodeField
      {...field}
      getCode={t('getCode')}
      secondsLeft={left}
      seconds={Math.max(usualWait, left ?? 0)}
      wait={t('seconds', { count: left ?? 0 })}
      sending={sending}
    />
  )
}
