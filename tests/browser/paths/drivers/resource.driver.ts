import { resourceCases } from '../../../../machines/resource/resource.cases'
import type { resourceMachine } from '../../../../machines/resource/resource.machine'
import { notices } from '../../../../src/platform/calls/content'
import { expect } from '../../support/test'
import type { App } from '../../support/app'
import { defineDriver, type ActorPlay } from '../support/driver'
import { switchLanguage } from '../support/elsewhere'

/** Whether the lobby has notices. */
async function hang({ world }: App, some: boolean): Promise<void> {
  const kind = some ? 'L' : 'A'
  await world.db.updateTable('announcement').set({ kind }).where('id', 'like', 'L-%').execute()
}

const answers: ActorPlay<unknown> = {
  calls: [notices],
  done: [{ make: (app) => hang(app, true) }, { make: (app) => hang(app, false) }],
  error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 403, call: 'notices' }) }],
}

const notAsked = 'no screen offers to load again what has come; it says so where it has not'

/** The notice page: the one screen with a single resource on it, and all four faces. */
export const resourceDriver = defineDriver<typeof resourceMachine>({
  cases: resourceCases,
  ids: '[SITE-14] [ERROR-32] [WIRE-124] [MSG-08]',
  events: {
    RELOAD: {
      possible: (snapshot) => snapshot.hasTag('error'),
      make: (app) => app.button(app.words.shell.retry).click(),
    },
    ASK: 'there is one question only to ask for the notices',
    LANGUAGE_CHANGED: { make: switchLanguage },
  },
  actors: { fetch: answers, refresh: answers },
  stopsTime: true,
  open: async (app) => {
    await app.open('/m/notice')
    await expect(app.page.getByRole('heading', { level: 1 })).toBeVisible()
  },
  shows: async (app, { expected }) => {
    const { words, page } = app
    if (expected.value === 'content') await expect(page.getByRole('article').first()).toBeVisible()
    if (expected.value === 'empty') await expect(page.getByText(words.home['noticePage.empty'])).toBeVisible()
    if (expected.value === 'failed') await expect(page.getByText(words.shell['error.title'])).toBeVisible()
  },
  notHere: {
    'resource | ASK | 0': 'there is one question only to ask for the notices',
    'resource.content | RELOAD | 0': notAsked,
    'resource.empty | RELOAD | 0': notAsked,
  },
  expects: { status: [403] },
})
