import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../machines/index'
import { screenPaths } from '../../../src/paths/cli/chromium'
import { byHand } from '../../../src/paths/export/by-hand'
import { failureIn } from '../../../src/paths/export/arming'
import { preparations } from '../../../src/paths/export/preparations'
import { specOf } from '../../../src/paths/export/formats'
import type { Suite } from '../../../src/paths/export/model'
import { manualScript } from '../../../src/paths/export/script'
import { project } from '../../../src/paths/export/project'
import { tapWords } from '../../../src/paths/export/taps'
import { definitionOf, generate, type Path } from '../../../src/paths'
import { contract } from '../../../src/platform/contract'
import { actions } from '../../../src/sandbox/control/actions'
import { forTesters, messages } from '../../../src/sandbox/demo/messages'
import { phoneBody } from '../../../src/sandbox/control/arranged-phone'
import { faultFrom } from '../../../src/sandbox/control/fault-form'
import { inRoot } from '../../../src/tools/lib/root.mjs'
import '../../../src/paths/perya/project'

/** Scripts of these are followed manually before every release. */
const flows = [
  'login',
  'register',
  'sms-code',
  'forgot-password',
  'game-launch',
  'logout',
  'site-status',
  'contract-prompt',
  'contract-page',
  'popups',
  'withdraw',
  'session',
  'deposit',
] as const

const suites = (screenPaths(flows) ?? []).map((onScreen): [string, Suite] => {
  const cases = catalogue.find(({ id }) => id === onScreen.chart)
  if (!cases) throw new Error(`no chart ${onScreen.chart}`)
  return [onScreen.chart, { cases, onScreen, paths: onScreen.paths.map(({ path }) => path) }]
})
const suiteOf = (chart: string) => suites.find(([name]) => name === chart)?.[1] as Suite
const languages = ['en', 'fil'] as const

/** Rows of a path's table as cells; a preparation has no number. */
function rowsOf(script: string, { id }: Path): string[][] {
  const section = script.split('\n## ').find((text) => text.startsWith(`${id}: `)) ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:#|---)/.test(line))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.replaceAll(/!\[\]\(\S+\)/g, '').trim()),
    )
}

const linkIn = (text: string) => /\((http[^()\s]+__sandbox\/\?[^()\s]+#faults)\)/.exec(text)?.[1]

/** What the link in a line sets up. */
const arrangedIn = (text: string): unknown =>
  JSON.parse(new URL(linkIn(text) ?? 'http://localhost/').searchParams.get('arrange') ?? 'null')

describe.each(suites)('the manual script of %s', (_, suite) => {
  it.each(languages)(
    'has data that people read, and a title, a priority and a beginning per path: %s',
    (language) => {
      const script = manualScript(suite, language)
      const own = manualScript({ cases: suite.cases, paths: generate(suite.cases).paths }, language)
      expect(own).not.toMatch(/\\w|\\d|regExp|iVBOR|token-\d/i)
      expect(script.replaceAll(/\(http\S+\)/g, '')).not.toMatch(/\\w|\\d|\[\^|\[a-z|regExp|iVBOR/i)
      // The script tells a person how to bring about what can only be done manually.
      expect(script).not.toMatch(/See to that|Ayusin muna/)
      expect(script).not.toMatch(/token-\d|undefined|\[object|\{\{/)
      const sections = script.split('\n## ').slice(1, suite.paths.length + 1)
      for (const [at, path] of suite.paths.entries()) {
        const [title = '', ...lines] = sections[at]?.split('\n') ?? []
        expect(title).toMatch(new RegExp(`^${path.id}: .{15,}`))
        expect(lines.join('\n')).toMatch(/^(?:Priority|Prayoridad): /m)
        expect(lines.join('\n')).toMatch(/^(?:Before the start|Bago magsimula): .*;/m)
      }
    },
  )

  it.each(languages)('expects something new of every step: %s', (language) => {
    const script = manualScript(suite, language)
    for (const path of suite.paths) {
      const steps = rowsOf(script, path).filter(([number]) => number !== '')
      expect(steps).toHaveLength(path.steps.length + 1)
      for (const [at, [number, does, , see]] of steps.entries()) {
        expect(see, `${path.id}, step ${number}`).not.toBe('')
        expect(see, `${path.id}, step ${number}`).not.toBe(does)
        expect(see, `${path.id}, step ${number}`).not.toBe(steps[at - 1]?.[3])
      }
    }
  })

  it('says what is to be seen, not what the chart knows, and how each tap is done', () => {
    const script = manualScript(suite, 'en')
    for (const path of suite.paths) {
      for (const [number, , , see = ''] of rowsOf(script, path)) {
        const what = `${path.id}, step ${number}: ${see}`
        expect(what).not.toMatch(/: .*(?:fetched|chart|looked up|the platform (?:records|checks|is asked))/i)
        expect(what).not.toMatch(/cursor is in the field "[a-z]/)
      }
      for (const step of path.steps.filter(({ kind }) => kind === 'gesture')) {
        const does = tapWords(path.chart, step, 'en') ?? byHand(step.event.type, 'en')
        expect(does, `${path.id}: ${step.label}`).toBeDefined()
      }
    }
  })

  it.each(languages)('names and links what to arm before each step that needs it: %s', (language) => {
    const script = manualScript(suite, language)
    for (const path of suite.paths) {
      const rows = rowsOf(script, path)
      const placeOf = (step: number) => rows.findIndex(([number]) => number === String(step))
      const all = preparations(suite, path)
      // With two faults armed for one call, the first request would use up both, or the wrong one.
      const armed = all.flatMap((one) => (one.what === 'fault' ? [`${one.before} ${one.call}`] : []))
      expect(armed).toEqual([...new Set(armed)])
      for (const one of all) {
        // Nobody has time before an automatic answer.
        const next = path.steps[one.before - 1]
        const isLate =
          (next?.kind === 'time' && next.wait < 1_000) ||
          (next?.kind === 'outcome' &&
            suite.onScreen?.calls?.[next.actorId ?? '']?.length !== 0 &&
            !all.some((other) => other.what === 'hold' && other.until === one.before))
        expect(isLate, `${path.id}, before step ${one.before}: too late`).toBe(false)
        if (one.what === 'data' || one.what === 'arrange') continue
        const before = rows.slice(0, placeOf(one.before)).map(([, text = '']) => text)
        const mine = before.findLast((text) => {
          const asked = faultFrom(new URL(linkIn(text) ?? 'http://localhost/').searchParams)
          const isKind =
            typeof asked !== 'string' && asked.kind === (one.what === 'hold' ? 'hold' : one.fault['kind'])
          return isKind && (asked.call ?? asked.path) === one.call
        })
        expect(mine, `${path.id}, before step ${one.before}: ${one.call}`).toContain(`\`${one.call}\``)
        const isKnown = one.call.startsWith('/') || Object.hasOwn(contract, one.call)
        expect(isKnown, `the contract has ${one.call}`).toBe(true)
        const until = one.what === 'hold' ? one.until : null
        const isLetGo = until === null || rows[placeOf(until)]?.[1]?.includes(`Let go: ${one.call}`)
        expect(isLetGo, `${path.id}, step ${until}: ${one.call} is let go`).toBe(true)
      }
    }
  })

  it('stands in the studio as it is here: `npm run docs` writes it', () => {
    const { ending } = specOf('hand')
    const kept = readFileSync(inRoot(`docs/flows/hand/${suite.cases.id}.${ending}`), 'utf8')
    expect(kept).toBe(specOf('hand').text(suite, 'en'))
  })

  it.each(languages)('links what to arrange in words, and the sandbox knows all of it: %s', (language) => {
    const script = manualScript(suite, language)
    for (const path of suite.paths) {
      const rows = rowsOf(script, path)
      for (const one of preparations(suite, path).filter(({ what }) => what === 'arrange')) {
        const list = one.what === 'arrange' ? one.list : []
        const place = rows.findIndex(([number]) => number === String(one.before))
        const lines = rows.slice(0, place).map(([, text = '']) => text)
        const mine = lines.findLast((text) => text.includes('?arrange=')) ?? ''
        expect(arrangedIn(mine), `${path.id}, before step ${one.before}`).toEqual(list)
        expect(mine.replaceAll(/\(http\S+\)/g, '')).not.toMatch(/undefined|perya\.[a-z]+\.|: player/)
        const unknown = list.filter(([action, body]) => {
          const schema = action === 'phone' ? phoneBody : (actions[action]?.body ?? v.never())
          return !v.safeParse(schema, body).success
        })
        expect(unknown).toEqual([])
      }
    }
  })

  it('arms every answer that is a refusal or a failure, and holds those that other steps come before', () => {
    for (const [at, path] of suite.paths.entries()) {
      const all = preparations(suite, path)
      const { atOnce, needs } = suite.onScreen?.paths[at] ?? { atOnce: [], needs: [] }
      for (const [i, step] of path.steps.entries()) {
        const isRequest =
          step.kind === 'outcome' && (suite.onScreen?.calls?.[step.actorId ?? '']?.length ?? 0) > 0
        if (!isRequest || atOnce[i]) continue
        const number = i + 1
        const last = path.steps[i - 1]
        const begins = ({ actions }: Path['start']) =>
          actions.some(
            ({ type, params }) => type === 'start' && (params as { actor: string }).actor === step.actorId,
          )
        const isNext = begins(last?.expected ?? path.start) || atOnce[i - 1]
        const isHeld = all.some((one) => one.what === 'hold' && one.until === number)
        expect(isNext || isHeld, `${path.id}, step ${number}: ${step.label} is held`).toBe(true)
        if (!failureIn(step)) continue
        const calls = suite.onScreen?.calls?.[step.actorId ?? ''] ?? []
        const armed = all.flatMap((one) =>
          one.what === 'fault' && one.before <= number && one.before >= number - 3 ? [one.call] : [],
        )
        const isArranged = all.some((one) => one.what === 'arrange' && one.of === number)
        expect(
          isArranged || armed.some((call) => calls.includes(call) || call.startsWith('/')),
          `${path.id}, step ${number}: ${step.label}; ${JSON.stringify(needs?.[i])}`,
        ).toBe(true)
      }
    }
  })
})

const seeIn = (script: string, text: string) =>
  script
    .split('\n')
    .find((line) => line.includes(text))
    ?.split(/(?<!\\)\|/)[4]

describe('what the player reads', () => {
  it('stands in words after a refusal, a lost request and a field left empty', () => {
    const login = manualScript(suiteOf('login'), 'en')
    expect(login).toContain('The player reads: "This account is locked. Please contact customer service."')
    expect(login).toContain('The player reads: "Too many tries. Please wait 90 s."')
    expect(login).toContain('The player reads: "The network is slow or you are offline."')
    expect(login).toContain('Below "Captcha" it says: "Enter a captcha"')
    // The sandbox adds a code to a status without one.
    const sms = manualScript(suiteOf('sms-code'), 'en')
    expect(sms).toContain('The player reads: "Refused: status.403. Reference …"')
    expect(manualScript(suiteOf('login'), 'fil')).toContain('Mababasa ng player: "')
    expect(manualScript(suiteOf('withdraw'), 'en')).toContain('The player reads: "Enter all six digits"')
  })

  it('of what is sent once is what the platform answered; where no answer came, what became of it', () => {
    for (const chart of ['withdraw', 'deposit']) {
      const script = manualScript(suiteOf(chart), 'en')
      expect(script).toContain('System upgrading, please try again later.')
      expect(script).not.toContain('Your request did not reach us.')
    }
  })

  it('is what a tap or typing shows, by the labels on screen', () => {
    const login = manualScript(suiteOf('login'), 'en')
    expect(seeIn(login, '| Tap "Remember me" |')).toContain('"Remember me" is not ticked.')
    expect(seeIn(login, 'Type "mika_07" into "Username"')).toContain('"Username" shows "mika_07"')
    expect(login).toContain('| Tap "Log in" |')
    expect(login).not.toContain('| Submit |')
  })

  it('is the same for a test manager: import formats and scenarios have it, too', () => {
    for (const format of ['csv', 'testrail', 'xray', 'gherkin'] as const) {
      const text = specOf(format).text(suiteOf('login'), 'en')
      expect(text).toContain('hold the next `registerRules`')
      expect(text).toContain('This account is locked.')
    }
  })
})

it('a step whose answer can be armed says how in one line, with the moment to let go', () => {
  const login = manualScript(suiteOf('login'), 'en')
  expect(login).toContain(
    '| | Before the start: hold the next `registerRules` ([open](http://localhost:4173/__sandbox/?call=registerRules&kind=hold&times=1#faults), tap *Arm: …*). Let it go at step 5, not earlier. | | | |',
  )
})

it('what a screen that goes on by itself would use up is armed before its tester looks at it again', () => {
  // A closed site polls every few seconds, and would receive what is meant for the tester's tap.
  const rows = manualScript(suiteOf('site-status'), 'en').split('\n')
  const taps = rows.filter((row) => row.includes('Tap the button on the message'))
  const before = taps.map((row) => rows[rows.indexOf(row) - 1] ?? '')
  const [afterMaintenance, afterFault, afterRegion] = before
  expect(afterMaintenance).toMatch(/^\| \| Before step \d+, and before you look at the app again: /)
  expect(afterFault).toMatch(/^\| \| Before step \d+, and before you look at the app again: /)
  // A blocked region stays blocked: there is time.
  expect(afterRegion).toMatch(/^\| \| Before step \d+: /)
})

it('a path that begins with a remembered login says how the phone comes to remember it', () => {
  const suite = suiteOf('login')
  const script = manualScript(suite, 'en')
  const begins = suite.paths.map(({ id, steps }) => {
    const output = steps.find(({ actorId }) => actorId === 'prepare')?.event['output']
    const { remembered = null } = (output ?? {}) as { remembered?: unknown }
    const section = script.split('\n## ').find((text) => text.startsWith(`${id}: `)) ?? ''
    return [remembered !== null, /Before the start: .*this browser remembers a player/.test(section)]
  })
  expect(begins.map(([isRemembered]) => isRemembered)).toContain(true)
  expect(begins.filter(([isRemembered, isSaid]) => isRemembered !== isSaid)).toEqual([])
})

it('what is to be seen is said of sentences that charts have', () => {
  const said = catalogue.flatMap(({ machine }) => {
    const { states, transitions } = definitionOf(machine)
    return [
      ...[...states.values()].map(({ description }) => description),
      ...[...transitions.values()].map(({ transition }) => transition.description),
    ]
  })
  const sentences = Object.keys(project().onScreen).map((name) => name.replace(/^[a-z-]+: /, ''))
  expect(sentences.filter((sentence) => !said.includes(sentence))).toEqual([])
})

it('a person has the time that the steps before a held answer take', () => {
  const waits = 'the app in this browser waits for each answer as long as you need'
  const inFirstLine = (chart: string) =>
    manualScript(suiteOf(chart), 'en')
      .split('\n')
      .find((line) => line.includes(waits))
  expect(inFirstLine('login')).toContain('| Before the start: ')
  expect(inFirstLine('withdraw')).toContain('| Before the start: ')
  expect(inFirstLine('logout')).toBeUndefined()
})

it('what is quoted after a change of the language is in the language of the screen', () => {
  const contract = manualScript(suiteOf('contract-page'), 'en')
  const path = contract
    .split('\n## ')
    .find((text) => text.includes('| 1 | Change the language in the top bar'))
  expect(path).toContain('| 3 | Tap "Tanggapin" |')
  expect(contract).toContain('Tap "Accept"')
})

describe('a line names what is on screen, and what has to be opened before', () => {
  const register = manualScript(suiteOf('register'), 'en')
  it('of a field that the form folds away, of a tab, and of a form that did not load', () => {
    const open = 'Open "More about you, optional", unless it is open.'
    expect(register).toContain(`| ${open} Type "LUCKY1" into "Invitation code" |`)
    expect(register).toContain('| Tap the tab "Mobile number" |')
    expect(register).toContain(
      'The player reads: "The form did not load. Nothing has been sent. Please try again."',
    )
    expect(seeIn(register, '| Type "9171234567" into "Mobile number" |')).toContain('shows "9171234567"')
  })

  it('of a button that has a name of its own on each message', () => {
    const deposit = manualScript(suiteOf('deposit'), 'en')
    expect(deposit).toContain('| Tap the button below the message: "Look again" or "Try again" |')
  })

  it('of the tab, where only one has what the path begins with', () => {
    const deposit = manualScript(suiteOf('deposit'), 'en').split('\n')
    expect(deposit.find((line) => line.includes('Start: a deposit was started before'))).toContain(
      'Go on in the tab in which you tapped *Arrange*. Open /m/voucherCenter.',
    )
    expect(deposit.find((line) => line.includes('Start: fresh'))).not.toContain('Go on in the tab')
  })

  it('of the call that failed, as the app asks for that one alone when it tries again', () => {
    expect(register).toContain('The app\'s request "registerSettings" fails')
    expect(register).toContain('hold the next `registerSettings`')
  })
})

it('nobody looks for a request that the app gave up itself', () => {
  const register = manualScript(suiteOf('register'), 'en')
  expect(register).toContain('Never let it go.')
  expect(register).not.toContain('Let it go after')
})

it('flags of the site have a link, as everything else that a path begins with', () => {
  for (const chart of ['login', 'forgot-password'] as const) {
    const script = manualScript(suiteOf(chart), 'en')
    expect(script).toMatch(/^\| \| Before the start: flag [A-Z0-9]+ o(?:n|ff).*\(\[open\]/m)
    expect(script).not.toContain('flags on the sandbox page')
  }
})

it('nobody is told to wait for less than a second', () => {
  expect(manualScript(suiteOf('register'), 'en')).toContain('By itself, a moment later')
  expect(manualScript(suiteOf('register'), 'en')).not.toMatch(/Wait \d+ ms/)
})

it('home greets who has just signed in: the script has that closed, unless it is about the greeting', () => {
  const closes = 'and close each announcement that comes up'
  expect(manualScript(suiteOf('logout'), 'en')).toContain(closes)
  expect(manualScript(suiteOf('popups'), 'en')).not.toContain(closes)
})

describe('what stands in quotation marks in what a tester does by hand', () => {
  const { byHand: taps, starts } = project()
  // What the platform itself provides.
  const listed = ['Saigon Lotto', 'Island Numbers', 'Bola Lotto']
  const all = [...Object.entries(taps), ...Object.values(starts).flatMap((of) => Object.entries(of))]
  it.each(languages)('is a label on screen: %s', (language) => {
    const buttons = [forTesters, ...Object.values(messages)].map(
      (one) => one[language === 'en' ? 'EN' : 'TY'],
    )
    const labels = new Set([
      ...listed,
      ...buttons,
      ...Object.values(project().tables[language]).flatMap((table) => Object.values(table)),
    ])
    // Console input is not a label, and placeholders have their own test: labels.test.ts.
    const found = all.flatMap(([name, text]) =>
      [...text[language].replaceAll(/`[^`]*`/g, '').matchAll(/"([^"]+)"/g)]
        .filter(([, label = '']) => !label.startsWith('{{'))
        .map(([, label = '']) => `${name}: ${label}`),
    )
    expect(found.filter((one) => !labels.has(one.split(': ')[1] ?? ''))).toEqual([])
  })
})
