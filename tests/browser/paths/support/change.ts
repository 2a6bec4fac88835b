import { expect } from '@playwright/test'
import type { CallName } from '../../../../src/platform/contract'
import type { App } from '../../support/app'
import { freshCode, setSafe } from './phone-key'
import type { Outcome } from './plays'

/** Why no browser can make the child chart fail. */
export const changeNeverFails = 'a confirmed change always ends with an outcome, whatever the platform does'

const password = 'Perya-1234'
const question = (app: App) => app.page.getByRole('alertdialog')
const panel = (app: App) => app.page.getByRole('dialog')

/** The next of these calls is refused. */
export const refuses = (status: number, code: string | null, ...calls: readonly CallName[]) => ({
  make: async ({ world }: App) => {
    for (const call of calls)
      await world.fault({ kind: 'status', status, call, times: 1, ...(code ? { code } : {}) })
  },
})

/** The player says yes to the question, once the world is ready; the first button says no. */
export const says = <S>(yes: boolean, world: Outcome<S> = { make: () => {} }): Outcome<S> => ({
  ...world,
  make: async (app) => {
    await world.make(app)
    await question(app)
      .getByRole('button')
      .nth(yes ? 1 : 0)
      .click()
  },
})

/** The player types their password into the panel and goes on, once the world is ready. */
export const proves = <S>(world: Outcome<S>): Outcome<S> => ({
  ...world,
  make: async (app) => {
    await world.make(app)
    await panel(app).locator('input').fill(password)
    await panel(app).locator('button[type="submit"]').click()
  },
})

/** The player closes the panel. */
export const closes = { make: (app: App) => app.button(app.words.shell.close, panel(app)).click() }

/** The player takes the second step with a code of the app. */
export async function takesStep(app: App): Promise<void> {
  await app.page.locator('input[name="stepCode"]').fill(await freshCode(app))
  await app.button(app.words.safety['step.go']).click()
}

/** The player goes back from the second step to the form. */
export const leavesStep = (app: App) => app.button(app.words.safety['step.back']).click()

/** The account has a second step that is still to be taken, or none: then the platform asks for none. */
export const hasStep =
  (username: string, app: boolean) =>
  async ({ world }: App): Promise<void> => {
    await setSafe(world, username, { app })
    await world.db.deleteFrom('stepProof').execute()
  }

/** Of the second step: it is in the place of the form, with nothing of the form left. */
export async function showsStep(app: App): Promise<void> {
  await expect(app.page.locator('input[name="stepCode"]')).toBeVisible()
  await expect(app.button(app.words.security['panel.forgot'])).toHaveCount(0)
}
