import { expect } from '@playwright/test'
import { agentNoticesCases } from '../../../../machines/agent-notices/agent-notices.cases'
import type {
  AgentNotice,
  agentNoticesMachine,
} from '../../../../machines/agent-notices/agent-notices.machine'
import { agentAnnouncements, readAnnouncement } from '../../../../src/platform/calls/agency'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { switchLanguage } from '../support/elsewhere'

const comesBack = 'a player who comes back to the screen: kept.spec.ts'
/** Titles of the world's two announcements for agents, the newer one first. */
const places = { 'A-1': 0, 'A-2': 1 } as const
const rows = (app: App) =>
  app.page.getByRole('list', { name: app.words.titles.agentNotice }).getByRole('button')
const sheet = (app: App) => app.page.getByRole('dialog')

/** The two announcements, the newer one unread; or none at all. */
const announced = (some: boolean) => ({
  make: async ({ world: { db } }: App) => {
    await db.deleteFrom('announcementRead').where('announcementId', '=', 'A-1').execute()
    // Hidden by giving them another kind, and restored.
    await db
      .updateTable('announcement')
      .set({ kind: some ? 'A' : 'PR' })
      .where('id', 'in', ['A-1', 'A-2'])
      .execute()
  },
})

/** Announcements for agents, with the sandbox's answers. */
export const agentNoticesDriver = defineDriver<typeof agentNoticesMachine>({
  cases: agentNoticesCases,
  ids: '[ROUTE-29] [AGENT-15]',
  events: {
    RETRY: { make: (app) => app.button(app.words.shell.retry).click() },
    OPEN: {
      possible: ({ context }, { id }) => context.list.some((one) => one.id === id),
      make: (app, { id }) =>
        rows(app)
          .nth(places[id as keyof typeof places])
          .click(),
    },
    CLOSE: { make: (app) => app.button(app.words.shell.close, sheet(app)).click() },
    LANGUAGE_CHANGED: { make: switchLanguage },
  },
  actors: {
    renew: comesBack,
    notices: {
      calls: [agentAnnouncements],
      done: [announced(true), announced(false)],
      error: [
        { make: ({ world }) => world.fault({ kind: 'status', status: 500, call: 'agentAnnouncements' }) },
      ],
    },
    read: {
      calls: [readAnnouncement],
      done: [{ make: () => {} }],
      error: [
        { make: ({ world }) => world.fault({ kind: 'status', status: 500, call: 'readAnnouncement' }) },
      ],
    },
  },
  stopsTime: true,
  open: (app) => app.arriveAs('tita_baby', '/m/member/notice?types=A'),
  same: ({ list, chosen, failure }) => ({
    list: (list as readonly AgentNotice[]).map(({ id, read }) => [id, read]),
    chosen,
    failure: failure !== null,
  }),
  shows: async (app, { expected }) => {
    const { agency, shell } = app.words
    const { value, context } = expected as unknown as {
      value: string | object
      context: { list: readonly AgentNotice[] }
    }
    const reading = value === 'telling' || value === 'reading'
    await expect(sheet(app)).toHaveCount(reading ? 1 : 0)
    if (value === 'failed') await expect(app.button(shell.retry)).toBeVisible()
    if (typeof value !== 'object') return
    if (context.list.length === 0) await expect(app.page.getByText(agency['news.empty'])).toBeVisible()
    else await expect(rows(app)).toHaveCount(context.list.length)
    const unread = context.list.filter(({ read }) => !read).length
    await expect(app.page.getByRole('img', { name: agency['news.new'], exact: true })).toHaveCount(unread)
  },
  withoutInputs: { 'back again': comesBack },
  notHere: {
    'agent-notices.arriving | always | 0 [hasList]': comesBack,
    'agent-notices.list.looking | always | 1': comesBack,
    'agent-notices.list.renewing | done renew | 0': comesBack,
    'agent-notices.list.renewing | error renew | 0': comesBack,
  },
  expects: { status: [500] },
})
