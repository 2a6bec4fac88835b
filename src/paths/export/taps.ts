import type { Step } from '../model'
import { byHand } from './by-hand'
import { project } from './project'
import { filled } from './screen-words'
import { fieldWords, textAt, type Language } from './spoken'

function labelOf(chart: string, type: string, language: Language): string | undefined {
  const text = textAt(project().labels[chart]?.[type] ?? '', language)
  return text === undefined ? undefined : filled(text)
}

interface Typed {
  /** The field's name in the chart, or that of its event. */
  readonly name: string
  readonly label: string | undefined
  readonly text: string
}

/** What a step types, and into which field; undefined for another step. */
export function typedIn(chart: string, { kind, event }: Step, language: Language): Typed | undefined {
  const { type, field, value, amount } = event
  const text = value ?? (type === 'AMOUNT' ? amount : undefined)
  if (kind !== 'gesture' || typeof text !== 'string') return undefined
  const isNamed = typeof field === 'string'
  return {
    name: isNamed ? field : type,
    label: isNamed ? fieldWords(field, language) : labelOf(chart, type, language),
    text,
  }
}

const says: Readonly<
  Record<
    Language,
    {
      tap: (label: string) => string
      tab: (label: string) => string
      type: (text: string, label: string) => string
      opened: (label: string, then: string) => string
    }
  >
> = {
  en: {
    tap: (label) => `Tap "${label}"`,
    tab: (label) => `Tap the tab "${label}"`,
    opened: (label, then) => `Open "${label}", unless it is open. ${then}`,
    type: (text, label) => `Type "${text}" into "${label}"`,
  },
  fil: {
    tap: (label) => `Pindutin ang "${label}"`,
    tab: (label) => `Pindutin ang tab na "${label}"`,
    opened: (label, then) => `Buksan ang "${label}", kung nakasara pa. ${then}`,
    type: (text, label) => `I-type ang "${text}" sa "${label}"`,
  },
}

/** A tap by the label that is on screen, and what has to be opened before; undefined where nobody says which. */
export function tapWords(chart: string, step: Step, language: Language): string | undefined {
  const does = ownTap(chart, step, language)
  const fold = textAt(project().foldedUnder(chart, step) ?? '', language)
  return does === undefined || fold === undefined ? does : says[language].opened(fold, does)
}

function ownTap(chart: string, step: Step, language: Language): string | undefined {
  if (step.kind === 'signal') return byHand(`${chart}/${step.event.type}`, language)
  if (step.kind !== 'gesture' && step.kind !== 'outcome') return undefined
  const { tap, tab, type } = says[language]
  const typed = typedIn(chart, step, language)
  if (typed) return typed.label === undefined ? undefined : type(typed.text, typed.label)
  const name = step.actorId ?? step.event.type
  const label = labelOf(chart, name, language)
  const isTab = /:way\./.test(project().labels[chart]?.[name] ?? '')
  return (
    byHand(`${chart}/${step.event.type}`, language) ??
    (label === undefined ? undefined : (isTab ? tab : tap)(label))
  )
}
