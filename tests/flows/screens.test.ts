import { expect, it, vi } from 'vitest'
import { routeOf } from '../../src/app/routes'

// Screens without their texts and the refusal of trials around them.
vi.mock('../../src/i18n/lazy', () => ({ withWords: (load: unknown) => load }))
vi.mock('../../src/app/real-account', () => ({ realAccount: (page: unknown) => page }))

it('[ROUTE-09, ROUTE-12, ROUTE-13, ROUTE-15, ROUTE-16, ROUTE-24, ROUTE-60, ROUTE-63, ROUTE-67] an address shows its own screen', async () => {
  const screens = {
    '/m/register': 'RegisterPage',
    '/m/forget': 'ForgetPage',
    '/m/changePsw': 'ChangePasswordPage',
    '/m/set': 'SettingsPage',
    '/m/mine': 'MemberPage',
    '/m/teamBetting': 'BettingPage',
    '/m/securityCenter': 'SecurityPage',
    '/m/feedback': 'FeedbackPage',
    '/m/trail': 'TrialPage',
  }
  const shown: Record<string, string | undefined> = {}
  for (const path of Object.keys(screens)) shown[path] = (await routeOf(path)?.page?.load())?.default.name
  expect(shown).toEqual(screens)
})
