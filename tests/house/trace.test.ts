import { expect, it } from 'vitest'
import { idsIn, titlesIn, trace } from '../../src/tools/lib/trace'
import { readTraceArgs, traceHelp } from '../../src/tools/lib/trace-args'

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

it('counts rows per area and reports ids that the table does not have', () => {
  const table = '| id | requirement |\n|---|---|\n| A-01 | x |\n| A-02 | x |\n| B-01 | names A-09 |\n'
  expect(trace(table, [file(`it('[A-02, C-01] t', f)`)])).toEqual({
    rows: 3,
    covered: 1,
    byArea: { A: { rows: 2, covered: 1, missing: ['A-01'] }, B: { rows: 1, covered: 0, missing: ['B-01'] } },
    unknown: [{ id: 'C-01', path: 'tests/x.test.ts' }],
  })
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
