import { welcomeCases } from '../../../../machines/welcome/welcome.cases'
import type { welcomeMachine } from '../../../../machines/welcome/welcome.machine'
import { expect } from '../../support/test'
import { defineDriver } from '../support/driver'
import { anotherTab, signOut } from '../support/other-tab'
import { leaveOnPhone } from '../support/phone'

const mika = 'mika_07'
const asIs = { make: () => {} }

/** The welcome chart's events made by thumb. */
export const welcomeDriver = defineDriver<typeof welcomeMachine>({
  cases: welcomeCases,
  ids: '[LOGIN-29]',
  events: {
    CLOSE: { make: (app) => app.button(app.words.arrival['welcome.close']).click() },
    SIGNED_OUT: {
      possible: (snapshot) => snapshot.hasTag('open'),
      make: async (app) => {
        // The other tab knows that the account has been welcomed.
        const other = await anotherTab(app)
        await signOut(other)
      },
    },
  },
  actors: {
    seen: {
      atOnce: true,
      calls: [],
      done: [asIs, asIs],
      error: ['storage that is blocked reads as empty: nothing fails'],
    },
  },
  open: async (app, { input, answers }) => {
    const first = input === 'first login'
    const welcomed = answers[0]?.caseIndex === 1 && answers[0].actorId === 'seen' ? [mika] : []
    await app.world.db
      .updateTable('member')
      .set({ lastLogin: first ? null : 1 })
      .where('username', '=', mika)
      .execute()
    await leaveOnPhone(app, 'local', { 'perya.welcomed': welcomed })
    await app.arriveAs(mika)
  },
  same: ({ account, firstTime }) => ({ account, firstTime }),
  shows: async (app, { expected }) => {
    const dialog = app.page.getByRole('alertdialog')
    if (expected.value === 'open') await expect(dialog).toContainText(mika)
    else await expect(dialog).toHaveCount(0)
  },
  notHere: {
    'welcome.looking | error seen | 0': 'storage that is blocked reads as empty: nothing fails',
  },
})
