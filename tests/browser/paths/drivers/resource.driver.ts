import { resourceCases } from '../../../../machines/resource/resource.cases'
import type { resourceMachine } from '../../../../machines/resource/resource.machine'
import { announcements, notices } from '../../../../src/platform/calls/content'
import { expect } from '../../support/test'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import type { ActorPlay } from '../support/plays'
import { switchLanguage } from '../support/elsewhere'

/** Whether anything is announced to players. */
const hang = ({ world }: App, some: boolean) => world.control('scene', { notices: some }) as Promise<void>

const fails = (status: number) => ({
  make: ({ world }: App) => world.fault({ kind: 'status', status, call: 'notices' }),
})

const answers: ActorPlay<unknown> = {
  calls: [notices, announcements],
  done: [{ make: (app) => hang(app, true) }, { make: (app) => hang(app, false) }],
  error: [fails(403)],
}

const notAsked = 'this screen offers to load again only what has failed'

/** The notice page: the only screen with a single resource, in all four states. */
export const resourceDriver = defineDriver<typeof resourceMachine>({
  cases: resourceCases,
  ids: '[SITE-14] [ERROR-32] [WIRE-124]',
  events: {
    RELOAD: {
      possible: ({ context }) => context.failure !== null,
      make: (app) => app.button(app.words.shell.retry).click(),
    },
    ASK: 'there is only one request for the notices',
    LANGUAGE_CHANGED: { make: switchLanguage },
  },
  actors: { fetch: answers, refresh: { ...answers, error: [fails(502), fails(403)] } },
  stopsTime: true,
  // The sandbox refuses with other codes than the cases.
  alike: (projection) => ({ ...(projection as object), failure: null }),
  open: async (app) => {
    await app.open('/m/notice')
    await expect(app.page.getByRole('heading', { level: 1 })).toBeVisible()
  },
  shows: async (app, { expected }) => {
    const { words, page } = app
    const { value, context } = expected as unknown as { value: string; context: { data: unknown } }
    if (['loading', 'settling', 'refreshing'].includes(value)) {
      if (context.data === null) await expect(page.locator('main[aria-busy="true"]')).toHaveCount(1)
      await expect(page.getByText(words.messages['announced.empty'])).toHaveCount(0)
    }
    if (expected.value === 'content') await expect(page.getByRole('article').first()).toBeVisible()
    if (expected.value === 'outdated') await expect(page.getByText(words.shell['error.old'])).toBeVisible()
    if (expected.value === 'empty')
      await expect(page.getByText(words.messages['announced.empty'])).toBeVisible()
    if (expected.value === 'failed') await expect(page.getByText(words.shell['error.title'])).toBeVisible()
  },
  notHere: {
    'resource | ASK | 0': 'there is only one request for the notices',
    'resource.content | RELOAD | 0': notAsked,
    'resource.empty | RELOAD | 0': notAsked,
  },
  expects: { status: [403, 502] },
})
