import { welcomeCases } from '../../../../machines/welcome/welcome.cases'
import type { welcomeMachine } from '../../../../machines/welcome/welcome.machine'
import { expect } from '../../support/test'
import { defineDriver } from '../support/driver'
import { leaveOnPhone } from '../support/phone'
import { everyKind } from '../support/people'

const asIs = { make: () => {} }

/** The welcome panel: the player's taps. */
export const welcomeDriver = defineDriver<typeof welcomeMachine>({
  cases: welcomeCases,
  ids: '[LOGIN-29]',
  events: {
    CLOSE: { make: (app) => app.button(app.words.arrival['welcome.close']).click() },
  },
  actors: {
    seen: {
      atOnce: true,
      calls: [],
      done: [asIs, asIs],
      error: ['storage that is blocked reads as empty: nothing fails'],
    },
  },
  players: everyKind,
  open: async (app, { input, answers }) => {
    const first = input === 'first login'
    const welcomed = answers[0]?.caseIndex === 1 && answers[0].actorId === 'seen' ? [app.player] : []
    await app.world.db
      .updateTable('member')
      .set({ lastLogin: first ? null : 1 })
      .where('username', '=', app.player)
      .execute()
    await leaveOnPhone(app, 'local', { 'perya.welcomed': welcomed })
    await app.arriveAs(app.player)
  },
  same: ({ firstTime }) => ({ firstTime }),
  shows: async (app, { expected }) => {
    const dialog = app.page.getByRole('alertdialog')
    if (expected.value === 'open') await expect(dialog).toContainText(app.player)
    else await expect(dialog).toHaveCount(0)
  },
  notHere: {
    'welcome.looking | error seen | 0': 'storage that is blocked reads as empty: nothing fails',
  },
})
