import { callActor } from './chart'

/** Shared by the forms with a captcha: its picture, and what a new one changes. */

/** A captcha on screen: base64 PNG and the id to send with the next attempt. */
export interface CaptchaImage {
  readonly image: string
  readonly id: string
  /** The result of its sum is accepted instead, for players who cannot see the picture (VALID-34). */
  readonly equation?: string | undefined
}

export const captchaActor = callActor<CaptchaImage>('loadCaptcha')

/** A new picture is needed: the text typed for the previous one is discarded. */
export const captchaWanted = <Values extends { readonly captcha: string }>({
  values,
}: {
  values: Values
}) => ({
  captchaWanted: true,
  captcha: null,
  values: { ...values, captcha: '' },
})

export const captchaKept = (_: unknown, { captcha }: { captcha: CaptchaImage }) => ({ captcha })
