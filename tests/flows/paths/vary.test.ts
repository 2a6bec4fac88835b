import { describe, expect, it } from 'vitest'
import { understand } from '../../../src/paths/cli/args'
import type { BrowserOptions, Host } from '../../../src/paths/cli/host'
import { generate } from '../../../src/paths'
import type { Walk } from '../../../src/paths/results/walked'
import { logoutDriver } from '../../browser/paths/drivers/logout.driver'
import { toastsDriver } from '../../browser/paths/drivers/toasts.driver'
import { withdrawDriver } from '../../browser/paths/drivers/withdraw.driver'
import { onScreen } from '../../browser/paths/support/on-screen'
import { screenPaths } from '../../browser/paths/support/routes'
import { loginCases } from './samples/login.sample'
import { bareHost } from './support/host'

/** A report of one run of the sample’s first path. */
function reportOf(walk: Partial<Walk>, status = 'passed'): string {
  const [path] = generate(loginCases).paths
  const body = { path, steps: 1, taken: { states: {}, transitions: {} }, pictures: [], ...walk }
  const attachments = [{ name: 'walk', body: Buffer.from(JSON.stringify(body)).toString('base64') }]
  const spec = { title: `path ${path?.id}`, tests: [{ results: [{ status, attachments }] }] }
  return JSON.stringify({ suites: [{ specs: [spec] }] })
}

function ask(line: string, report = reportOf({}), host: Partial<Host> = {}) {
  const asked: BrowserOptions[] = []
  const answer = understand(line.split(' '), [loginCases], {
    ...bareHost,
    playInBrowser: (options) => {
      asked.push(options)
      return { status: 0, report }
    },
    ...host,
  })
  return { ...answer, asked: asked[0] }
}

describe('paths on a screen with another goal', () => {
  it('try what the chart refuses where the screen offers it, and name what it does not', () => {
    const { paths, notOffered } = screenPaths(withdrawDriver, 'decisions')
    const refused = paths.flatMap(({ path }) => path.steps.filter((step) => step.refused))
    expect(refused.map(({ event }) => event.type)).toEqual(['NEXT'])
    expect(paths.flatMap(({ path }) => path.goals)).toContain(
      'refused: withdraw.filling.current | NEXT | 3 [wrongAmount]',
    )
    expect(notOffered).toContain('refused: withdraw.filling | CHOOSE_CARD | 0 [knowsCard]')
    expect(screenPaths(withdrawDriver).paths.flatMap(({ path }) => path.steps)).not.toContainEqual(
      expect.objectContaining({ refused: true }),
    )
  })

  it('take every transition with every payload and answer that a screen can bring about', () => {
    const data = screenPaths(toastsDriver, 'data')
    const shown = data.paths.flatMap(({ path }) => path.goals.filter((goal) => goal.includes('| SHOW |')))
    expect(shown.length).toBeGreaterThan(new Set(shown.map((goal) => goal.split(' by ')[0])).size)
    expect(onScreen(toastsDriver).leftOut.filter((one) => 'goal' in one)).toEqual([])
  })
})

describe('run --browser', () => {
  it('plays another goal, every class of data, and other languages and brands', () => {
    expect(ask('run login --browser --goal decisions').asked).toMatchObject({ goal: 'decisions', looks: [] })
    expect(ask('run login --browser --vary data,languages').asked).toMatchObject({
      goal: 'data',
      look: { language: 'EN', brand: 'perya' },
      looks: [{ language: 'TY', brand: 'perya' }],
    })
    const { asked } = ask('run login --browser --vary languages,brands --language fil')
    expect(asked?.goal).toBeUndefined()
    expect(asked?.looks).toEqual([
      { language: 'TY', brand: 'bayside' },
      { language: 'EN', brand: 'perya' },
      { language: 'EN', brand: 'bayside' },
    ])
  })

  it('hands the goal to those who know the screens, for scripts too', () => {
    const selections: unknown[] = []
    ask('export login --format csv --goal decisions', undefined, {
      screenPaths: (_, selection) => {
        selections.push(selection)
        return []
      },
    })
    expect(selections).toEqual([{ goal: 'decisions' }])
    expect(ask('export login --format csv --style short').out).toBe(
      '"--style" is about the paths of the chart itself, and "csv" has those that a screen can do; say "--all-paths" too.',
    )
  })

  it('plays every path as each person that its driver names, and refuses a flow that is for one', () => {
    const players = ['mika_07', 'tita_baby']
    const screenPaths: Host['screenPaths'] = () => [
      { chart: 'login', ids: '', paths: [], leftOut: [], players },
    ]
    const { asked, out } = ask(
      'run login --browser --vary people',
      reportOf({ look: 'tita_baby' }, 'failed'),
      {
        screenPaths,
      },
    )
    expect(asked).toMatchObject({ people: true, looks: [] })
    expect(out).toMatch(/fails at "2\. .+ \(tita_baby\)"/)
    expect(out).toContain('login  as mika_07, tita_baby')
    expect(ask('run login --browser --vary people')).toMatchObject({
      code: 2,
      out: 'As one person only can be played: login; leave "people" out of "--vary".',
      asked: undefined,
    })
  })

  it('knows of drivers whom they can be played as', () => {
    expect(onScreen(logoutDriver).players).toContain('tita_baby')
    expect(onScreen(withdrawDriver).players).toBeUndefined()
  })

  it('says in which language and brand a path fails', () => {
    const { out } = ask('run login --browser --vary brands', reportOf({ look: 'EN bayside' }, 'failed'))
    expect(out).toMatch(/fails at "2\. .+ \(EN bayside\)"/)
  })

  it('says what the checks of each situation find, and ends with 1 when they do', () => {
    const good = ask(
      'run login --browser --checks',
      reportOf({
        checks: [
          { state: 'idle', ms: 40, found: [] },
          { state: 'asking', ms: 90, found: [] },
          { state: 'idle', ms: 60 },
        ],
      }),
    )
    expect(good.asked).toMatchObject({ checks: true })
    expect(good.out).toContain(
      'login  2 states by axe and at 320×844, 390×844, 740×360: nothing found; from tap to state 60 ms, at the most 90 ms (asking)',
    )
    expect(good.code).toBe(0)
    const found = ['axe: label: #name', '320×844: scrolls sideways by 12 px']
    const bad = ask('run login --browser --checks', reportOf({ checks: [{ state: 'idle', found }] }))
    expect(bad.out).toContain('2 FOUND\n    idle: axe: label: #name\n    idle: 320×844: scrolls sideways')
    expect(bad.code).toBe(1)
  })

  it('refuses what it cannot vary', () => {
    expect(ask('run login --browser --vary persons').out).toBe(
      'Nothing varies "persons"; what varies is "data", "languages", "brands" or "people".',
    )
    for (const line of [
      'run login --vary languages',
      'run login --checks',
      'run login --browser --vary data --goal states',
      'run login --browser --vary brands --screens',
      'run login --browser --vary people --screens',
      'run login --browser --goal pairs',
      'run login --browser --goal decisions --style short',
      'run login --browser --vary data --taken a.json',
    ])
      expect({ line, ...ask(line) }).toMatchObject({ line, code: 2, asked: undefined })
  })

  it('varies data without a browser, too', () => {
    expect(ask('run login --vary data')).toMatchObject({ code: 0, asked: undefined })
  })
})
