import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { generate } from '../../../src/paths'
import { manualScript } from '../../../src/paths/export/script'
import {
  inAskedLanguage,
  indexText,
  pictureOf,
  readIndex,
  renewed,
  screensFolder,
  type Picture,
} from '../../../src/paths/screens/pictures'
import { understand } from '../../../src/paths/cli/args'
import { checked, type Checked } from '../../../src/paths/screens/check'
import { bareHost } from './support/host'
import { contractPageCases } from '../../../machines/contract-page/contract-page.cases'
import { logoutCases } from '../../../machines/logout/logout.cases'
import { catalogue } from '../../../machines/index'
import { definitionOf } from '../../../src/paths/chart/definition'
import { inRoot } from '../../../src/tools/lib/root.mjs'
import '../../../src/paths/perya/project'

const picture = (state: string, more: Partial<Picture> = {}): Picture => ({
  chart: 'logout',
  state,
  states: ['logout', `logout.${state}`],
  language: 'EN',
  brand: 'perya',
  size: '390x844',
  path: 'logout-1',
  step: 0,
  file: `logout/${state}.${more.language ?? 'EN'}.perya.390x844.webp`,
  ...more,
})

it('the committed pictures are those of their index: one of each situation, of states that their charts have', () => {
  const folder = inRoot(screensFolder)
  const pictures = readIndex(readFileSync(`${folder}/index.json`, 'utf8'))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.webp'),
  )
  expect(files.toSorted()).toEqual(pictures.map(({ file }) => file).toSorted())
  const charts = new Map(catalogue.map(({ id, machine }) => [id, definitionOf(machine).states]))
  const has = (chart: string, state: string) => state === chart || charts.get(chart)?.has(state)
  const gone = pictures.filter(({ chart, states }) => !states.every((state) => has(chart, state)))
  expect(gone.map(({ file }) => file)).toEqual([])
  const situations = pictures.map(({ states }) => states.toSorted().join(' '))
  expect(situations.filter((one, n) => situations.indexOf(one) !== n)).toEqual([])
})

describe('pictures of screens', () => {
  it('are listed in an index that round-trips, sorted, one per line', () => {
    const text = indexText([picture('kept'), picture('asking')])
    expect(readIndex(text).map(({ state }) => state)).toEqual(['asking', 'kept'])
    expect(text.split('\n').filter((line) => line.includes('"file"'))).toHaveLength(2)
    expect(indexText(readIndex(text))).toBe(text)
    for (const other of [undefined, '', '{', '{"format":"x","pictures":[]}'])
      expect(readIndex(other)).toEqual([])
  })

  it('of a new run take the place of the same ones, and of no others', () => {
    const old = [picture('asking'), picture('kept'), picture('kept', { language: 'TY' })]
    const ofRun = ({ language }: Picture) => language === 'EN'
    const { pictures, gone, kept } = renewed(
      old,
      [picture('asking', { path: 'logout-2' })],
      ofRun,
      () => true,
    )
    expect(pictures.map(({ state, language, path }) => [state, language, path])).toEqual([
      ['kept', 'EN', 'logout-1'],
      ['kept', 'TY', 'logout-1'],
      ['asking', 'EN', 'logout-2'],
    ])
    expect(gone).toEqual([])
    expect(kept).toEqual([picture('kept')])
  })

  it.each([
    ['another name', {}],
    ['states in another order', { state: 'asking + logout', states: ['logout.asking', 'logout'] }],
  ])('that show the same under %s take its place', (_, more) => {
    const again = picture('asking', { ...more, file: 'logout/asking-1.EN.perya.390x844.webp' })
    const { pictures, gone, kept } = renewed(
      [picture('asking')],
      [again],
      () => true,
      () => true,
    )
    expect(pictures).toEqual([again])
    expect(gone).toEqual([picture('asking')])
    expect(kept).toEqual([])
  })

  it('go only with their states, in the language of the run', () => {
    const old = [picture('asking'), picture('asked'), picture('asked', { language: 'TY' })]
    const ofRun = ({ language }: Picture) => language === 'EN'
    const { pictures, gone } = renewed(old, [], ofRun, (_, state) => state !== 'logout.asked')
    expect(gone).toEqual([picture('asked')])
    expect(pictures).toEqual([picture('asking'), picture('asked', { language: 'TY' })])
  })

  it('are taken only while the screen is in the language that was asked for', () => {
    const [path] = generate(contractPageCases).paths.filter(({ steps }) =>
      steps.some(({ event }) => event.type === 'LANGUAGE_CHANGED'),
    )
    if (!path) throw new Error('no path changes the language')
    const turn = path.steps.findIndex(({ event }) => event.type === 'LANGUAGE_CHANGED')
    expect(inAskedLanguage(path, turn)).toBe(true)
    expect(inAskedLanguage(path, turn + 1)).toBe(false)
    const twice = { steps: [...path.steps.slice(0, turn + 1), ...path.steps.slice(turn, turn + 1)] }
    expect(inAskedLanguage(twice, turn + 2)).toBe(true)
  })

  it('appear next to the steps of a manual script', () => {
    const { paths } = generate(logoutCases)
    const known = [picture('asking'), picture('signingOut')]
    const suite = {
      cases: logoutCases,
      paths,
      pictureOf: (expected: Parameters<typeof pictureOf>[2]) => pictureOf(known, logoutCases, expected)?.file,
    }
    const text = manualScript(suite, 'en')
    expect(text).toMatch(/\| 0 \| .* !\[\]\(logout\/asking\.EN\.perya\.390x844\.webp\) \| \|/)
    expect(text).toMatch(/\| 1 \| Tap "Sign out" .*signingOut\.EN\.perya/)
    expect(text).not.toContain('kept.EN')
    expect(manualScript({ cases: logoutCases, paths }, 'en')).not.toContain('![')
  })

  it('are compared with the screens, and none is written: what changed, what is missing, a page with the difference', () => {
    const taken = [picture('asking'), picture('kept', { step: 1 }), picture('signingOut')]
    const kept = new Map([
      ['logout/asking.EN.perya.390x844.webp', 'AAAA'],
      ['logout/kept.EN.perya.390x844.webp', 'BBBB'],
    ])
    const fresh = new Map([...kept, ['logout/kept.EN.perya.390x844.webp', 'CCCC']])
    fresh.set('logout/signingOut.EN.perya.390x844.webp', 'DDDD')
    const found = checked(
      taken,
      (file) => kept.get(file),
      (file) => fresh.get(file),
    )
    const asked: unknown[] = []
    const check = (result: Checked) =>
      understand('run logout --browser --screens --check --html diff.html'.split(' '), [logoutCases], {
        ...bareHost,
        browserCharts: () => ['logout'],
        playInBrowser: (options) => {
          asked.push(options)
          return { status: 0, report: '{}', checked: result, notTaken: 1 }
        },
      })
    const { out, code, files } = check(found)
    expect(asked).toEqual([expect.objectContaining({ check: true, screens: 'docs/flows/screens' })])
    expect(code).toBe(1)
    expect(out.split('\n').slice(1)).toEqual([
      'docs/flows/screens is not as the screens are: 2 pictures of 3.',
      '    changed  logout: kept  (logout-1, step 1)',
      '    missing  logout: signingOut  (logout-1, start)',
      '1 picture not taken this time, not compared',
      'Wrote diff.html',
    ])
    const page = files?.[0]?.text ?? ''
    expect(page.match(/base64,\w+/g)).toEqual(
      ['BBBB', 'CCCC', 'BBBB', 'CCCC', 'DDDD'].map((bytes) => `base64,${bytes}`),
    )
    const good = check({ same: 3, changed: [] })
    expect(good.code).toBe(0)
    expect(good.out).toContain('docs/flows/screens is as the screens are: 3 pictures.')
    const alone = understand(['run', 'logout', '--browser', '--check'], [logoutCases], {
      ...bareHost,
      browserCharts: () => ['logout'],
    })
    expect(alone).toEqual({
      out: '"--check" compares pictures with the screens; say "--screens" too.',
      code: 2,
    })
  })
})
