import { expect } from '@playwright/test'
import type { App } from '../../support/app'
import type { Gates } from './gates'

/** The get-code button of a form. Its request is held at the gate `code` until a signal decides the outcome. */

/** Longer than any cooldown for codes in these worlds, milliseconds. */
const anyWait = 61_000
/** Codes of the platform and of the SMS provider. */
const paths = ['/wps/verification/sms', '/demo/provider/phone/code'] as const

/** Ends any cooldown, so that a code can be requested again. */
export async function mayAskForCode(app: App, gates: Gates): Promise<void> {
  const { page, world } = app
  const button = app.button(app.words.form.getCode)
  if (gates.waiting('code')) {
    for (const path of paths) world.fault({ kind: 'status', status: 429, path })
    await gates.release('code')
    await expect(button).toBeEnabled()
    gates.shut('code')
    world.heal()
  }
  if ((await page.getByRole('timer').count()) > 0) {
    await world.db.deleteFrom('smsCode').execute()
    await page.clock.fastForward(anyWait)
  }
  await expect(button).toBeEnabled()
}

/** Taps the button, and waits until a code is requested or the form shows an error. */
export async function tapForCode(app: App, gates: Gates): Promise<void> {
  await app.button(app.words.form.getCode).click()
  const wrong = app.page.locator('form [aria-invalid="true"]')
  const heard = async () => gates.waiting('code') || (await wrong.count()) > 0
  await expect
    .poll(heard, { message: 'the tap has come to something', intervals: [10, 20, 40, 80] })
    .toBe(true)
}

/** Requests a code, leaving the request held. */
export async function askForCode(app: App, gates: Gates): Promise<void> {
  if (gates.waiting('code')) return
  await mayAskForCode(app, gates)
  await tapForCode(app, gates)
}

/** Refuses the held request until a captcha is answered. */
export async function demandCaptcha({ world }: App, gates: Gates): Promise<void> {
  const demand = { kind: 'status', status: 400, code: 'login.captcha.required', captcha: true } as const
  for (const path of paths) world.fault({ ...demand, path })
  await gates.release('code')
}
