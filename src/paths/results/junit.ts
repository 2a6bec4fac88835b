import type { HeadlessResult } from '../run/headless'
import type { Path } from '../model'
import { counted, problemText } from '../cli/report'
import type { ChartRun } from './run'
import { escaped } from './xml'

/** What the report needs to know of a run. */
export interface Reported extends Pick<ChartRun, 'problems' | 'results'> {
  readonly cases: { readonly id: string }
  readonly paths: readonly Told[]
  /** Rows that a path touches, by its id. */
  readonly requirements?: ReadonlyMap<string, readonly string[]>
}

type Told = Pick<Path, 'id' | 'input'> & { readonly steps: readonly unknown[] }

function testCase(
  chart: string,
  path: Told | undefined,
  result: HeadlessResult,
  rows: readonly string[],
): string {
  const name = escaped(`${result.path}: ${path?.input ?? ''}, ${counted(path?.steps.length ?? 0, 'step')}`)
  const time = result.ms === undefined ? '' : ` time="${(result.ms / 1000).toFixed(3)}"`
  const head = `    <testcase classname="${escaped(chart)}" name="${name}"${time}`
  const { evidence = [], verdict } = result
  const property = (key: string, value: string) => `<property name="${key}" value="${escaped(value)}"/>`
  const told = [
    ...rows.map((row) => property('requirement', row)),
    ...(verdict ? [property('verdict', verdict.is), property('played-again', verdict.text)] : []),
    // TestRail’s command line reads attachments by this name.
    ...evidence.map((file) => property('testrail_attachment', file)),
  ]
  const properties = told.length === 0 ? '' : `\n      <properties>${told.join('')}</properties>`
  if (result.ok) return properties === '' ? `${head}/>` : `${head}>${properties}\n    </testcase>`
  const where = escaped(result.failedAt ?? '')
  const differences = escaped(result.differences.join('\n'))
  // The form that CI servers read attachments by.
  const files = evidence.map((file) => `[[ATTACHMENT|${escaped(file)}]]`)
  const out = files.length === 0 ? '' : `\n      <system-out>${files.join('\n')}</system-out>`
  return `${head}>${properties}\n      <failure message="${where}">${differences}</failure>${out}\n    </testcase>`
}

/** The results as JUnit XML: a suite per chart, a test per path, and one per problem found along the way. */
export function junit(runs: readonly Reported[]): string {
  const suites = runs.map(({ cases, paths, problems, results, requirements }) => {
    const byId = new Map(paths.map((path) => [path.id, path]))
    const failures = results.filter((result) => !result.ok).length + problems.length
    const tests = results.map((result) =>
      testCase(cases.id, byId.get(result.path), result, requirements?.get(result.path) ?? []),
    )
    const faults = problems.map((problem, i) => {
      const head = `    <testcase classname="${escaped(cases.id)}" name="problem ${i + 1}: ${escaped(problem.kind)}">`
      return `${head}\n      <failure message="${escaped(problem.message)}">${escaped(problemText(problem))}</failure>\n    </testcase>`
    })
    const total = results.length + problems.length
    return [
      `  <testsuite name="${escaped(cases.id)}" tests="${total}" failures="${failures}" errors="0" skipped="0">`,
      ...tests,
      ...faults,
      '  </testsuite>',
    ].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="paths">',
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}
