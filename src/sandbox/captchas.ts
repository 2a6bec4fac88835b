import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('./art/captcha/', import.meta.url)

/** Digits for which a picture exists. */
export const captchaAnswers: readonly string[] = readdirSync(folder).map((file) => file.replace('.png', ''))

/** The picture of these digits, a PNG as base64 [WIRE-09]. */
export const captchaPicture = (answer: string): string =>
  readFileSync(new URL(`${answer}.png`, folder), 'base64')
