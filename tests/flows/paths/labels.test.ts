import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../machines/index'
import { screenPaths } from '../../../src/paths/cli/chromium'
import { specOf } from '../../../src/paths/export/formats'
import type { Suite } from '../../../src/paths/export/model'
import { project } from '../../../src/paths/export/project'
import { manualScript } from '../../../src/paths/export/script'
import { dataFor, doing } from '../../../src/paths/export/steps'
import { tapWords } from '../../../src/paths/export/taps'
import { byHand } from '../../../src/paths/export/by-hand'
import { contract } from '../../../src/platform/contract'
import { providerWord } from '../../../src/platform/provider'
import '../../../src/paths/perya/project'

const suites = (screenPaths(catalogue.map(({ id }) => id)) ?? []).map((onScreen): Suite => {
  const cases = catalogue.find(({ id }) => id === onScreen.chart)
  if (!cases) throw new Error(`no chart ${onScreen.chart}`)
  return { cases, onScreen, paths: onScreen.paths.map(({ path }) => path) }
})
const scriptOf = (chart: string, language: 'en' | 'fil' = 'en') =>
  manualScript(suites.find(({ cases }) => cases.id === chart) as Suite, language)

/** Charts of the app's own parts, whose events are not triggered one by one. */
const internal = ['app', 'idle', 'toasts']

/** Every `table:key` used in testers' texts; one with a placeholder is filled in for each step. */
const keys = [
  ...Object.values(project().labels).flatMap((of) => Object.values(of)),
  ...Object.values(project().fields),
  ...Object.values(project().ownFailures),
  ...[
    ...Object.values(project().byHand),
    ...Object.values(project().names),
    ...Object.values(project().starts).flatMap((of) => Object.values(of)),
  ].flatMap(({ en, fil }) =>
    [en, fil].flatMap((text) => [...text.matchAll(/\{\{([\w-]+:[^{}]+)\}\}/g)].map(([, key = '']) => key)),
  ),
].flatMap((key) => key.split('|'))

describe('what a tester taps', () => {
  it.each(['en', 'fil'] as const)('is a text of the app: %s', (language) => {
    const whole = keys.filter((key) => !key.includes('{'))
    expect(whole.length).toBeGreaterThan(200)
    const missing = whole.filter((key) => {
      const [table = '', name = ''] = key.split(':')
      return project().tables[language][table]?.[name] === undefined
    })
    expect(missing).toEqual([])
  })

  it('is named as on the screen in every chart that has one, with nothing left open', () => {
    const bare = suites.flatMap((suite) =>
      suite.paths.flatMap((path) =>
        path.steps.flatMap((step, at) => {
          if (step.kind !== 'gesture' && step.kind !== 'signal') return []
          const said = tapWords(path.chart, step, 'en') ?? byHand(step.event.type, 'en', step)
          const does = doing(suite, path, at + 1, 'en')
          const isWhole =
            said !== undefined &&
            !/\{\{|(?<!")…(?!")|undefined/.test(does.replaceAll(/"[^"]*"|\*[^*]*\*/g, ''))
          return isWhole ? [] : [`${path.chart}: ${does}`]
        }),
      ),
    )
    expect([...new Set(bare)].filter((one) => !internal.includes(one.split(': ')[0] ?? ''))).toEqual([])
  })

  it('is said of an answer, too, that no request of the app brings', () => {
    const calls = new Set([...Object.keys(contract), providerWord.name])
    const others = suites.flatMap((suite) =>
      suite.paths.flatMap((path) =>
        path.steps.flatMap((_, at) => {
          const [, call] = /The app's request "([^"]*)"/.exec(doing(suite, path, at + 1, 'en')) ?? []
          return call === undefined || calls.has(call) ? [] : [`${path.chart}: ${call}`]
        }),
      ),
    )
    expect([...new Set(others)]).toEqual([])
  })

  it('is said before a path that begins with a tap, on the screen that its tests open', () => {
    const routes = suites.flatMap(({ onScreen }) => onScreen?.paths ?? [])
    expect(routes.filter(({ opened }) => !opened).map(({ path }) => `${path.chart} ${path.input}`)).toEqual(
      [],
    )
    const mute = routes.filter(
      ({ opened, path: { chart, input } }) =>
        opened?.taps === true &&
        // Its list has loaded once it was open.
        chart !== 'language' &&
        project().starts[chart]?.[input] === undefined &&
        project().prepared[`${chart} start ${input}`] === undefined,
    )
    expect(mute.map(({ path }) => `${path.chart} ${path.input}`)).toEqual([])
    const feedback = suites.find(({ cases }) => cases.id === 'feedback') as Suite
    expect(manualScript(feedback, 'en')).toContain('| 0 | Open /m/feedback |')
  })

  it('has the words of its own screen', () => {
    const pin = scriptOf('payment-pin')
    expect(pin).toContain('| Tap "Set withdrawal password" |')
    expect(pin).toContain('| Type "482913" into "The same again" |')
    expect(pin).toContain('Below "New withdrawal password" it says: "')
    expect(scriptOf('payment-pin', 'fil')).not.toMatch(/"(?:newPin|pinAgain|proof)"/)
    expect(scriptOf('message')).toContain('| Tap "Delete" |')
    expect(scriptOf('home')).toContain('| Tap "Slots" |')
    expect(scriptOf('lottery-order')).toContain('| Tap "Take back" at the draw that stands open |')
    expect(scriptOf('deposit')).toContain('| Tap Lakas Wallet among the ways to pay |')
    expect(scriptOf('security-questions')).toContain(
      '| Choose "What was your first pet called?" under "Second question" |',
    )
  })

  it('needs no data of the chart beside it', () => {
    const raw = suites.flatMap((suite) =>
      suite.paths.flatMap((path) =>
        path.steps.flatMap((step, at) =>
          step.kind === 'gesture' &&
          /\b(?:node id|[a-z]+ num|change kind|[A-Z]{1,2}-?\d+)\b/.test(dataFor(suite, path, at + 1))
            ? [`${path.chart}: ${dataFor(suite, path, at + 1)}`]
            : [],
        ),
      ),
    )
    expect([...new Set(raw)]).toEqual([])
  })
})

it('a second step that is wanted meets a player who has one, and an old password is dots', () => {
  const script = scriptOf('payment-pin')
  const line = script
    .split('\n')
    .find((one) => one.includes('`setPaymentPassword` is refused (`second.step.wanted`)'))
  expect(line).toMatch(/^\| \| Before step 11: /)
  expect(script).toMatch(/Before step 11: tita_baby: [^|]*an authenticator app/)
  for (const shown of [script, scriptOf('confirmed-change')])
    expect(shown).toContain('"Login password" shows dots')
})

it('a button that changes its name for a moment is called by both, and as it can be read', () => {
  expect(scriptOf('share')).toContain('Tap "Copy link", or "Copied" where that stands there')
  expect(scriptOf('copy-text', 'fil')).toContain('pindutin ang "Kopyahin", o ang "')
})

it('no script speaks of charts where it says what is to be seen', () => {
  const said = suites.flatMap((suite) =>
    manualScript(suite, 'en')
      .split('\n')
      .filter((line) => /^(?:\| \d|## )/.test(line) && /\bchart\b/.test(line)),
  )
  expect(said).toEqual([])
})

it('no script says that something is sent or looked up once, or only what the player does', () => {
  const vague =
    /\bexactly once\b|looked up first|^(?:The player|The agent) (?:picks|types|closes|removes|fills in)\b|Waits (?:a moment|until the player)/
  const internal = ['send-once', 'username-check', 'install']
  const found = suites.flatMap((suite) =>
    manualScript(suite, 'en')
      .split('\n')
      .flatMap((row) => {
        const see = /^\| \d/.test(row) ? (row.split(/(?<!\\)\|/)[4] ?? '').trim() : ''
        return vague.test(see) && !internal.includes(suite.cases.id) ? [`${suite.cases.id}: ${see}`] : []
      }),
  )
  expect(found).toEqual([])
})

it('of calls that an actor makes by turns, a script names and arms the one whose turn it is', () => {
  const rows = manualScript(suites.find(({ cases }) => cases.id === 'affiliate-links') as Suite, 'en').split(
    '\n',
  )
  const after = rows.findIndex((row) => row.includes('Tap "Delete" |'))
  expect(rows[after + 1]).toContain('The app\'s request "affiliateUrlDelete" is answered')
  expect(rows.filter((row) => row.includes('the next `affiliateUrlDelete` is refused'))).toEqual([])
  const pin = suites.find(({ cases }) => cases.id === 'payment-pin') as Suite
  expect(manualScript(pin, 'en')).not.toContain('resetPaymentPassword')
})

it('import formats have a field for what has to be so before the start, and for the priority', () => {
  const suite = suites.find(({ cases }) => cases.id === 'login') as Suite
  const before =
    /A private window with the app in English; nothing armed [^;]*Take all back[^;]*; nobody is signed in\./g
  const titles = {
    csv: 'Priority,Preconditions',
    testrail: 'Priority,References,Preconditions',
    xray: 'Test Priority,Labels,Description',
  }
  for (const format of ['csv', 'testrail', 'xray'] as const) {
    const text = specOf(format).text(suite, 'en')
    expect(text.split('\r\n')[0]).toContain(titles[format])
    expect(text.match(before)).toHaveLength(suite.paths.length)
    expect(text).toMatch(/,(?:High|Medium),/)
  }
})

it('a script is all in its language, its heading too, and says once a path that nothing is armed', () => {
  const login = scriptOf('login', 'fil')
  expect(login.split('\n')[0]).toBe('# login: Pag-login gamit ang username o mobile number')
  const { paths } = suites.find(({ cases }) => cases.id === 'login') as Suite
  expect(login.match(/pindutin ang \*Take all back and let all go\*/g)).toHaveLength(paths.length)
  const own = manualScript({ cases: (suites[0] as Suite).cases, paths: (suites[0] as Suite).paths }, 'en')
  expect(own).not.toContain('Take all back')
})

it('a deposit that a tab remembers is arranged for its player: a number alone is nobody’s', () => {
  const { onScreen } = suites.find(({ cases }) => cases.id === 'deposit') as Suite
  const begun = onScreen?.paths.filter(({ path }) => path.input === 'a deposit was started before') ?? []
  expect(begun.length).toBeGreaterThan(0)
  for (const { arranged } of begun) {
    expect(arranged).toContainEqual(['player', { userName: 'don_ramon', deposit: 'page' }])
    expect(JSON.stringify(arranged)).toContain('"perya.deposit":{"number":"D00000099"}')
  }
})
