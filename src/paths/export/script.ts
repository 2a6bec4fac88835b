import { definitionOf } from '../chart/definition'
import { counted } from '../cli/report'
import type { Expected, Path, Step } from '../model'
import type { Suite } from './model'
import { inFilipino } from './filipino'
import { effectsOf, rowsOn, sights } from './sight'
import { plain } from '../chart/plain'
import { actionText, effectSeen, wordsOf } from './words'
import { callOf, letGoAt, preparations, routeOf } from './arming'
import { tapWords } from './taps'
import { readable, readableData } from './data'
import { letGoWords, preparingWords } from './preparing'
import { readAfter, typedWords } from './reads'
import { aboutPath } from './about'
import { afterOpening } from './by-hand'
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

const dataCell = (data: string) => (data === '' ? '' : `\`${cell(data)}\``)

/** The address of the screen a path starts on, if the chart names it. */
function screenOf(suite: Suite, path: Path): string | undefined {
  const { cases } = suite
  const opened = routeOf(suite, path)?.opened
  if (opened) return opened.address
  const { screen } = (cases.machine.root.meta ?? {}) as { screen?: string }
  return screen ?? sights(cases, path.start).flatMap((sight) => sight.screen ?? [])[0]
}

/** What the tester does for a path's start. */
export function beginningOf(suite: Suite, path: Path, language: Language): string {
  const start = wordsOf(language).start(path.input, screenOf(suite, path))
  const more = routeOf(suite, path)?.opened && afterOpening(suite.cases.id, path.input, language)
  return more ? `${start}. ${more}` : start
}

/** What a path starts with, besides its name and the address where it begins. */
export function inputText(suite: Suite, path: Path): string {
  if (routeOf(suite, path)?.opened) return ''
  const input: unknown = suite.cases.inputs[path.input]
  return input === undefined || input === null ? '' : readable(plain(input))
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

/** The step with what was there before it. */
export interface Shown {
  readonly step: Step
  readonly before: Expected
  /** Undefined for a step that belongs to no whole path. */
  readonly path?: Path
}

/** What to see after a step: what is new and what the player reads, or that nothing else changes. Never empty. */
export function expectedAfter(suite: Suite, { step, before, path }: Shown, language: Language): string[] {
  const words = wordsOf(language)
  if (step.refused) return [words.nothing]
  const reads = readAfter(suite, path, step, before, language)
  const typed = typedWords(suite.cases.id, step, language)
  const what = seen(suite, step.expected, language, before)
  // What the chart says of typing is about the chart; the field says what there is to see.
  const isOnlyTyped =
    typed !== undefined &&
    sights(suite.cases, step.expected).every(({ state }) =>
      sights(suite.cases, before).some((it) => it.state === state),
    )
  const all = isOnlyTyped ? [typed, ...reads] : [...what, ...reads]
  return all.length > 0 ? [...new Set(all)] : [words.same]
}

/** What the tester does in a step; letting go of what was held is part of it. */
export function doing(suite: Suite, path: Path, number: number, language: Language): string {
  const step = path.steps[number - 1] as Step
  const words = wordsOf(language)
  if (routeOf(suite, path)?.atOnce[number - 1]) return words.atOnce
  const held = letGoAt(preparations(suite, path), number)
  const go = held.map(({ call }) => letGoWords(call, language)).join(' ')
  const does =
    tapWords(suite.cases.id, step, language) ?? actionText(step, language, callOf(suite, step.actorId))
  if (held.length === 0) return does
  return step.kind === 'outcome' ? `${go} ${does}` : `${does}. ${go}`
}

/** Data of a step: of an answer only where somebody has to see to it. */
export function dataFor(suite: Suite, path: Path, number: number): string {
  const step = path.steps[number - 1] as Step
  const isAsked = preparations(suite, path).some((one) => one.what === 'data' && one.of === number)
  return step.kind === 'outcome' && routeOf(suite, path) && !isAsked ? '' : readableData(step)
}

/** Preparations before a step, as rows without a number. */
const preparingRows = (texts: readonly string[] = []) => texts.map((text) => `| | ${cell(text)} | | | |`)

function row(suite: Suite, path: Path, number: number, language: Language): string {
  const step = path.steps[number - 1] as Step
  const before = path.steps[number - 2]?.expected ?? path.start
  const see = expectedAfter(suite, { step, before, path }, language).join(' ')
  return `| ${number} | ${cell(doing(suite, path, number, language))} | ${dataCell(dataFor(suite, path, number))} | ${cell(see)}${shown(suite, step.expected)} | |`
}

function section(suite: Suite, path: Path, language: Language): string {
  const head = heads[language]
  const rows = rowsOn(suite.cases, path)
  const preparing = preparingWords(suite, path, language)
  const { title, lines } = aboutPath(suite, path, language)
  return [
    `## ${path.id}: ${title}`,
    '',
    ...lines.flatMap((line) => [line, '']),
    ...(rows.length > 0 ? [`${head.requirements}: ${rows.join(', ')}`, ''] : []),
    head.columns,
    '| ---: | --- | --- | --- | --- |',
    ...preparingRows(preparing.get(0)),
    `| 0 | ${cell(beginningOf(suite, path, language))} | ${dataCell(inputText(suite, path))} | ${cell(seen(suite, path.start, language).join(' '))}${shown(suite, path.start)} | |`,
    ...path.steps.flatMap((_, at) => [
      ...preparingRows(preparing.get(at + 1)),
      row(suite, path, at + 1, language),
    ]),
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
    [...(onScreen ? [head.means, head.driver(cases.id)] : [head.arrange, head.endThere]), head.byItself].join(
      ' ',
    ),
    '',
    paths.map((path) => section(suite, path, language)).join('\n\n'),
    ...leftOut(suite, language),
    '',
  ].join('\n')
}
