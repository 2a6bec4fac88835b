import type { Step } from './walk'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const count = (steps: readonly Step[], outcome: Step['outcome']) =>
  steps.filter((step) => step.outcome === outcome).length

/** `N passed, N failed, N not tried`. */
export const summaryOf = (steps: readonly Step[]): string =>
  `${count(steps, 'passed')} passed, ${count(steps, 'failed')} failed, ${count(steps, 'not tried')} not tried`

/** What is wrong, for the terminal. */
export function textOf(steps: readonly Step[]): string {
  const failed = steps
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ call, row, findings }) =>
      [
        `✗ ${call} (${row})`,
        ...findings.map(
          ({ field, expected, got, effect }) =>
            `    ${field}: expected ${expected}, got ${got}\n      ${effect}`,
        ),
      ].join('\n'),
    )
  const reasons = new Map<string, string[]>()
  for (const { call, outcome, reason = '' } of steps) {
    if (outcome === 'not tried') reasons.set(reason, [...(reasons.get(reason) ?? []), call])
  }
  const untried = [...reasons].map(([reason, calls]) => `– not tried, ${reason}: ${calls.join(', ')}`)
  return [...failed, ...untried, summaryOf(steps)].join('\n')
}

/** As JUnit XML, one case per call. */
export function junitOf(steps: readonly Step[], origin: string): string {
  const cases = steps.map(({ area, call, row, outcome, reason, milliseconds, findings }) => {
    const open = `<testcase classname="${escaped(area)}" name="${call} ${row}" time="${(milliseconds / 1000).toFixed(3)}">`
    const inner = findings.map(
      ({ field, expected, got, effect }) =>
        `<failure message="${escaped(`${field}: expected ${expected}, got ${got}`)}">${escaped(effect)}</failure>`,
    )
    const skipped = outcome === 'not tried' ? [`<skipped message="${escaped(reason ?? '')}"/>`] : []
    return `${open}${[...inner, ...skipped].join('')}</testcase>`
  })
  const counts = `tests="${steps.length}" failures="${count(steps, 'failed')}" skipped="${count(steps, 'not tried')}"`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="${escaped(origin)}" ${counts}>\n${cases.join('\n')}\n</testsuite>\n`
}

/** As a single page without scripts. */
export function htmlOf(steps: readonly Step[], origin: string): string {
  const rows = steps.flatMap(({ area, call, row, outcome, reason = '', milliseconds, findings }) => {
    const head = `<tr class="${outcome.replace(' ', '-')}"><td>${escaped(area)}</td><td>${call}</td><td>${row}</td><td>${outcome}</td><td>${milliseconds.toFixed(0)}</td>`
    if (findings.length === 0) return [`${head}<td colspan="4">${escaped(reason)}</td></tr>`]
    return findings.map(
      ({ field, expected, got, effect }) =>
        `${head}<td>${escaped(field)}</td><td>${escaped(expected)}</td><td>${escaped(got)}</td><td>${escaped(effect)}</td></tr>`,
    )
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(origin)}: ${summaryOf(steps)}</title>
<style>body{font:14px/1.5 system-ui;margin:2rem}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:.25rem .5rem;text-align:left;vertical-align:top}.failed{background:#fde8e8}.not-tried{color:#777}</style>
<h1>${escaped(origin)}</h1>
<p>${summaryOf(steps)}</p>
<table>
<thead><tr><th>Area<th>Call<th>Row<th>Outcome<th>ms<th>Field<th>Expected<th>Got<th>What players see</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</html>
`
}
