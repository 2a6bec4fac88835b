import { expect } from '@playwright/test'
import { memberCentreCases } from '../../../../machines/member-centre/member-centre.cases'
import type { memberCentreMachine } from '../../../../machines/member-centre/member-centre.machine'
import { clubBenefit, unreadCount } from '../../../../src/platform/calls/content'
import { memberIcon, memberInfo } from '../../../../src/platform/calls/member'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'

const username = 'mika_07'
const screen = '/m/mine'
const main = (app: App) => app.page.locator('main')
const name = (app: App) => app.page.getByRole('heading', { level: 1, name: username, exact: true })

/** This many unread messages. */
const unread = (count: number) => ({
  make: ({ world }: App) => world.control('player', { userName: username, unread: count }) as Promise<void>,
})

const calls = [memberInfo, memberIcon, clubBenefit, unreadCount]

/** The member centre: who opened it, and how it stays up to date. */
export const memberCentreDriver = defineDriver<typeof memberCentreMachine>({
  cases: memberCentreCases,
  ids: '[MEMBER-03] [MEMBER-04] [MEMBER-30] [MSG-01] [MSG-04]',
  events: {
    RELOAD: { make: (app) => app.button(app.words.shell.retry, main(app)).click() },
    // A test browser never hides its page: the events of its return are dispatched instead.
    RETURNED: {
      make: ({ page }) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    },
  },
  actors: {
    member: {
      calls,
      done: [
        unread(2),
        {
          make: ({ world }) => {
            for (const call of ['clubBenefit', 'unreadCount'])
              world.fault({ kind: 'status', status: 403, call })
          },
        },
      ],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'memberInfo' }) }],
    },
    again: {
      calls,
      done: [unread(0)],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 500, call: 'memberInfo' }) }],
    },
  },
  checksStart: true,
  open: async (app, { input }, gates) => {
    if (input === 'guest') {
      await app.open(screen)
      await expect(app.page.getByRole('heading', { name: app.words.member['guest.title'] })).toBeVisible()
      return
    }
    if (input === 'first look') return app.arriveAs(username, screen)
    await unread(2).make(app)
    await gates.release('member')
    await app.arriveAs(username, screen)
    await expect(main(app)).not.toHaveAttribute('aria-busy', 'true')
    // The name is known before; the count shows that the platform has answered.
    await expect(app.button(app.say(app.words.member['messages.unread_other'], { count: 2 }))).toBeVisible()
    await app.button(app.words.shell.back).click()
    // Home has to load first: turning back earlier would never leave the screen.
    await expect(app.category('HOT')).toBeVisible()
    gates.shut('member')
    await app.page.goBack()
  },
  shows: async (app, { expected }) => {
    const { member, shell } = app.words
    const { facts } = expected.context as { facts: { unread: number | null } | null }
    const { value } = expected
    if (value === 'failed') {
      await expect(app.page.getByRole('heading', { name: member['failed.title'] })).toBeVisible()
      await expect(app.button(shell.retry, main(app))).toBeVisible()
      return
    }
    if (!facts) return
    await expect(name(app)).toBeVisible()
    const count = facts.unread ?? 0
    const messages = count > 0 ? app.say(member['messages.unread_other'], { count }) : member.messages
    await expect(app.button(messages)).toBeVisible()
  },
  notHere: {},
  expects: { status: [403, 500], lines: [/net::ERR_/] },
})
