import type { usernameCheckMachine } from '../../../../machines/username-check/username-check.machine'
import { usernameCheckCases } from '../../../../machines/username-check/username-check.cases'
import { checkUsername } from '../../../../src/platform/calls/register'
import type { App } from '../../support/app'
import { expect } from '../../support/test'
import { defineDriver } from '../support/driver'

/** Names typed by the cases, and the players who may have them. */
const owners = { mika_07: 'mika_07', mika_08: 'don_ramon' } as const

const taken = (are: boolean) => ({
  make: async ({ world }: App) => {
    for (const [name, username] of Object.entries(owners)) {
      const nameKey = are ? name : `-${name}`
      await world.db.updateTable('member').set({ nameKey }).where('username', '=', username).execute()
    }
  },
})

/** The username of the registration form: typing, and the sandbox's answers. */
export const usernameCheckDriver = defineDriver<typeof usernameCheckMachine>({
  cases: usernameCheckCases,
  ids: '[WIRE-38]',
  events: {
    NAME: {
      possible: ({ context }, { name }) => context.name !== name,
      make: (app, { name }) => app.field('username').fill(name),
    },
  },
  actors: {
    check: {
      calls: [checkUsername],
      done: [taken(false), taken(true)],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'checkUsername' }) }],
    },
  },
  stopsTime: true,
  open: (app) => app.open('/m/register'),
  same: ({ name }) => name,
  shows: async (app, { expected }) => {
    const { register } = app.words
    const news = app.page.locator('form [role="status"]').first()
    if (expected.value === 'free') await expect(news).toHaveText(register['name.free'])
    else if (expected.value === 'taken') await expect(news).toHaveText(register['name.taken'])
    else if (expected.value === 'asking') await expect(news).toHaveText(register['name.asking'])
    else await expect(news).toHaveText('')
  },
  notHere: {},
  expects: { status: [400] },
})
