import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { idsIn, titlesIn, trace, type Trace } from '../../src/tools/lib/trace'
import { readTraceArgs, traceHelp } from '../../src/tools/lib/trace-args'
import { rowsOf as rowsCarried, rowsOn } from '../../src/tools/lib/trace-charts'

const traceCommand = ['--import', 'tsx', inRoot('src/tools/trace.ts'), '--json']

const file = (text: string) => ({ path: 'tests/x.test.ts', text })

it('reads single ids, lists and ranges, and ignores other brackets', () => {
  expect(idsIn('[AREA-01] a')).toEqual(['AREA-01'])
  expect(idsIn('[AREA-01, OTHER-7] a [AREA-09..11]')).toEqual([
    'AREA-01',
    'OTHER-7',
    'AREA-09',
    'AREA-10',
    'AREA-11',
  ])
  expect(idsIn('[AREA-098..AREA-100]')).toEqual(['AREA-098', 'AREA-099', 'AREA-100'])
  expect(idsIn('list[0] of [object Object] [AREA-09..07]')).toEqual([])
})

it('finds titles in calls and table rows, never in comments or other strings', () => {
  const titles = titlesIn(
    file(`
      // it('[AREA-01] in a comment', f)
      const text = "it('[AREA-02] in a string', f)"
      it('[AREA-03] plain', f)
      test.describe(\`[AREA-04] \${text}\`, f)
      it.each([1, 2])('[AREA-05] %s', f)
      it.each\`a\${1}\`('[AREA-06] tagged', f)
      const rows = [{ ids: '[AREA-07]', text: '[AREA-08]' }]
      other('[AREA-09]', f)
      describe('[AREA-10] ' + text, f)
    `),
  )
  expect(titles.flatMap(idsIn)).toEqual(['AREA-03', 'AREA-04', 'AREA-05', 'AREA-06', 'AREA-07', 'AREA-10'])
})

it('counts rows per area: claimed, caught, contrary by a decision, and short', () => {
  const table =
    '| id | requirement |\n|---|---|\n| A-01 | x |\n| A-02 | x |\n| B-01 | names A-09 |\n| B-02 | y |\n'
  const tests = [file(`it('[A-02, C-01] t', f)`)]
  const decisions = 'Text\n- B-02 (contrary): no.\n- A-01: yes.'
  expect(trace(table, { tests, decisions, caught: ['A-02', 'B-01'] })).toEqual({
    rows: 4,
    claimed: 1,
    caught: 1,
    contrary: 1,
    short: 2,
    byArea: {
      A: { rows: 2, claimed: 1, caught: 1, contrary: [], short: ['A-01'] },
      B: { rows: 2, claimed: 0, caught: 0, contrary: [{ id: 'B-02', line: 2 }], short: ['B-01'] },
    },
    unknown: [{ id: 'C-01', path: 'tests/x.test.ts' }],
    disputed: [],
  })
  expect(trace(table, { tests, decisions: '- A-01, A-02 (contrary): no.' }).disputed).toHaveLength(1)
})

it('a driver claims only what states of its chart carry', () => {
  const table = '| A-01 | x |\n| A-02 | x |\n'
  const tests = [{ path: 'tests/d.driver.ts', text: `export const d = { ids: '[A-01] [A-02]' }` }]
  const { byArea } = trace(table, { tests, carried: () => new Set(['A-02']) })
  expect(byArea.A?.short).toEqual(['A-01'])
})

it('a path claims the rows of the states that it passes', () => {
  const machine = createMachine({
    initial: 'a',
    meta: { rows: ['A-00'] },
    states: {
      a: { meta: { rows: ['A-01'] }, initial: 'b', states: { b: { meta: { rows: ['A-02'] } }, c: {} } },
      d: { meta: { rows: ['A-03'] } },
    },
  })
  expect([...rowsOn(machine, [{ a: 'b' }])]).toEqual(['A-00', 'A-01', 'A-02'])
  expect([...rowsOn(machine, ['d'])]).toEqual(['A-00', 'A-03'])
  expect([...rowsCarried(machine)]).toEqual(['A-00', 'A-01', 'A-02', 'A-03'])
})

it('every row of the requirements is claimed by a test or contrary by decision', () => {
  const report = JSON.parse(execFileSync(process.execPath, traceCommand, { encoding: 'utf8' })) as Trace
  expect(report.rows).toBe(847)
  expect(Object.values(report.byArea).flatMap(({ short }) => short)).toEqual([])
})

it('parses its options, with areas in any case', () => {
  const areas = ['LOGIN', 'LOGOUT', 'SMS']
  expect(readTraceArgs([], areas)).toEqual({ help: false, json: false, area: null })
  expect(readTraceArgs(['--area', 'sms', '--json'], areas)).toEqual({ help: false, json: true, area: 'SMS' })
  for (const word of ['--help', '-h']) expect(readTraceArgs([word], areas)).toMatchObject({ help: true })
  for (const option of ['--area', '--json', '--help']) expect(traceHelp).toContain(option)
})

it.each([
  [['--aera', 'LOGIN'], 'There is no option "--aera"; did you mean "--area"?'],
  [['-x'], 'There is no option "-x"; did you mean'],
  [['LOGIN'], '"LOGIN" is not an option; did you mean "--area LOGIN"?'],
  [['--area'], '"--area" wants an area after it, like --area LOGIN.'],
  [['--area', 'LOGN'], 'There is no area "LOGN"; did you mean "LOGIN"? The areas are LOGIN, LOGOUT, SMS.'],
  [['--json=yes'], '"--json" takes nothing after it, and got "yes".'],
])('answers %j with one sentence', (args, sentence) => {
  const answer = readTraceArgs(args, ['LOGIN', 'LOGOUT', 'SMS'])
  expect('refusal' in answer && answer.refusal).toContain(sentence)
})
