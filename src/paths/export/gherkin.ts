import type { Expected, Path, Step } from '../model'
import { leftOutId } from '../run/on-screen'
import { place } from '../chart/place'
import type { Suite } from './model'
import { rowsOn } from './sight'
import { aboutPath } from './about'
import { preparingWords } from './preparing'
import { dataFor, doing, expectedAfter, seen } from './steps'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A line of a scenario, and what it is about: the start, the step of this number, or nothing that is done. */
export interface ScenarioLine {
  readonly keyword: 'Given' | 'When' | 'Then' | 'And'
  readonly text: string
  /** 0 is the start. */
  readonly does?: number
  /** After the step of this number, the chart's place. */
  readonly isAt?: number
  readonly data?: string
}

const given = (text: string): ScenarioLine => ({ keyword: 'Given', text: oneLine(text) })

function outcome(expected: Expected, sentences: readonly string[], number: number): ScenarioLine[] {
  const [first = `the flow is at ${place(expected.value)}`, ...more] = sentences.map(oneLine)
  return [
    { keyword: 'Then', text: first },
    ...more.map((text) => ({ keyword: 'And', text }) as const),
    { keyword: 'And', text: `the chart is at "${place(expected.value)}"`, isAt: number },
  ]
}

/** Preparations are Given, everything that happens is When; a scenario may alternate. */
function stepLines(suite: Suite, path: Path, number: number, preparing: readonly string[]): ScenarioLine[] {
  const step = path.steps[number - 1] as Step
  const before = path.steps[number - 2]?.expected ?? path.start
  const text = oneLine(doing(suite, path, number, 'en'))
  return [
    ...preparing.map(given),
    { keyword: 'When', text, does: number, data: dataFor(suite, path, number) },
    ...outcome(step.expected, expectedAfter(suite, { step, before, path }, 'en'), number),
  ]
}

/** The lines of a path's scenario, in order. */
export function scenarioLines(suite: Suite, path: Path): readonly ScenarioLine[] {
  const preparing = preparingWords(suite, path, 'en')
  return [
    ...(preparing.get(0) ?? []).map(given),
    { ...given(`the flow starts with "${path.input}"`), does: 0 },
    ...outcome(path.start, seen(suite, path.start, 'en'), 0),
    ...path.steps.flatMap((_, i) => stepLines(suite, path, i + 1, preparing.get(i + 1) ?? [])),
  ]
}

/** A line, with its data as a doc string, which may contain anything. */
const written = ({ keyword, text, data = '' }: ScenarioLine): string[] => [
  `    ${keyword} ${text}`,
  ...(data === '' ? [] : ['      """', `      ${data}`, '      """']),
]

function scenario(suite: Suite, path: Path): string {
  const tags = rowsOn(suite.cases, path).map((row) => `@${row}`)
  const { title, lines } = aboutPath(suite, path, 'en')
  return [
    `  @${path.id}${tags.length > 0 ? ` ${tags.join(' ')}` : ''}`,
    `  Scenario: ${path.id}, ${oneLine(title)}`,
    ...lines.map((line) => `    # ${oneLine(line)}`),
    ...scenarioLines(suite, path).flatMap(written),
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
