import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('./art/captcha/', import.meta.url)

/** Digits for which a picture exists, and which are also a plain number. */
export const captchaAnswers: readonly string[] = readdirSync(folder)
  .map((file) => file.replace('.png', ''))
  .filter((answer) => !answer.startsWith('0'))

/** The picture of these digits, a PNG as base64 [WIRE-09]. */
export const captchaPicture = (answer: string): string =>
  readFileSync(new URL(`${answer}.png`, folder), 'base64')

/** A sum with these digits as its result, easily done in one's head [VALID-34]. */
export function captchaEquation(answer: string): string {
  const rest = Number(answer) % 100
  return `${Number(answer) - rest} + ${rest}`
}
