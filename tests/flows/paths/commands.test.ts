import { describe, expect, it } from 'vitest'
import { understand } from '../../../src/paths/cli/args'
import { generate } from '../../../src/paths/generate/generate'
import type { BrowserOptions, Host } from '../../../src/paths/cli/host'
import { parseRecording } from '../../../src/paths/run/recording'
import type { Walk } from '../../../src/paths/results/walked'
import '../../../src/paths/perya/project'
import { loginCases } from './samples/login.sample'
import { talker } from './samples/regions.samples'
import { breaks, endless, noOutcome, shadowed } from './samples/wrong.samples'
import { bareHost } from './support/host'

const charts = [loginCases, talker, shadowed]

const ask = (line: string, known = charts, host: Partial<Host> = {}) =>
  understand(
    line.split(' ').filter((word) => word !== ''),
    known,
    { ...bareHost, ...host },
  )

describe('the paths command line', () => {
  it('prints its help on request, and without arguments', () => {
    for (const line of ['--help', '', 'coverage --help', 'help']) {
      expect(ask(line)).toMatchObject({ code: 0 })
      expect(ask(line).out).toContain('npm run -s paths -- <command>')
    }
  })

  it('lists every chart with its size', () => {
    expect(ask('list').out).toContain('login     ')
    expect(ask('list').out).toMatch(/13 states\s+16 transitions\s+A sample/)
    expect(JSON.parse(ask('list --json').out)).toEqual({
      charts: ['login', 'talker', 'shadowed'].map((id) => ({ id, summary: 'A sample' })),
    })
  })

  it('rejects invalid input in one sentence that names the closest match', () => {
    const cases = {
      covrage: 'There is no command "covrage"; did you mean "coverage"?',
      'run lgoin': 'There is no chart "lgoin"; did you mean "login"?',
      'coverage --jsn': 'There is no option "--jsn"; did you mean "--json"?',
      'coverage --style long': /^There is no style "long"; paths come as "few", "short" or "random:7"/,
      'run --goal guard': /^There is no goal "guard"; did you mean "guards"\?/,
      'export login --format jsn': /^There is no format "jsn"; did you mean "json"\?/,
      'export login --language tl': /^There is no language "tl"/,
      'generate login --max-len none': '"none" is not a number for --max-len; write it like --max-len 12.',
      'generate login --until edit': /^There is no state "edit"; did you mean "login.*editing"/,
      'generate login --through SUBMIT': /^"SUBMIT" fits 2 transitions: ".*", ".*". Say which one.$/,
      'generate all --until editing': '"--until" is about one chart; name that chart.',
      'generate login --style random:4 --from editing':
        'Random walks take no "--from"; use the style "few" or "short".',
      'list --goal states': '"list" takes no "--goal"; generate, run, export or mutate does.',
      'generate login --until': '"--until" wants something after it; see --help.',
      'generate login --walks 3':
        '"--walks" is about random walks; say "--style random:7" too, 7 being a seed of your choice.',
      'generate login --style random:3 --goal pairs':
        'Random walks have no "--goal"; use the style "few" or "short".',
      'export login --format csv --language fil':
        '"--language" is about the manual script; say "--format markdown" too.',
      'coverage --json=yes': '"--json" takes nothing after it; write it alone.',
      Login: '"login" is a chart; say what to do with it first, like "generate login"; see --help.',
      'coverage --today 2026-02-30': '"2026-02-30" is not a day; write it like 2026-11-20.',
      'diff login': 'Say since when: diff --since main, or a tag or a commit.',
      'diff --since yesterday': 'Git knows no "yesterday"; give a commit, a tag or a branch.',
      'coverage --with tour.json': 'There is no file "tour.json".',
      'coverage --today soon': '"soon" is not a day; write it like 2026-11-20.',
      generate: 'Say which chart to generate: login, talker, shadowed, or all.',
      constructor: /^There is no command "constructor"/,
    }
    for (const [line, out] of Object.entries(cases)) {
      const answer = ask(line)
      expect(answer.code).toBe(2)
      expect(answer.out).toMatch(out)
      expect(answer.out).not.toContain('\n')
    }
  })

  it('says how far the history goes back when it is too short', () => {
    const short = { countCommits: (ref: string) => ({ main: 3, fresh: 1 })[ref] }
    expect(ask('diff --since main~20', charts, short)).toEqual({
      out: 'Git knows no "main~20": "main" has only 3 commits here; the oldest is "main~2".',
      code: 2,
    })
    expect(ask('diff --since fresh~1', charts, short).out).toMatch(/1 commit here; that is "fresh" itself.$/)
    expect(ask('diff --since mian~1', charts, short).out).toMatch(/give a commit, a tag or a branch.$/)
  })

  it('prints coverage as JSON of a fixed shape', () => {
    const answer = ask('coverage login shadowed --json')
    expect(answer.code).toBe(1)
    const [login, bad] = JSON.parse(answer.out).charts
    expect(Object.keys(login)).toEqual([
      'id',
      'states',
      'transitions',
      'paths',
      'steps',
      'missing',
      'problems',
    ])
    expect(login).toMatchObject({
      id: 'login',
      states: { covered: 13, total: 13 },
      transitions: { covered: 16, total: 16 },
      missing: [],
      problems: [],
    })
    expect(bad.missing).toEqual([
      {
        kind: 'transition',
        id: 'shadowed.a | GO | 1',
        reason: 'shadowed by an earlier branch',
        detail: 'shadowed by `shadowed.a | GO | 0`',
        remedy: 'put this branch first, narrow the guard of the other one, or remove this one',
      },
    ])
  })

  it('exits with 0 when nothing is missing or wrong, and with 1 otherwise', () => {
    expect(ask('coverage login talker').code).toBe(0)
    expect(ask('coverage').code).toBe(1)
    expect(ask('coverage', [endless]).code).toBe(1)
    expect(ask('coverage', [noOutcome]).out).toContain('problem unknown outcome')
  })

  it('checks waivers against the given date', () => {
    const waived = {
      ...shadowed,
      waivers: [{ what: 'shadowed.a | GO | 1', reason: 'soon', until: '2026-11-30' }],
    }
    expect(ask('coverage', [waived]).code).toBe(0)
    expect(ask('coverage --today 2026-12-01', [waived]).code).toBe(1)
  })

  it('prints paths a tester can follow', () => {
    const { out, code } = ask('generate login --style short')
    expect(code).toBe(0)
    expect(out).toMatch(/login-[0-9a-z]{7} {3}starts with "strict", 2 steps/)
    expect(out).toContain('   1. Type: text "maria"\n       → screen.form.editing + link.up')
    expect(out).toContain('does start call with {"text":"maria"}')
    expect(JSON.parse(ask('generate login --json').out)).toMatchObject({ chart: 'login', style: 'few' })
  })

  it('runs paths on real actors', () => {
    expect(ask('run login talker')).toMatchObject({ code: 0 })
    expect(ask('run login').out).toMatch(/^login {2}\d+ paths, \d+ steps: all passed$/)
  })

  it('fails a path on which the chart stops with an error, even one generated from that chart', () => {
    const { out, code } = ask('run breaks --goal edges', [breaks])
    expect(code).toBe(1)
    expect(out).toContain('the chart stops here with an error: a fault of the chart, or of its cases')
    expect(out).toContain('2. load fails')
  })

  describe('run --browser', () => {
    const [path] = generate(loginCases).paths
    const played = (status: 'passed' | 'failed', walk: Partial<Walk> = {}) => {
      const body = JSON.stringify({
        path,
        steps: 1,
        taken: { states: { 'login.idle': 2 }, transitions: {} },
        pictures: [],
        ...walk,
      })
      const attachments = [{ name: 'walk', body: Buffer.from(body).toString('base64') }]
      const errors = status === 'failed' ? [{ message: '\u001B[31mwhat the chart did\u001B[39m' }] : []
      const spec = { title: `path ${path?.id}`, tests: [{ results: [{ status, errors, attachments }] }] }
      return JSON.stringify({ suites: [{ suites: [{ specs: [spec] }] }] })
    }
    const host = (status: 'passed' | 'failed', asked: BrowserOptions[] = []): Partial<Host> => ({
      playInBrowser: (requests) => {
        asked.push(requests)
        return { status: status === 'passed' ? 0 : 1, report: played(status) }
      },
    })

    it('plays charts with gestures, and names those without', () => {
      const asked: BrowserOptions[] = []
      const { out, code } = ask('run --browser', charts, host('passed', asked))
      expect(code).toBe(0)
      expect(out).toMatch(
        /^login {2}1 path, \d+ steps: all passed\nWithout gestures, not played: talker, shadowed$/,
      )
      expect(asked).toEqual([
        {
          charts: ['login'],
          look: { language: 'EN', brand: 'perya' },
          looks: [],
          check: false,
          checks: false,
          screens: undefined,
        },
      ])
      expect(ask('run talker --browser')).toEqual({
        code: 2,
        out: 'In a browser there are no gestures for talker; charts that have them: login.',
      })
      expect(ask('run login --browser')).toMatchObject({ code: 1 })
      expect(ask('run login --browser --goal pairs')).toEqual({
        code: 2,
        out: '"--goal pairs" is about the paths of the chart itself; a browser plays those that a screen can do.',
      })
    })

    it('says which chart it did not play and why, and does not call that passed', () => {
      const nothing = { playInBrowser: () => ({ status: 0, report: '{"suites":[]}' }) }
      const screen = { chart: 'login', ids: '', paths: [], leftOut: [] }
      const inEnglish = { ...nothing, screenPaths: () => [{ ...screen, begins: 'EN' as const }] }
      expect(ask('run login --browser --language fil', charts, inEnglish)).toEqual({
        code: 1,
        out: 'Nothing was played.\nNot played: login, as its paths are about the language itself and begin in English; leave "--language" out',
      })
      expect(ask('run login --browser', charts, { ...nothing, screenPaths: () => [screen] })).toEqual({
        code: 1,
        out: 'Nothing was played.\nNot played: login, as none of its paths was among those asked for',
      })
    })

    it('takes the committed pictures, and keeps those of other languages or brands local', () => {
      const asked: BrowserOptions[] = []
      const known = host('passed', asked)
      ask('run login --browser --screens', charts, known)
      ask('run login --browser --screens --brand bayside', charts, known)
      ask('run login --browser --screens --out shots --language fil --brand bayside', charts, known)
      expect(asked.map(({ look, screens }) => [look.language, look.brand, screens])).toEqual([
        ['EN', 'perya', 'docs/flows/screens'],
        ['EN', 'bayside', '.cache/screens'],
        ['TY', 'bayside', 'shots'],
      ])
      expect(ask('run login --screens').out).toBe(
        '"--screens" is about a run in the browser; say "--browser" too.',
      )
      expect(ask('run login --browser --brand casino').code).toBe(2)
    })

    it('names the step at which a path fails, also in JUnit XML and on the page', () => {
      const line = 'run login --browser --junit a.xml --html a.html --record taken.json'
      const { out, code, files = [] } = ask(line, charts, host('failed'))
      expect(code).toBe(1)
      expect(out).toContain(`2. ${path?.steps[1]?.label}`)
      expect(out).toContain('what the chart did')
      const [xml, page, recording] = files.map(({ text }) => text)
      expect(xml).toContain('<failure message="2. ')
      expect(page).toContain('Shortest way to what fails')
      expect(parseRecording(recording ?? '')?.charts).toEqual({
        login: { states: { 'login.idle': 2 }, transitions: {} },
      })
    })
  })

  it('explains a chart with the ids that waivers use, and marks what is missing', () => {
    expect(ask('explain shadowed').out).toContain(
      'shadowed.a | GO | 1  → shadowed.c  ← shadowed by an earlier branch',
    )
    expect(ask('explain login').out).toContain('Actors         call (1 answers, 1 failures)')
  })

  it('lists the deliberate faults the paths miss', () => {
    expect(ask('mutate login --goal decisions').out).toMatch(/^login {2}\d+ of \d+ faults noticed/)
  })
})
