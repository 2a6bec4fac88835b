import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../machines/index'
import { failureCodes } from '../../../machines/shared/failure'
import { messageCodes } from '../../../machines/shared/effects'
import { generate } from '../../../src/paths'
import { definitionOf } from '../../../src/paths/chart/definition'
import { filipinoSentences, inFilipino } from '../../../src/paths/export/filipino'
import { manualScript } from '../../../src/paths/export/script'
import { filipinoReasons } from '../../../src/paths/export/filipino/left-out'
import { filipinoStarts } from '../../../src/paths/export/filipino/starts'
import { browserCharts, screenPaths } from '../../../src/paths/cli/chromium'
import { actionText, effectText, eventWords } from '../../../src/paths/export/words'
import '../../../src/paths/perya/project'
import { notThere } from '../../browser/paths/support/on-screen'

const suites = catalogue.map((cases) => ({ cases, paths: generate(cases).paths }))
const named = suites.map((suite) => [suite.cases.id, suite] as const)
const driven = screenPaths(browserCharts()) ?? []
/** The same charts with the paths that can be performed on a screen. */
const onScreens = suites.map(({ cases, paths }) => {
  const onScreen = driven.find(({ chart }) => chart === cases.id)
  const suite = onScreen
    ? { cases, onScreen, paths: onScreen.paths.map(({ path }) => path) }
    : { cases, paths }
  return [`${cases.id}, on a screen`, suite] as const
})

/** What happens behind the screen: a tester has nothing to compare it with. */
const behind =
  /\b(?:is|are|being) (?:being )?(?:fetched|looked up|reloaded)\b|exactly once|\bThe platform\b|\bplatform is\b|\bchart\b|The (?:player|agent) (?:picks|chooses|types|taps|closes|clears|goes|sets|adds)\b|\bwaits? until the player\b|\bloaded again\b|(?:^|\. )(?:Loads|Checks|Asks)\b/i

describe('the manual script of a real chart', () => {
  it.each([...named, ...onScreens])('%s: describes what is on screen, and nothing internal', (_, suite) => {
    for (const language of ['en', 'fil'] as const) {
      const script = manualScript(suite, language)
      // Effects without a text are internal.
      expect(script).not.toMatch(/Does "|Gagawin ang "/)
      for (const code of [...messageCodes, ...failureCodes]) {
        for (const says of ['A message says: "', 'Lalabas ang mensaheng: "']) {
          expect(script).not.toContain(`${says}${code}"`)
        }
      }
      for (const line of script.split('\n').filter((it) => /^\| \d/.test(it))) {
        const [, , action, , see] = line.split(/(?<!\\)\|/)
        expect(action?.trim()).not.toBe('')
        expect(see?.replace(/!\[\]\(\S+\)/, '').trim()).not.toBe('')
      }
    }
  })

  it.each(onScreens)('%s: expects what can be seen, not what happens behind the screen', (_, suite) => {
    const lines = manualScript(suite, 'en')
      .split('\n')
      .filter((line) => /^\| \d/.test(line))
    const sees = lines.map((line) =>
      (line.split(/(?<!\\)\|/)[4] ?? '').replaceAll(/"[^"]*"|!\[\]\(\S+\)/g, ''),
    )
    expect(sees.filter((see) => behind.test(see))).toEqual([])
  })

  it('has a Filipino name for every gesture and signal', () => {
    const types = suites.flatMap(({ cases }) => Object.keys(cases.events))
    const english = [...new Set(types)].filter((type) => eventWords(type, 'fil') === eventWords(type, 'en'))
    expect(english).toEqual([])
  })

  it('has every description of the charts in Filipino, and no obsolete ones', () => {
    const said = suites.flatMap(({ cases }) => {
      const { states, transitions } = definitionOf(cases.machine)
      return [
        ...[...states.values()].map((node) => node.description),
        ...[...transitions.values()].map(({ transition }) => transition.description),
      ]
    })
    const sentences = new Set(said.filter((it) => it !== undefined))
    expect([...sentences].filter((it) => inFilipino(it) === it || /\bthe\b/i.test(inFilipino(it)))).toEqual(
      [],
    )
    expect(Object.keys(filipinoSentences).filter((it) => !sentences.has(it))).toEqual([])
  })

  it('has every start in Filipino, and no obsolete ones', () => {
    // A chart's only start has no name to show.
    const names = new Set(catalogue.flatMap(({ inputs }) => Object.keys(inputs)))
    names.delete('start')
    expect(Object.keys(filipinoStarts).toSorted()).toEqual([...names].toSorted())
  })

  it('has every reason given by drivers in Filipino, and no obsolete ones', () => {
    expect(driven.map(({ chart }) => chart)).toEqual([...browserCharts()])
    const reasons = new Set([notThere, ...driven.flatMap(({ leftOut }) => leftOut.map(({ why }) => why))])
    expect(Object.keys(filipinoReasons).toSorted()).toEqual([...reasons].toSorted())
  })

  it('leaves out what no screen can do, and says why', () => {
    const [, social] = onScreens.find(([name]) => name.startsWith('social-sign-in')) ?? []
    const script = (social && manualScript(social, 'en')) ?? ''
    const [steps, left] = script.split('## Left out')
    expect(steps).not.toContain('"resume" fails')
    expect(left).toContain('- `social-sign-in.resuming | error resume | 0`: the page reads its own address')
    expect(left).toContain('- Start: none: without a provider there is no button')
    expect(script).not.toContain('end the path there')
  })

  it('says of a failure what its screen says, if that says any', () => {
    const scriptOf = (chart: string, language: 'en' | 'fil') => {
      const found = onScreens.find(([name]) => name === `${chart}, on a screen`)
      return found ? manualScript(found[1], language) : ''
    }
    expect(scriptOf('social-sign-in', 'en')).toContain(
      'The player reads: "No account goes with that sign-in. Register first, or try another one."',
    )
    expect(scriptOf('second-step', 'en')).toContain('The player reads: "That code is not right."')
    expect(scriptOf('promo-entry', 'en')).toContain(
      'The player reads: "The picture did not get through. Choose it again."',
    )
    // The balance stays as it was, and a lost answer is looked for: neither says why.
    for (const chart of ['wallet', 'send-once']) {
      expect(scriptOf(chart, 'en')).toContain('`')
      expect(scriptOf(chart, 'en')).not.toContain('The player reads:')
    }
    // While the picture is looked up, nothing is said; then it is.
    const lines = scriptOf('member-profile', 'en').split('\n')
    const looking = lines.findIndex((line) => line.includes('Dots still turn on that picture.'))
    expect(lines[looking]).not.toContain('The player reads:')
    expect(lines[looking + 1]).toContain('The player reads: "The network is slow or you are offline."')
  })

  it('names messages and fields as the player reads them', () => {
    const notice = { type: 'notify', params: { kind: 'fail', text: 'too-many-tries', retryAfter: 90 } }
    expect(effectText(notice, 'en')).toBe('A message says: "Too many tries. Please wait 90 s."')
    expect(effectText(notice, 'fil')).toContain('Maghintay ng 90 segundo')
    const next = '/m/launchGame?vendor=TALA&pageBack=%2Fm%2Fhome'
    const login = { type: 'goTo', params: { to: '/m/login', query: { next, view: 'step' } } }
    expect(effectText(login, 'en')).toBe('Goes to /m/login?next=/m/launchGame…&view=step.')
    const focus = { type: 'focusField', params: { field: 'messageCode' } }
    expect(effectText(focus, 'en')).toBe('The cursor is in the field "SMS code".')
    const typed = suites
      .flatMap(({ paths }) => paths.flatMap((path) => path.steps))
      .find(({ event }) => event['field'] === 'mobileNum')
    expect(typed && actionText(typed, 'en')).toBe('Type "9171234567" into "Mobile number"')
  })

  it('names a path’s start and input', () => {
    const [, login] = named.find(([id]) => id === 'login') ?? []
    expect(login && manualScript(login, 'en')).toMatch(
      /^\| 0 \| Open \/m\/login\. Start: both ways \| `side member, next .*` \|/m,
    )
  })
})
