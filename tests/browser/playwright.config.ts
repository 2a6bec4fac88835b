import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../src/tools/lib/chromium.mjs'
import { inRoot } from '../../src/tools/lib/root.mjs'
import type { WorldOptions } from './support/test'

/**
 * What `npm test` runs: sessions, money, games, a closed site, and what must never happen to any of them. All
 * other specs, including the paths of every chart, the walks through every screen and the flow studio, run in
 * `npm run walks`.
 */
const essential = [
  '**/account/{forgot,password,register,sealing}.spec.ts',
  '**/{cash,deposit,login,once,play,protection,session,site,sms,trust}.spec.ts',
]
const budgets = '**/budgets.spec.ts'

/**
 * The tests that need a real browser: the built app on a real server with a sandbox behind it, one world per
 * worker. `BROWSER_DIST` names another build than dist. No retries: a flaky test is a bug.
 */
export default defineConfig<WorldOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/prepare.ts',
  outputDir: inRoot('test-results/browser'),
  // One more than the CI machine's cores: while two wait for their pages, the third has the processor.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Long enough for a busy machine: passing tests do not wait for them.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line']],
  // Tests that measure a thread's work run alone, after everything else: a neighbour on the same core would
  // count.
  projects: [
    { name: 'site', testMatch: essential },
    { name: 'walks', testIgnore: [...essential, budgets] },
    { name: 'budgets', testMatch: budgets, dependencies: ['site', 'walks'], workers: 1 },
  ],
  use: {
    // A phone held upright, in the players' locale and time zone.
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // The path tool's runs leave evidence of failures (src/paths/cli/chromium.ts).
    trace: process.env.PATHS_WALKS ? 'retain-on-failure' : 'off',
    screenshot: process.env.PATHS_WALKS ? 'only-on-failure' : 'off',
    // Tests intercept every request; the service worker's caches have their own tests (offline.spec.ts).
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium() ?? '', args: chromiumFlags },
  },
})
