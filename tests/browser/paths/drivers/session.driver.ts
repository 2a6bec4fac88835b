import type { SnapshotFrom } from 'xstate'
import { sessionCases } from '../../../../machines/session/session.cases'
import type { sessionMachine } from '../../../../machines/session/session.machine'
import { trialType, type Session } from '../../../../machines/session/session'
import type { App } from '../../support/app'
import { expect } from '../../support/test'
import { defineDriver } from '../support/driver'
import { anotherTab, askToSignOut, endSession, signOut } from '../support/other-tab'

type Snapshot = SnapshotFrom<typeof sessionMachine>

const mika = 'mika_07'
const asIs = { make: () => {} }
const isTrial = ({ type }: Session) => type === trialType
const kindOf = ({ context }: Snapshot) =>
  context.session === null ? 'guest' : isTrial(context.session) ? 'trial' : 'account'

/** Signs in on a tab's login screen; the trial account has a button of its own there. */
async function readyToSignIn(app: App, session: Session): Promise<void> {
  await app.open('/m/login')
  if (isTrial(session)) await expect(app.button(app.words.login.tryFree)).toBeEnabled()
  else await app.fillLogin(mika)
}
const signInOn = (app: App, session: Session) =>
  (isTrial(session) ? app.button(app.words.login.tryFree) : app.submit).click()

/** The session: signing in and out here and in another tab, and a session ended by the platform. */
export const sessionDriver = defineDriver<typeof sessionMachine>({
  cases: sessionCases,
  ids: '[SESSION-01] [SESSION-02]',
  events: {
    SIGNED_IN: {
      possible: (snapshot, { session }) => kindOf(snapshot) !== (isTrial(session) ? 'trial' : 'account'),
      before: (app, { session }) => readyToSignIn(app, session),
      make: (app, { session }) => signInOn(app, session),
    },
    SIGNED_OUT: {
      before: async (app) => {
        await app.open('/m/home')
        await app.settled()
        await app.page.keyboard.press('Escape')
        await askToSignOut(app)
      },
      make: (app) => app.button(app.words.shell['logout.go'], app.page.getByRole('alertdialog')).click(),
    },
    REFUSED: {
      possible: (snapshot, { token }) =>
        kindOf(snapshot) === 'account' && snapshot.context.session?.token === token,
      before: async (app) => {
        await app.open('/m/home')
        await app.settled()
      },
      make: (app) => endSession(app, mika),
    },
    OTHER_TAB_SIGNED_IN: {
      possible: (snapshot, { session }) => kindOf(snapshot) !== (isTrial(session) ? 'trial' : 'account'),
      make: async (app, { session }) => {
        const other = await anotherTab(app)
        await readyToSignIn(other, session)
        await signInOn(other, session)
        await expect(other.account).toBeVisible()
        await other.page.close()
      },
    },
    OTHER_TAB_SIGNED_OUT: {
      possible: (snapshot) => kindOf(snapshot) === 'account',
      make: async (app) => {
        const other = await anotherTab(app)
        await signOut(other)
        await expect(other.link(app.words.shell.logIn, other.page.locator('header'))).toBeVisible()
        await other.page.close()
      },
    },
  },
  actors: {
    restore: {
      atOnce: true,
      calls: [],
      done: [asIs, asIs, asIs],
      error: ['a record that cannot be read counts as none'],
    },
    tabs: 'the channel between tabs does not break; only a fault in the site’s code could break it',
  },
  open: async (app, { answers }) => {
    const [restored] = answers
    if (restored?.caseIndex === 2) await app.open('/m/login')
    else await app.arriveAs(restored?.caseIndex === 1 ? 'trial_kuya' : mika, '/m/home')
  },
  alike: (token) => token !== null && token !== undefined,
  same: ({ session }) => (session as Session | null)?.type ?? null,
  leaves: ({ event }) => event.type === 'SIGNED_OUT',
  shows: async (app, { expected }) => {
    const inside = JSON.stringify(expected.value).includes('signedIn')
    if (inside) await expect(app.account).toBeVisible()
    else await expect(app.account).toHaveCount(0)
  },
  notHere: {
    'session | error tabs | 0':
      'the channel between tabs does not break; only a fault in the site’s code could break it',
    'session.restoring | error restore | 0': 'a record that cannot be read counts as none',
  },
  expects: { status: [401] },
  longest: 7,
})
