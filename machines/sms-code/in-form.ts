import type { CaptchaImage } from '../login/form'
import type { SmsEvent, SmsPurpose, SmsTarget } from './sms-code.machine'

/** What the three forms with a get-code button have in common: the button's chart inside, and what it is told. */

/** The part of a form's memory that goes with a wish for a code. */
interface CodeForm {
  readonly values: { readonly captcha: string }
  readonly captcha: CaptchaImage | null
}

/** The invoke of a form: without its button the form still stands. */
export const codeButton = <Context>(purpose: SmsPurpose, numberOf: (context: Context) => SmsTarget) =>
  ({
    id: 'smsCode',
    src: 'smsCode',
    input: ({ context }: { context: Context }) => ({ purpose, target: numberOf(context) }),
    onError: { actions: { type: 'logFault', params: { what: 'sms code', code: 'unknown' } } },
  }) as const

/** The player asks for a code; the captcha goes along where one was answered, by its id. */
export const wishForCode = ({ values, captcha }: CodeForm, target: SmsTarget): SmsEvent => ({
  type: 'SEND',
  target,
  captcha: values.captcha,
  captchaId: captcha?.id ?? null,
})

/** Another number stands in the form: it has a wait of its own. */
export const numberChanged = (target: SmsTarget): SmsEvent => ({ type: 'NUMBER_CHANGED', target })
