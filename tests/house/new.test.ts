import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { inserted } from '../../src/tools/new/insert'
import { planned } from '../../src/tools/new/plan'
import { planted } from './project'
import { excuses } from './rules/hygiene'

const disk = {
  read: (path: string) => readFileSync(inRoot(path), 'utf8'),
  exists: (path: string) => existsSync(inRoot(path)),
}
/** A file system on which `npm run new` has been run. */
const after = (texts: ReadonlyMap<string, string>) => ({
  read: (path: string) => texts.get(path) ?? disk.read(path),
  exists: (path: string) => [...texts.keys()].some((each) => each.startsWith(path)) || disk.exists(path),
})
const lines = (text: string) => text.split('\n')

describe('npm run new', () => {
  it.each([
    ['screen', { files: 9, lists: 17 }],
    ['chart', { files: 5, lists: 2 }],
    ['call', { files: 3, lists: 6 }],
  ] as const)(
    'a %s: new files that parse and say what takes the template’s place, and one line in every list',
    (kind, counts) => {
      const texts = [...planned([kind, 'lucky-numbers'], disk)]
      const made = texts.filter(([path]) => !disk.exists(path))
      const changed = texts.filter(([path]) => disk.exists(path))
      expect(made).toHaveLength(counts.files)
      for (const [path, text] of made) {
        expect(text).not.toMatch(/__\w+__/)
        expect(excuses([planted(path, text)])).toHaveLength(1)
      }
      const added = changed.map(([path, text]) => {
        const before = new Set(lines(disk.read(path)))
        const own = lines(text).filter((line) => !before.has(line))
        // Nothing else has changed.
        expect(lines(text).filter((line) => !own.includes(line))).toEqual(lines(disk.read(path)))
        expect(new Set(own).size).toBe(own.length)
        for (const line of own) expect(line).toMatch(/lucky-?numbers/i)
        return own.length
      })
      expect(added.reduce((sum, one) => sum + one, 0)).toBe(counts.lists)
    },
  )

  it('a screen has words and a title in every language, and stands in the list of what screens ask', () => {
    const texts = planned(['screen', 'lucky-numbers'], disk)
    for (const language of readdirSync(inRoot('src/i18n/words'))) {
      expect([...texts.keys()]).toContain(`src/i18n/words/${language}/luckyNumbers.ts`)
      expect(texts.get(`src/i18n/words/${language}/titles.ts`)).toContain('  luckyNumbers: ')
    }
    expect(texts.get('src/tools/wire/screens.ts')).toContain(`  luckyNumbers: { needs: ['luckyNumbers'] },`)
  })

  it('a screen that fetches and shows wants twelve files by hand at the most', () => {
    const texts = [...planned(['screen', 'lucky-numbers'], disk)]
    expect(texts.filter(([path, text]) => excuses([planted(path, text)]).length > 0)).toHaveLength(12)
  })

  it('a screen draws the chart of its name, and takes the call of its name, where there is one', () => {
    const chart = after(planned(['chart', 'lucky-numbers'], disk))
    const drawn = planned(['screen', 'lucky-numbers'], chart)
    expect(drawn.get('src/pages/lucky-numbers/LuckyNumbersPage.tsx')).toContain('useChart(luckyNumbersFlow')
    expect([...drawn.keys()].filter((path) => /flows|calls/.test(path))).toEqual([])
    const call = after(planned(['call', 'lucky-numbers'], disk))
    expect([...planned(['screen', 'lucky-numbers'], call).keys()]).not.toContain('src/platform/contract.ts')
  })

  it.each([
    [['window', 'lucky'], 'npm run new -- screen|chart|call <name>'],
    [['screen'], 'npm run new -- screen|chart|call <name>'],
    [['screen', 'LuckyNumbers'], '"LuckyNumbers" is no name here'],
    [['screen', 'lucky--numbers'], '"lucky--numbers" is no name here'],
    [['screen', '../lucky'], '"../lucky" is no name here'],
    [['screen', 'lucky', 'nowhere'], 'There is no src/flows/nowhere.'],
    [['chart', 'login'], 'machines/login/login.machine.ts is there already.'],
    [['call', 'feedback'], 'src/platform/calls/feedback.ts is there already.'],
    [['screen', 'help'], 'src/i18n/words/EN/help.ts is there already.'],
  ])('%j: %s', (args, message) => {
    expect(() => planned(args, disk)).toThrow(message)
  })
})

describe('a line in a list', () => {
  const place = { path: 'a.ts', like: /^ {2}\w+: / }
  const text = (...rows: string[]) => ['const x = {', ...rows, '}', '  z: 1,'].join('\n')

  it('stands in its place, after the last one, or at the end of a list in another order', () => {
    expect(inserted(text('  a: 1,', '  c: [', '    2,', '  ],'), place, '  b: 1,')).toBe(
      text('  a: 1,', '  b: 1,', '  c: [', '    2,', '  ],'),
    )
    expect(inserted(text('  a: 1,', '  c: [', '    2,', '  ],'), place, '  d: 1,')).toBe(
      text('  a: 1,', '  c: [', '    2,', '  ],', '  d: 1,'),
    )
    expect(inserted(text('  c: 1,', '  a: 1,'), place, '  b: 1,')).toBe(text('  c: 1,', '  a: 1,', '  b: 1,'))
  })

  it('is refused where there is no list', () => {
    expect(() => inserted('', place, '  b: 1,')).toThrow('a.ts has no list of lines like')
  })
})
