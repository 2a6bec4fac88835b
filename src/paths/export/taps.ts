import { place } from '../chart/place'
import type { Step } from '../model'
import { byHand, factsOf } from './by-hand'
import { project } from './project'
import { filled } from './screen-words'
import { fieldWords, textAt, textFor, type Language } from './spoken'

function labelOf(chart: string, type: string, step: Step, language: Language): string | undefined {
  const text = textFor(project().labels[chart]?.[type] ?? '', factsOf(step), language)
  return text === undefined ? undefined : filled(text)
}

interface Typed {
  /** The field's name in the chart, or that of its event. */
  readonly name: string
  readonly label: string | undefined
  readonly text: string
}

/** What a step types, and into which field; undefined for another step. */
export function typedIn(chart: string, step: Step, language: Language): Typed | undefined {
  const { kind, event } = step
  const { type, field, value } = event
  const text =
    value ??
    project()
      .typed[type]?.map((name) => event[name])
      .find((one) => one !== undefined)
  // Where somebody says how it is done, what is typed is not what stands in the event.
  if (kind !== 'gesture' || typeof text !== 'string' || project().byHand[`${chart}/${type}`]) return undefined
  if (typeof field === 'string')
    return { name: field, label: fieldWords(field, language, { chart, facts: factsOf(step) }), text }
  const label = labelOf(chart, type, step, language)
  // A value that nobody calls a field is one to choose.
  return value === undefined && label === undefined ? undefined : { name: type, label, text }
}

const says: Readonly<
  Record<
    Language,
    {
      tap: (label: string) => string
      tab: (label: string) => string
      type: (text: string, label: string) => string
      choose: (text: string, label: string) => string
      empty: (label: string) => string
      opened: (label: string, then: string) => string
    }
  >
> = {
  en: {
    tap: (label) => `Tap "${label}"`,
    tab: (label) => `Tap the tab "${label}"`,
    opened: (label, then) => `Open "${label}", unless it is open. ${then}`,
    type: (text, label) => `Type "${text}" into "${label}"`,
    choose: (text, label) => `Choose "${text}" under "${label}"`,
    empty: (label) => `Empty the field "${label}"`,
  },
  fil: {
    tap: (label) => `Pindutin ang "${label}"`,
    tab: (label) => `Pindutin ang tab na "${label}"`,
    opened: (label, then) => `Buksan ang "${label}", kung nakasara pa. ${then}`,
    type: (text, label) => `I-type ang "${text}" sa "${label}"`,
    choose: (text, label) => `Piliin ang "${text}" sa "${label}"`,
    empty: (label) => `Burahin ang laman ng field na "${label}"`,
  },
}

/** A tap by the label that is on screen, and what has to be opened before; undefined where nobody says which. */
export function tapWords(chart: string, step: Step, language: Language): string | undefined {
  const does = ownTap(chart, step, language)
  const fold = textAt(project().foldedUnder(chart, step) ?? '', language)
  return does === undefined || fold === undefined ? does : says[language].opened(fold, does)
}

function ownTap(chart: string, step: Step, language: Language): string | undefined {
  const how = step.event.type.startsWith('xstate.done.') ? 'done' : 'error'
  const own = step.actorId ?? step.event.type
  const name = `${chart}/${step.kind === 'outcome' ? `${own} ${how} ${step.caseIndex}` : own}`
  const { tap, tab, type, choose, empty } = says[language]
  const said =
    byHand(`${name} at ${place(step.expected.value)}`, language, step) ?? byHand(name, language, step)
  if (step.kind === 'time') return undefined
  const typed = typedIn(chart, step, language)
  if (typed) {
    const { label, text } = typed
    if (label === undefined) return undefined
    if (text === '') return empty(label)
    const chosen = project().names[`${chart}/${text}`]
    return chosen === undefined ? type(text, label) : choose(chosen[language], label)
  }
  const label = labelOf(chart, own, step, language)
  const isTab = /:(?:way|tab)\./.test(project().labels[chart]?.[own] ?? '')
  return said ?? (label === undefined ? undefined : (isTab ? tab : tap)(label))
}

/** Whether what is done is said in full: then Data has nothing to add but what is typed. */
export function isToldInFull(chart: string, step: Step): boolean {
  const said = tapWords(chart, step, 'en') ?? byHand(step.event.type, 'en', step)
  return said !== undefined && !/\bData\b/.test(said)
}
