import type { Page, Request } from '@playwright/test'
import { words as arrivalEN } from '../../../src/i18n/words/EN/arrival'
import { words as contractEN } from '../../../src/i18n/words/EN/contract'
import { words as forgetEN } from '../../../src/i18n/words/EN/forget'
import { words as formEN } from '../../../src/i18n/words/EN/form'
import { words as passwordEN } from '../../../src/i18n/words/EN/password'
import { words as registerEN } from '../../../src/i18n/words/EN/register'
import { words as socialEN } from '../../../src/i18n/words/EN/social'
import { words as formTY } from '../../../src/i18n/words/TY/form'
import { decryptBody } from '../../../src/platform/cipher'

/** Texts of the account screens, in English; the form's in Filipino for language switches. */
export const say = {
  arrival: arrivalEN,
  contract: contractEN,
  forget: forgetEN,
  form: formEN,
  password: passwordEN,
  register: registerEN,
  social: socialEN,
  formTY,
}

/** A field of the current form by its name, which is also how focus finds it. */
export const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`)

/** The message under a field. */
export const messageAt = (page: Page, name: string) =>
  page
    .locator('form div')
    .filter({ has: page.locator(`[name="${name}"]`) })
    .last()
    .locator('xpath=..')
    .getByRole('alert')

/** The decrypted body of a request. */
export function plainOf(request: Request): Record<string, unknown> {
  const { data } = request.postDataJSON() as { data: string }
  return decryptBody(data, request.headers()['encryption'] ?? '') as Record<string, unknown>
}
