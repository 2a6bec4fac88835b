import { describe, expect, it } from 'vitest'
import { planFor } from '../../src/tools/lib/changed'
import { filesUnder, readSource } from '../../src/tools/lib/source'
import { planted } from './project'

const small = [
  planted('src/app/start.tsx', `import './routes'\nimport { Bar } from '../ui/Bar'`),
  planted(
    'src/app/routes.ts',
    `import { lazyPage } from './lazy-page'
    const home = lazyPage(() => import('../pages/home/HomePage'), ['home'])
    const cash = lazyPage(() => import('../pages/cash/CashPage'), ['cash', 'titles'])
    [paths.home]: route('home', home)
    [paths.cash]: route('cash', cash, member)`,
  ),
  planted('machines/shared/paths.ts', `export const home = '/m/home'\nexport const cash = '/m/cash'`),
  planted('src/ui/Bar.tsx', ''),
  planted('src/ui/Purse.tsx', `import styles from './Purse.module.css'`),
  planted('src/ui/Purse.module.css', ''),
  planted('src/i18n/words/EN/cash.ts', ''),
  planted('src/pages/home/HomePage.tsx', `import type { Cash } from '../../flows/cash/cash'`),
  planted(
    'src/pages/cash/CashPage.tsx',
    `import { Purse } from '../../ui/Purse'\nimport '../../flows/cash/cash'`,
  ),
  planted('src/flows/cash/cash.ts', `import { machine } from '../../../machines/cash/cash.machine'`),
  planted('machines/cash/cash.machine.ts', `meta: { screen: paths.cash }`),
  planted('machines/home/home.machine.ts', `meta: { screen: paths.home }`),
  planted('tests/flows/cash.test.ts', `import '../../src/flows/cash/cash'`),
  planted('tests/flows/home.test.ts', `import '../../machines/home/home.machine'`),
  planted('tests/house/rules.test.ts', ''),
  planted('tests/browser/support/routes.ts', ''),
  planted('tests/browser/walk.spec.ts', `import { routes } from './support/routes'`),
  planted('tests/browser/cash.spec.ts', `await app.arriveAs('mika_07', '/m/cash')`),
  planted('tests/browser/home.spec.ts', `await app.arriveAs('mika_07')`),
  planted('tests/browser/notes.spec.ts', `readFileSync('docs/notes.md')`),
  planted('tests/browser/paths/paths.spec.ts', ''),
  planted('tests/browser/paths/drivers/cash.driver.ts', `import '../../../../machines/cash/cash.machine'`),
  planted('tests/browser/paths/drivers/home.driver.ts', `import '../../../../machines/home/home.machine'`),
]
const inBrowser = (...names: string[]) => names.map((name) => `tests/browser/${name}.spec.ts`)
const cash = {
  specs: inBrowser('walk', 'cash', 'paths/paths'),
  charts: ['cash'],
  routes: ['/m/cash'],
  weight: true,
}

describe('what a change can affect', () => {
  it.each([
    ['src/pages/cash/CashPage.tsx', { ...cash, units: ['tests/house/rules.test.ts'] }],
    ['src/ui/Purse.module.css', { ...cash, units: ['tests/house/rules.test.ts'] }],
    ['src/i18n/words/EN/cash.ts', cash],
    ['src/flows/cash/cash.ts', { ...cash, units: ['tests/flows/cash.test.ts', 'tests/house/rules.test.ts'] }],
    ['machines/cash/cash.machine.ts', cash],
    ['src/pages/home/HomePage.tsx', { specs: inBrowser('walk', 'home', 'paths/paths'), charts: ['home'] }],
    ['tests/browser/paths/drivers/home.driver.ts', { specs: inBrowser('paths/paths'), charts: ['home'] }],
    ['tests/browser/walk.spec.ts', { specs: inBrowser('walk'), charts: [], routes: [] }],
    ['docs/notes.md', { specs: inBrowser('notes'), charts: [], weight: false }],
    ['docs/other.md', { specs: [], charts: [], units: ['tests/house/rules.test.ts'] }],
  ])('%s', (path, plan) => {
    expect(planFor([path], small)).toMatchObject(plan)
    expect(planFor([path], small).everything).toBeUndefined()
  })

  it.each([
    'src/ui/Bar.tsx',
    'src/app/routes.ts',
    'package-lock.json',
    'src/styles/tokens.css',
    'src/i18n/words/EN/shell.ts',
  ])('everything, for %s', (path) => expect(planFor([path], small).everything).toContain(path))

  it('knows the screens, specs and charts of this project', () => {
    const files = ['src', 'machines', 'tests']
      .flatMap((folder) => filesUnder(folder))
      .filter((path) => /\.(tsx?|m[jt]s|css)$/.test(path))
      .map(readSource)
    const plan = planFor(['src/pages/withdraw/WithdrawPage.tsx'], files)
    expect(plan).toMatchObject({ charts: ['second-step', 'send-once', 'withdraw'], routes: ['/m/withdraw'] })
    expect(plan.specs).toEqual(expect.arrayContaining(inBrowser('axe', 'cash', 'paths/paths', 'shell')))
    expect(plan.specs).not.toEqual(expect.arrayContaining(inBrowser('login')))
  })
})
