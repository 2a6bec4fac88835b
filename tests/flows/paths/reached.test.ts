import { expect, it } from 'vitest'
import { catalogue } from '../../../machines/index'
import { screenPaths } from '../../../src/paths/cli/chromium'
import { manualScript } from '../../../src/paths/export/script'
import '../../../src/paths/perya/project'

/** What a tester can reach and tell apart with nothing but the script. */

const charts = ['contract-prompt', 'contract-page', 'site-status', 'app', 'game-room'] as const
const onScreens = screenPaths(charts) ?? []

function scriptOf(chart: (typeof charts)[number], language: 'en' | 'fil' = 'en'): string {
  const cases = catalogue.find(({ id }) => id === chart)
  const onScreen = onScreens.find((one) => one.chart === chart)
  if (!cases || !onScreen) throw new Error(`no chart ${chart}`)
  return manualScript({ cases, onScreen, paths: onScreen.paths.map(({ path }) => path) }, language)
}

it('the dialog that a script is about is not to be closed with what else comes up', () => {
  const script = scriptOf('contract-prompt')
  expect(script).toContain('and close what comes up, unless a line below is about it.')
  expect(scriptOf('contract-prompt', 'fil')).toContain('maliban kung tungkol dito ang isang linya sa ibaba.')
})

it('a refusal is read before the next answer takes it away', () => {
  const rows = scriptOf('contract-page').split('\n')
  const refused = rows.flatMap((row, at) =>
    row.includes('The player reads: "This is not there any more."') ? [at] : [],
  )
  expect(refused.length).toBeGreaterThan(1)
  for (const at of refused) {
    const next = rows.slice(at + 1).find((row) => /^\| \d/.test(row))
    expect(next).toMatch(/Change the language|Let go: salaryRequest/)
  }
})

it('the language is changed behind a dialog as no finger can, and by a tap elsewhere', () => {
  const changes = scriptOf('contract-page')
    .split('\n')
    .filter((row) => row.includes('Change the language'))
  const covered = changes.filter((row) => row.includes('document.querySelector'))
  expect(covered).toHaveLength(1)
  expect(covered[0]).toContain('The dialog stays')
})

it('a closed site is told by its own words, as two of the three pages are easily mistaken for each other', () => {
  for (const chart of ['site-status', 'app'] as const) {
    const script = scriptOf(chart)
    for (const title of [
      'The lights are off for a while',
      'Access denied',
      'System upgrading, please try again later.',
    ]) {
      expect(script).toContain(`the screen says: "${title}"`)
    }
    expect(scriptOf(chart, 'fil')).toContain('nakasulat sa screen: "Patay muna ang mga ilaw"')
    expect(script).not.toMatch(/^## .*""/m)
  }
})

it('the address that a game is opened by leads back to where the script says', () => {
  const rows = scriptOf('game-room').split('\n')
  const opens = rows.flatMap((row) => /^\| 0 \| .*Open (\/m\/launchGame\?\S+)\./.exec(row)?.[1] ?? [])
  const backs = new Set(
    opens.map((address) => new URL(address, 'http://localhost').searchParams.get('pageBack')),
  )
  expect([...backs]).toEqual(['/m/home'])
  const left = rows.filter((row) => row.includes('The screen from which the game was opened comes back.'))
  expect(left.length).toBeGreaterThan(0)
  for (const row of left) expect(row).toContain('Goes to /m/home.')
})
