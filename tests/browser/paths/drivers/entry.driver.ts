import { entryCases } from '../../../../machines/entry/entry.cases'
import type { entryMachine } from '../../../../machines/entry/entry.machine'
import { builtPaths } from '../../support/routes'
import { expect } from '../../support/test'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'

type Tap = (app: App) => Promise<void>
type Place = 'promos' | 'deposit' | 'invite' | 'members'

const tab =
  (place: Place): Tap =>
  (app) =>
    app.tabBar.getByText(app.words.shell[`tab.${place}`], { exact: true }).click()

const share: Tap = async (app) => {
  await app.menuButton.click()
  await app.button(app.words.shell['menu.share'], app.menu).click()
}

/** Home with everything its entries depend on: the session, and whether friends can be invited. */
async function home(app: App, role: string): Promise<void> {
  const asked = app.page.waitForResponse((answer) => answer.url().includes('getAvailablePromo'))
  if (role === 'member') await app.arriveAs('mika_07')
  else await app.open('/m/home')
  await asked
  if (role === 'trial') {
    await app.button(app.words.home['hero.free']).click()
    await expect(app.page.getByRole('alertdialog')).toBeVisible()
    await app.page.keyboard.press('Escape')
    await expect(app.page.getByRole('alertdialog')).toHaveCount(0)
  }
  if (role !== 'guest') await expect(app.account).toBeVisible()
}

/** Starting situations by their name in the cases: who taps what. */
const taps: Readonly<Record<string, readonly [role: 'guest' | 'member' | 'trial', tap: Tap]>> = {
  'guest at members': ['guest', tab('members')],
  'guest at deposit': ['guest', tab('deposit')],
  'trial at members': ['trial', tab('members')],
  'trial at deposit': ['trial', tab('deposit')],
  'referral off': ['member', tab('invite')],
  share: ['member', share],
  'not built': ['member', tab('deposit')],
  'guest at promotions': ['guest', tab('promos')],
}

const others = Object.keys(entryCases.inputs).filter((name) => !(name in taps))
const built = builtPaths.includes('/m/voucherCenter')
const noneToCome = 'every screen that an entry leads to exists'

/** Where a tap on the tab bar or the menu leads; it decides at once. */
export const entryDriver = defineDriver<typeof entryMachine>({
  cases: entryCases,
  ids: '[LAYOUT-06] [LAYOUT-07] [LAYOUT-08] [LAYOUT-11] [SESSION-12] [SESSION-14] [SESSION-16] [SESSION-17]',
  events: {} as never,
  actors: {},
  checksStart: true,
  withoutInputs: {
    ...Object.fromEntries(others.map((name) => [name, 'decided by the same rule as another tap'])),
    ...(built ? { 'not built': noneToCome } : {}),
  },
  open: async (app, { input }) => {
    const [role, tap] = taps[input] ?? ['guest', tab('members')]
    if (input === 'referral off') {
      await app.world.control('world', { feature: { key: 'referral', enabled: false } })
    }
    await home(app, role)
    await tap(app)
  },
  // Which screens exist is up to the app.
  alike: (projection) => (projection as readonly string[]).slice(0, 2),
  notHere: built ? { 'entry.deciding | always | 6 [notBuilt]': noneToCome } : {},
})
