import { definitionOf } from '../chart/definition'
import { plain } from '../chart/plain'
import type { Expected, Path, Step } from '../model'
import { callAt, routeOf } from './arming'
import { afterOpening, fieldsOf } from './by-hand'
import { readable, readableData } from './data'
import { asksForHaste } from './hurry'
import { project } from './project'
import type { Suite } from './model'
import { letGoAt, preparations } from './preparations'
import { letGoWords, signInWords } from './preparing'
import { readAfter, typedWords } from './reads'
import { quoting, shownAfter } from './shown'
import { effectsOf, sights } from './sight'
import { sentenceWith } from './spoken'
import { isToldInFull, tapWords, typedIn } from './taps'
import { actionText, effectSeen, wordsOf, type Language } from './words'

/** A step as a person reads it: what to do, with which data, and what to see. */

/** The address of the screen a path starts on, if the chart names it. */
function screenOf(suite: Suite, path: Path): string | undefined {
  const { cases } = suite
  const opened = routeOf(suite, path)?.opened
  if (opened) return project().prepared[`${path.chart} start ${path.input}`]?.address ?? opened.address
  const { screen } = (cases.machine.root.meta ?? {}) as { screen?: string }
  return screen ?? sights(cases, path.start).flatMap((sight) => sight.screen ?? [])[0]
}

/** Where a path begins of which one tab has to remember something: in no other one. */
function inTab(suite: Suite, path: Path, language: Language): string {
  const isOfTab = preparations(suite, path).some(
    (one) => one.what === 'arrange' && one.before === 0 && project().arming.isOfTab(one.list),
  )
  return isOfTab ? wordsOf(language).inThatTab : ''
}

/** What the tester does for a path's start. */
export function beginningOf(suite: Suite, path: Path, language: Language): string {
  const begins = inTab(suite, path, language)
  const signIn = signInWords(suite, path, language)
  const start = wordsOf(language).start(path.input, signIn ? project().signInAt : screenOf(suite, path))
  if (signIn) return `${begins}${start}. ${signIn}.`
  const more = routeOf(suite, path)?.opened && afterOpening(suite.cases.id, path.input, language)
  return more ? `${begins}${start}. ${more}` : `${begins}${start}`
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
  fil: (sentence) => project().sentence(sentence),
}

/** What a chart's sentence comes to on the screen, with the texts of the app that it names. */
export function onScreenWords(chart: string, sentence: string, language: Language): string {
  const said = (project().onScreen[`${chart}: ${sentence}`] ?? project().onScreen[sentence])?.[language]
  return said === undefined
    ? translated[language](sentence)
    : sentenceWith(said, { chart, facts: {} }, language)
}

/** What a tester should see after a step, one sentence each. */
export function seen(suite: Suite, expected: Expected, language: Language, before?: Expected): string[] {
  const words = wordsOf(language)
  const whose = { chart: suite.cases.id, facts: fieldsOf(expected.context) }
  const earlier = before ? sights(suite.cases, before).map((it) => it.state) : []
  const now = sights(suite.cases, expected)
  const fresh = now.filter((it) => !earlier.includes(it.state))
  const sentences =
    before && fresh.length === 0 ? moveWords(suite, expected) : fresh.map((it) => it.description)
  const said = sentences.map((sentence) => onScreenWords(suite.cases.id, sentence, language))
  return [
    ...new Set(said),
    ...effectsOf(expected).flatMap((action) => effectSeen(action, language, whose) ?? []),
    ...(expected.status === 'done' ? [words.over] : []),
  ]
}

/** The step with what was there before it. */
interface Shown {
  readonly step: Step
  readonly before: Expected
  /** Undefined for a step that belongs to no whole path. */
  readonly path?: Path
}

/** What to see after a step: what is new and what the player reads, or that nothing else changes. Never empty. */
export function expectedAfter(suite: Suite, shown: Shown, language: Language): string[] {
  const { step, path } = shown
  const said = expectedIn(suite, shown, language)
  const screen = path ? shownAfter(path, path.steps.indexOf(step) + 1, language) : language
  if (screen === language) return said
  const there = expectedIn(suite, shown, screen)
  return there.length === said.length ? said.map((text, at) => quoting(text, there[at] ?? text)) : said
}

function expectedIn(suite: Suite, { step, before, path }: Shown, language: Language): string[] {
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
  const all = isOnlyTyped ? [typed, ...reads] : [...(typed === undefined ? [] : [typed]), ...what, ...reads]
  return all.length > 0 ? [...new Set(all)] : [words.same]
}

/** What the tester does in a step; letting go of what was held is part of it. */
export function doing(suite: Suite, path: Path, number: number, language: Language): string {
  const step = path.steps[number - 1] as Step
  const words = wordsOf(language)
  if (routeOf(suite, path)?.atOnce[number - 1]) return words.atOnce
  const go = letGoWords(suite, path, number, language)
  const screen = shownAfter(path, number - 1, language)
  const said = (of: Language) =>
    tapWords(suite.cases.id, step, of) ?? actionText(step, of, callAt(suite, path, number))
  const before = path.steps[number - 2]?.expected
  const isSoon = step.kind === 'gesture' && before && asksForHaste(suite, before) && !step.refused
  const does =
    (isSoon ? words.soon : '') +
    (screen === language ? said(language) : quoting(said(language), said(screen)))
  if (go === '') return does
  const letsGo = letGoAt(preparations(suite, path), number).length > 0
  return step.kind === 'outcome' || letsGo ? `${go} ${does}` : `${does}. ${go}`
}

/** Data of a step: what is typed or chosen; of an answer only where somebody has to see to it. */
export function dataFor(suite: Suite, path: Path, number: number, language: Language = 'en'): string {
  const step = path.steps[number - 1] as Step
  if (step.kind === 'gesture' || step.kind === 'signal') {
    const typed = typedIn(suite.cases.id, step, 'en')
    if (typed) return project().names[`${suite.cases.id}/${typed.text}`]?.[language] ?? typed.text
    if (isToldInFull(suite.cases.id, step)) return ''
  }
  const isAsked = preparations(suite, path).some(
    (one) => one.what === 'data' && one.of === number && (!one.words || /\bData\b/.test(one.words.en)),
  )
  return step.kind === 'outcome' && routeOf(suite, path) && !isAsked ? '' : readableData(step)
}
