import { expect } from '@playwright/test'
import { serviceDeskCases } from '../../../../machines/service-desk/service-desk.cases'
import type { serviceDeskMachine } from '../../../../machines/service-desk/service-desk.machine'
import { launchChat, serviceAgents } from '../../../../src/platform/calls/service-desk'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { switchLanguage } from '../support/elsewhere'
import { failureKind } from '../support/failures'

const panel = (app: App) => app.page.getByRole('dialog', { name: app.words.service.float })
/** The panel floats above a screen; otherwise it is the screen. */
const desk = (app: App) => panel(app).or(app.page.locator('#main')).last()

const comesBack = 'a player who comes back to the screen: kept.spec.ts'
/** The cases' agents are available, or nobody is. */
const staffed = (by: boolean) => ({
  make: ({ world }: App) =>
    world.control('scene', {
      agents: by
        ? [
            { title: 'Help desk', type: 'LIVECHAT' },
            { title: 'Account', type: 'TELEGRAM' },
            { title: 'Money', type: 'TELEGRAM' },
          ]
        : [],
    }) as Promise<void>,
})
/** Where an agent is reached: at an allowed address, or at one that is not. */
const reached = (path: string) => ({
  make: ({ world }: App) => world.control('scene', { agentsAt: path }) as Promise<void>,
})

/** The dialog before leaving the site covers everything else. */
async function stay(app: App): Promise<void> {
  const question = app.page.getByRole('alertdialog')
  if ((await question.count()) === 0) return
  await app.button(app.words.arrival['leave.stay'], question).click()
  await expect(question).toHaveCount(0)
}

/** Customer service, as a screen and floating above the help centre. */
export const serviceDeskDriver = defineDriver<typeof serviceDeskMachine>({
  cases: serviceDeskCases,
  ids: '[ROUTE-65] [HELP-07] [HELP-08] [HELP-09] [HELP-10] [WIRE-83]',
  events: {
    OPEN: { make: (app) => app.button(app.words.service.float).click() },
    CLOSE: {
      possible: (snapshot) => snapshot.context.widget && snapshot.hasTag('open'),
      before: stay,
      make: (app) => app.button(app.words.shell.close, panel(app)).click(),
    },
    RETRY: {
      make: (app) =>
        app
          .button(app.words.shell.retry, desk(app))
          .or(app.button(app.words.service['nobody.again'], desk(app)))
          .click(),
    },
    CHOOSE_WAY: {
      before: stay,
      make: (app, { way }) =>
        desk(app)
          .getByRole('button', { name: app.words.service[`way.${way}`] })
          .click(),
    },
    PICK: { before: stay, make: (app) => app.button('Money', desk(app)).click() },
    LANGUAGE_CHANGED: {
      // The panel covers the picker.
      possible: (snapshot) => !snapshot.context.widget,
      before: stay,
      make: switchLanguage,
    },
  },
  actors: {
    renew: {
      calls: [serviceAgents],
      done: [staffed(true), staffed(false)],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'serviceAgents' }) }],
    },
    agents: {
      calls: [serviceAgents],
      done: [staffed(true), staffed(false)],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'serviceAgents' }) }],
    },
    launch: {
      calls: [launchChat],
      done: [reached('/demo/service/telegram'), reached('https://elsewhere.example/x')],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'launchChat' }) }],
    },
  },
  stopsTime: true,
  open: (app, { input }) => app.open(input === 'panel' ? '/m/help' : '/m/service'),
  same: ({ widget, open, failure, wanted }) => ({
    widget,
    open,
    failure: failureKind(failure) !== null,
    wanted: (wanted as { csPosition?: number } | null)?.csPosition ?? null,
  }),
  shows: async (app, { expected }) => {
    const { service, shell } = app.words
    const { value } = expected
    const context = expected.context as unknown as { widget: boolean; open: string | null }
    if (context.widget) await expect(panel(app)).toHaveCount(value === 'closed' ? 0 : 1)
    if (value === 'nobody') await expect(desk(app).getByText(service['nobody.title'])).toBeVisible()
    if (value === 'failed') await expect(desk(app).getByText(shell['error.title'])).toBeVisible()
    if (typeof value === 'object') {
      await expect(app.button('Money', desk(app))).toHaveCount(context.open === 'TELEGRAM' ? 1 : 0)
      const leaves = expected.actions.some(({ type }) => type === 'openExternal')
      if (leaves) await expect(app.page.getByRole('alertdialog')).toBeVisible()
      const told = expected.actions.some(({ type }) => type === 'notify')
      if (told) await expect(app.toast(shell['notice.link-missing'])).toBeVisible()
    }
  },
  withoutInputs: { 'back again': comesBack },
  notHere: {
    'service-desk.arriving | always | 1 [hasAgents]': comesBack,
  },
  expects: { status: [400] },
})
