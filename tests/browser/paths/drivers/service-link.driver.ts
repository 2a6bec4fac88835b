import { serviceLinkCases } from '../../../../machines/service-link/service-link.cases'
import type { serviceLinkMachine } from '../../../../machines/service-link/service-link.machine'
import { serviceLink } from '../../../../src/platform/calls/settings'
import type { App } from '../../support/app'
import { expect } from '../../support/test'
import { defineDriver } from '../support/driver'

const dialog = (app: App) => app.page.getByRole('alertdialog')
const linkTo = (path: string) => ({
  make: ({ world }: App) => world.control('scene', { service: path }) as Promise<void>,
})

/** The link to customer service: a tap on the login screen, and the sandbox's answers. */
export const serviceLinkDriver = defineDriver<typeof serviceLinkMachine>({
  cases: serviceLinkCases,
  ids: '[LOGIN-23] [ERROR-28]',
  events: {
    OPEN: {
      before: async (app) => {
        if (await dialog(app).isVisible()) {
          await app.button(app.words.arrival['leave.stay'], dialog(app)).click()
        }
        await expect(dialog(app)).toHaveCount(0)
      },
      make: (app) => app.button(app.words.login.service).click(),
    },
  },
  late: true,
  actors: {
    link: {
      calls: [serviceLink],
      done: [
        linkTo('/demo/service/livechat'),
        'an entry without an address is passed over: what is left is a refusal',
        linkTo('https://evil.example/chat'),
      ],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'serviceLink' }) }],
    },
  },
  open: async (app) => {
    await app.open('/m/login')
    await app.settled()
  },
  shows: async (app, { expected }) => {
    if (expected.value === 'opened') await expect(dialog(app)).toBeVisible()
    if (expected.value === 'failed') {
      await expect(app.toast(app.words.shell['notice.link-missing'])).toBeVisible()
    }
  },
  notHere: {},
  expects: { status: [400] },
})
