import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import * as paths from '../../machines/shared/paths'
import { inRoot } from '../../src/tools/lib/root.mjs'

const page = readFileSync(inRoot('dist/index.html'), 'utf8')
const [, file = '', tabs = ''] = /<script src="([^"]+)" async[^>]* data-tabs="([^"]*)"/.exec(page) ?? []
const script = readFileSync(inRoot(`dist${file}`), 'utf8')

/** What the last build's early script tells the page's styles about a visit. */
function saidOf(address: string, isGuest: boolean) {
  const said: Record<string, string> = {}
  const storage = { getItem: (key: string) => (isGuest || key !== 'perya.signedIn' ? null : '"1"') }
  runInNewContext(script, {
    addEventListener: () => {},
    // Nothing continues after the first moment.
    setTimeout: () => 0,
    PerformanceObserver: class {
      observe() {}
    },
    performance: { getEntriesByType: () => [] },
    location: { pathname: address },
    window: { localStorage: storage, sessionStorage: storage },
    document: {
      documentElement: { dataset: said },
      currentScript: { dataset: { tabs } },
      addEventListener: () => {},
      querySelector: () => null,
      getElementById: () => ({ textContent: '{"languages":["EN"],"merchant":"perya"}' }),
    },
  })
  return said
}

it('every screen has outlines before the program runs, and tabs where the program will have them', () => {
  expect(saidOf(paths.home, true)).toEqual({ visit: 'guest', tabs: '' })
  expect(saidOf(paths.login, true)).toEqual({ visit: 'screen' })
  expect(saidOf(`${paths.members}/`, true)).toEqual({ visit: 'screen', tabs: '' })
  expect(saidOf(paths.moreLottery, false)).toEqual({ visit: 'screen' })
  // Guests are sent to log in: a screen without tabs.
  expect(saidOf(paths.deposit, true)).toEqual({ visit: 'screen' })
  expect(saidOf(paths.deposit, false)).toEqual({ visit: 'screen', tabs: '' })
})
