import type { Expected, Path, Step } from '../model'
import { leftOutId } from '../run/on-screen'
import { place } from '../chart/place'
import type { Suite } from './model'
import { rowsOn } from './sight'
import { seen } from './script'
import { actionText, dataText } from './words'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Data as a doc string, which may contain anything. */
function docString(data: string): string[] {
  return data === '' ? [] : ['      """', `      ${data}`, '      """']
}

function outcome(suite: Suite, expected: Expected, before: Expected | undefined): string[] {
  const [first = `the flow is at ${place(expected.value)}`, ...more] = seen(
    suite,
    expected,
    'en',
    before,
  ).map(oneLine)
  return [
    `    Then ${first}`,
    ...more.map((line) => `    And ${line}`),
    `    And the chart is at "${place(expected.value)}"`,
  ]
}

/** Events of the app and the platform are Given, gestures are When; a scenario may alternate. */
function stepLines(suite: Suite, step: Step, before: Expected): string[] {
  return [
    `    When ${oneLine(actionText(step, 'en'))}`,
    ...docString(dataText(step)),
    ...outcome(suite, step.expected, before),
  ]
}

function scenario(suite: Suite, path: Path): string {
  const tags = rowsOn(suite.cases, path).map((row) => `@${row}`)
  const steps = path.steps.flatMap((step, i) =>
    stepLines(suite, step, i === 0 ? path.start : (path.steps[i - 1]?.expected ?? path.start)),
  )
  return [
    `  @${path.id}${tags.length > 0 ? ` ${tags.join(' ')}` : ''}`,
    `  Scenario: ${path.id}, starting with ${path.input}`,
    `    Given the flow starts with "${path.input}"`,
    ...outcome(suite, path.start, undefined),
    ...steps,
  ].join('\n')
}

/** What no screen can do, and why, as comments. */
function remarks({ onScreen }: Suite): string[] {
  const lines = (onScreen?.leftOut ?? []).map((one) => `  #   ${leftOutId(one)}: ${oneLine(one.why)}`)
  return lines.length === 0 ? [] : ['', '  # Left out, as no screen can do it:', ...lines]
}

/** One feature per chart, one scenario per path; requirement ids are tags. */
export function gherkin(suite: Suite): string {
  const { cases, paths } = suite
  const about = cases.machine.root.description
  return [
    `@${cases.id}`,
    `Feature: ${cases.summary}`,
    ...(about === undefined ? [] : [`  ${oneLine(about)}`]),
    '',
    paths.map((path) => scenario(suite, path)).join('\n\n'),
    ...remarks(suite),
    '',
  ].join('\n')
}
