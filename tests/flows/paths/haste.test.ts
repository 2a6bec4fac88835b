import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../machines/index'
import { browserCharts, screenPaths } from '../../../src/paths/cli/chromium'
import { asksForHaste, leavesNoTime } from '../../../src/paths/export/hurry'
import type { Suite } from '../../../src/paths/export/model'
import { letGoAt, preparations } from '../../../src/paths/export/preparations'
import { manualScript } from '../../../src/paths/export/script'
import type { Path } from '../../../src/paths'
import '../../../src/paths/perya/project'

/** What a person has time for: an app that goes on by itself within seconds does not wait for their links. */

const suites = (screenPaths(browserCharts()) ?? []).map((onScreen): [string, Suite] => {
  const cases = catalogue.find(({ id }) => id === onScreen.chart)
  if (!cases) throw new Error(`no chart ${onScreen.chart}`)
  return [onScreen.chart, { cases, onScreen, paths: onScreen.paths.map(({ path }) => path) }]
})
const suiteOf = (chart: string) => suites.find(([name]) => name === chart)?.[1] as Suite

/** What a person would have to arm while the app goes on by itself. */
function tooLate(suite: Suite, path: Path): string[] {
  const all = preparations(suite, path)
  return all.flatMap((one) => {
    const last = path.steps[one.before - 2]
    const isArmed = one.what === 'hold' || one.what === 'fault'
    if (!last || !isArmed || letGoAt(all, one.before - 1).length > 0) return []
    return leavesNoTime(suite, last.expected) ? [`${path.id}, before step ${one.before}: ${one.call}`] : []
  })
}

/** What the app does meanwhile is no matter: the same begins anew with the step. */
const harmless: Readonly<Record<string, readonly string[]>> = {
  'game-room': ['game-room-1je18or, before step 21: playSession'],
  home: ['home-ffks8yx, before step 8: vendors'],
}

it.each(suites)('%s: nothing has to be armed while the app goes on by itself', (_, suite) => {
  expect(suite.paths.flatMap((path) => tooLate(suite, path))).toEqual(harmless[suite.cases.id] ?? [])
})

describe('of a claim whose answer is lost', () => {
  const rows = manualScript(suiteOf('send-once'), 'en').split('\n')

  it('each look is let go by the tester, who has armed the next one by then', () => {
    const at = rows.findIndex((row) =>
      row.startsWith(
        '| 3 | On the sandbox page, tap *Look again*, then *Let go: claimOutcome*. Prepare the next step, too, before you look at the app.',
      ),
    )
    expect(at).toBeGreaterThan(0)
    expect(rows[at + 1]).toMatch(
      /^\| \| Before step 4, and before you look at the app again: hold the next `claimOutcome`/,
    )
    expect(rows[at + 2]).toMatch(/^\| 4 \| Soon, before the app goes on by itself: Tap "Look again" \|/)
  })

  it('the app waits as long for that as the tester needs', () => {
    expect(rows.find((row) => row.startsWith('| | Before the start: '))).toContain(
      'waits for each answer as long as you need',
    )
  })
})

it('haste is asked for only where a person can make it', () => {
  const asked = suites.flatMap(([, suite]) =>
    suite.paths.flatMap(({ start, steps }) =>
      [start, ...steps.map(({ expected }) => expected)].filter(
        (expected) => asksForHaste(suite, expected) && !leavesNoTime(suite, expected),
      ),
    ),
  )
  expect(asked).toEqual([])
  // The search waits for a third of a second: nobody types in that time.
  expect(manualScript(suiteOf('game-list'), 'en')).not.toContain('Soon, before')
  expect(manualScript(suiteOf('toasts'), 'en')).toContain('Soon, before the app goes on by itself: ')
})

it('what a screen loads by itself is held by its path, until the step in which it is there', () => {
  const suite = suiteOf('game-room')
  const rows = manualScript(suite, 'en').split('\n')
  const at = rows.findIndex((row) => row.includes('Loading is taking a long time'))
  const held = /kind=hold&times=1#faults\), tap \*Arm: …\*\)\. Let it go at step (\d+), not earlier/
  const armed = rows.slice(0, at).findLast((row) => row.includes('path=%2Fdemo%2F')) ?? ''
  const step = held.exec(armed)?.[1]
  expect(rows[at + 1]).toContain(
    `| ${step} | On the sandbox page, tap *Look again*, then *Let go: /demo/*. Wait`,
  )
})
