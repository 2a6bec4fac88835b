import type { Path } from '../model'
import { place } from '../chart/place'
import type { Suite } from './model'
import { literal } from './literal'
import { project } from './project'
import { rowsOn } from './sight'

function testOf(suite: Suite, path: Path): string {
  const rows = rowsOn(suite.cases, path).map((row) => `[${row}]`)
  const title = [...rows, `${path.id}: ${path.input}`].join(' ')
  const steps = path.steps.map((step, i) => {
    const { kind, event, wait, actorId, timer, caseIndex } = step
    const given = JSON.stringify({ kind, event, wait, actorId, timer, caseIndex })
    return [
      `  await test.step(${literal(`${i + 1}. ${step.label}`)}, async () => {`,
      `    await flow.does(${given})`,
      `    await flow.isAt(${literal(place(step.expected.value))}, ${JSON.stringify(step.expected.transitions)})`,
      '  })',
    ].join('\n')
  })
  return [
    `test(${literal(title)}, async ({ page }) => {`,
    `  const flow = await openFlow(page, ${literal(suite.cases.id)}, ${literal(path.input)})`,
    `  await flow.isAt(${literal(place(path.start.value))}, ${JSON.stringify(path.start.transitions)})`,
    ...steps,
    '})',
  ].join('\n')
}

/**
 * A Playwright spec for a custom test bench, with all of a chart's paths. How to perform a gesture on its screens
 * and arrange an outcome is not in the chart: the spec imports it from one module, `./flow`, whose
 * `openFlow(page, chart, start)` returns `{ does(step), isAt(place, transitions) }`.
 */
export function benchSpec(suite: Suite): string {
  const { cases, paths } = suite
  return [
    '/**',
    ` * ${cases.summary.replaceAll('*/', '* /')}. Made from the chart "${cases.id}"; make it anew instead of editing it.`,
    ' *',
    ' * For a test bench of your own: what a gesture is on its screen and how it arranges an answer stands in `./flow`,',
    ' * written once: openFlow(page, chart, start) answers { does(step), isAt(place, transitions) }, all of them async.',
    ' * Where the project has a driver for this chart, nothing has to be written:',
    ` *   ${project().command} run ${cases.id} --browser`,
    ' */',
    `import { test } from '@playwright/test'`,
    `import { openFlow } from './flow'`,
    '',
    paths.map((path) => testOf(suite, path)).join('\n\n'),
    '',
  ].join('\n')
}
