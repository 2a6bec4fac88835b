import type { CaptchaImage } from '../shared/captcha'
import type { SmsEvent, SmsPurpose, SmsTarget } from './sms-code.machine'

/** What the three forms with a get-code button share: the button's chart inside, and its messages. */

/** The form context relevant to a code request. */
interface CodeForm {
  readonly values: { readonly captcha: string }
  readonly captcha: CaptchaImage | null
}

/** A form's invoke: if the button fails, the form still works. */
export const codeButton = <Context>(purpose: SmsPurpose, numberOf: (context: Context) => SmsTarget) =>
  ({
    id: 'smsCode',
    src: 'smsCode',
    input: ({ context }: { context: Context }) => ({ purpose, target: numberOf(context) }),
    onError: { actions: { type: 'logFault', params: { what: 'sms code', code: 'unknown' } } },
  }) as const

/** The player requests a code; an answered captcha is sent along, by its id. */
export const requestCode = ({ values, captcha }: CodeForm, target: SmsTarget): SmsEvent => ({
  type: 'SEND',
  target,
  captcha: values.captcha,
  captchaId: captcha?.id ?? null,
})

/** The form's number has changed: each number has its own cooldown. */
export const numberChanged = (target: SmsTarget): SmsEvent => ({ type: 'NUMBER_CHANGED', target })
