import type { Expected, Path, Step } from '../model'
import { leftOutId } from '../run/on-screen'
import { place } from '../chart/place'
import type { Suite } from './model'
import { rowsOn } from './sight'
import { aboutPath } from './about'
import { preparingWords } from './preparing'
import { dataFor, doing, expectedAfter, seen } from './steps'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Data as a doc string, which may contain anything. */
function docString(data: string): string[] {
  return data === '' ? [] : ['      """', `      ${data}`, '      """']
}

function outcome(expected: Expected, sentences: readonly string[]): string[] {
  const [first = `the flow is at ${place(expected.value)}`, ...more] = sentences.map(oneLine)
  return [
    `    Then ${first}`,
    ...more.map((line) => `    And ${line}`),
    `    And the chart is at "${place(expected.value)}"`,
  ]
}

/** Preparations are Given, everything that happens is When; a scenario may alternate. */
function stepLines(suite: Suite, path: Path, number: number, preparing: readonly string[]): string[] {
  const step = path.steps[number - 1] as Step
  const before = path.steps[number - 2]?.expected ?? path.start
  return [
    ...preparing.map((line) => `    Given ${oneLine(line)}`),
    `    When ${oneLine(doing(suite, path, number, 'en'))}`,
    ...docString(dataFor(suite, path, number)),
    ...outcome(step.expected, expectedAfter(suite, { step, before, path }, 'en')),
  ]
}

function scenario(suite: Suite, path: Path): string {
  const tags = rowsOn(suite.cases, path).map((row) => `@${row}`)
  const preparing = preparingWords(suite, path, 'en')
  const { title, lines } = aboutPath(suite, path, 'en')
  const steps = path.steps.flatMap((_, i) => stepLines(suite, path, i + 1, preparing.get(i + 1) ?? []))
  return [
    `  @${path.id}${tags.length > 0 ? ` ${tags.join(' ')}` : ''}`,
    `  Scenario: ${path.id}, ${oneLine(title)}`,
    ...lines.map((line) => `    # ${oneLine(line)}`),
    ...(preparing.get(0) ?? []).map((line) => `    Given ${oneLine(line)}`),
    `    Given the flow starts with "${path.input}"`,
    ...outcome(path.start, seen(suite, path.start, 'en')),
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
