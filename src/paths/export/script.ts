import { definitionOf } from '../chart/definition'
import { counted } from '../cli/report'
import type { Expected, Path, Step } from '../model'
import type { Suite } from './model'
import { inFilipino } from './filipino'
import { effectsOf, rowsOn, sights } from './sight'
import { plain } from '../chart/plain'
import { brief } from '../chart/label'
import { actionText, dataText, effectSeen, wordsOf } from './words'
import type { Language } from './words'
import { heads } from './script-heads'
import { reasonInFilipino } from './filipino/left-out'

/** The picture of a situation, as Markdown. */
function shown({ pictureOf }: Suite, expected: Expected): string {
  const address = pictureOf?.(expected)
  return address === undefined ? '' : ` ![](${encodeURI(address)})`
}

/** Text escaped for a table cell. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** Longer data means nothing to a person. */
const maxData = 160

function dataCell(data: string): string {
  if (data === '') return ''
  return `\`${cell(data.length > maxData ? `${data.slice(0, maxData - 1)}…` : data)}\``
}

/** The address of the screen a path starts on, if the chart names it. */
export function screenOf({ cases }: Suite, path: Path): string | undefined {
  const { screen } = (cases.machine.root.meta ?? {}) as { screen?: string }
  return screen ?? sights(cases, path.start).flatMap((sight) => sight.screen ?? [])[0]
}

/** What a path starts with, besides its name. */
export function inputText({ cases }: Suite, path: Path): string {
  const input: unknown = cases.inputs[path.input]
  return input === undefined || input === null ? '' : brief(plain(input))
}

/** The chart's descriptions of the transitions taken. */
function moveWords({ cases }: Suite, expected: Expected): string[] {
  const { transitions } = definitionOf(cases.machine)
  return expected.transitions.flatMap((id) => transitions.get(id)?.transition.description ?? [])
}

/** A chart's sentence in the language of the script. */
const translated: Readonly<Record<Language, (sentence: string) => string>> = {
  en: (sentence) => sentence,
  fil: inFilipino,
}

/** What a tester should see after a step, one sentence each. */
export function seen(suite: Suite, expected: Expected, language: Language, before?: Expected): string[] {
  const words = wordsOf(language)
  const earlier = before ? sights(suite.cases, before).map((it) => it.state) : []
  const now = sights(suite.cases, expected)
  const fresh = now.filter((it) => !earlier.includes(it.state))
  const sentences =
    before && fresh.length === 0 ? moveWords(suite, expected) : fresh.map((it) => it.description)
  return [
    ...sentences.map(translated[language]),
    ...effectsOf(expected).flatMap((action) => effectSeen(action, language) ?? []),
    ...(expected.status === 'done' ? [words.over] : []),
  ]
}

/** What to see after a step: what is new, or that nothing is, or what stays on screen. Never empty. */
export function expectedAfter(suite: Suite, step: Step, language: Language, before: Expected): string[] {
  if (step.refused) return [wordsOf(language).nothing]
  const what = seen(suite, step.expected, language, before)
  if (what.length > 0) return what
  return sights(suite.cases, step.expected).map((it) => translated[language](it.description))
}

function row(suite: Suite, step: Step, number: number, language: Language, before: Expected): string {
  const see = expectedAfter(suite, step, language, before).join(' ')
  return `| ${number} | ${cell(actionText(step, language))} | ${dataCell(dataText(step))} | ${cell(see)}${shown(suite, step.expected)} | |`
}

function section(suite: Suite, path: Path, language: Language): string {
  const head = heads[language]
  const rows = rowsOn(suite.cases, path)
  return [
    `## ${path.id}`,
    '',
    ...(rows.length > 0 ? [`${head.requirements}: ${rows.join(', ')}`, ''] : []),
    head.columns,
    '| ---: | --- | --- | --- | --- |',
    `| 0 | ${cell(wordsOf(language).start(path.input, screenOf(suite, path)))} | ${dataCell(inputText(suite, path))} | ${cell(seen(suite, path.start, language).join(' '))}${shown(suite, path.start)} | |`,
    ...path.steps.map((step, i) =>
      row(suite, step, i + 1, language, i === 0 ? path.start : (path.steps[i - 1]?.expected ?? path.start)),
    ),
  ].join('\n')
}

/** What no screen can do, and why. */
function leftOut({ onScreen }: Suite, language: Language): string[] {
  const { leftOut: title, start } = heads[language]
  const lines = (onScreen?.leftOut ?? []).map((one) => {
    const what = 'start' in one ? `${start}: ${one.start}` : `\`${one.transition}\``
    return `- ${what}: ${language === 'fil' ? reasonInFilipino(one.why) : one.why}`
  })
  return lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines]
}

/** A script that a person can follow without knowing the chart: action, data, what to see. Markdown. */
export function manualScript(suite: Suite, language: Language): string {
  const { cases, paths, onScreen } = suite
  const head = heads[language]
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0)
  return [
    `# ${cases.id}: ${cases.summary}`,
    '',
    language === 'fil'
      ? `${paths.length} path, ${steps} hakbang.`
      : `${counted(paths.length, 'path')}, ${counted(steps, 'step')}.`,
    '',
    head.how,
    '',
    [head.means, onScreen ? head.driver(cases.id) : head.endThere, head.byItself].join(' '),
    '',
    paths.map((path) => section(suite, path, language)).join('\n\n'),
    ...leftOut(suite, language),
    '',
  ].join('\n')
}
