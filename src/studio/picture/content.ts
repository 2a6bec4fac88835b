import type { Cause, ChartFacts, Invoked, StateFact, Stop, TransitionFact } from './model'
import { nameAt, plainCause, plainText, textOf } from './plain'
import { widthOf, wrapped, type Weight } from './text'

/** Small icons on the sheet: why something happens, and what a state does. */
export type Sign = Cause | 'signal' | 'actor' | 'entry' | 'exit' | 'stop'

/** The icon of a trigger: an event that is not a gesture has its own. */
const signOf = ({ signals }: ChartFacts, { cause, name }: Pick<TransitionFact, 'cause' | 'name'>): Sign =>
  cause === 'event' && signals.includes(name) ? 'signal' : cause

/** Sizes on the sheet, shared by drawing, layout and overlap check. */
export const sizes = {
  name: 15,
  nameLine: 20,
  text: 12,
  line: 16,
  pad: 12,
  gap: 8,
  sign: 12,
  signGap: 6,
  narrowest: 132,
  widest: 260,
  widestHead: 340,
  widestLabel: 190,
  labelPad: 4,
  startDot: 12,
} as const

interface TextLine {
  readonly text: string
  readonly size: number
  readonly weight: Weight
  /** Left edge and baseline, relative to the box. */
  readonly x: number
  readonly y: number
  readonly faint?: true
}

interface PlacedSign {
  readonly sign: Sign
  /** Top left corner, relative to the box. */
  readonly x: number
  readonly y: number
  /** Index of the transition it represents. */
  readonly of?: number
}

/** The contents of a box: lines, icons, their size, and where a rule separates rows from text. */
export interface Content {
  readonly lines: readonly TextLine[]
  readonly signs: readonly PlacedSign[]
  readonly width: number
  readonly height: number
  readonly rule?: number
  /** Rows that represent transitions: index, top edge, height. */
  readonly stays: readonly { readonly of: number; readonly y: number; readonly height: number }[]
}

const baseline = (line: number, size: number) => Math.round(line / 2 + size * 0.36)

const seconds = (ms: number) => (ms < 1000 ? `${ms} ms` : `${ms / 1000} s`)

/** The trigger of a transition, by the chart's names; a fixed delay with its length. */
function causeText({ cause, name, wait }: TransitionFact): string {
  if (cause === 'always' || cause === 'finished') return ''
  if (cause !== 'after') return name
  if (wait === undefined) return name
  return /^\d+$/.test(name) ? seconds(wait) : `${seconds(wait)} ${name}`
}

function isWithin(states: readonly StateFact[], below: number, above: number): boolean {
  for (let at = below; at >= 0; at = states[at]?.parent ?? -1) if (at === above) return true
  return false
}

/** Whether a state has states inside, and is not the whole flow: it can be folded to one box. */
export const canFold = ({ states }: Pick<ChartFacts, 'states'>, at: number): boolean =>
  (states[at]?.parent ?? -1) >= 0 && states.some(({ parent }) => parent === at)

/** A transition that stays in its state: drawn as a row inside it. */
export const staysInside = ({ from, to }: TransitionFact): boolean => to.every((target) => target === from)

/** A transition from anywhere in a state to something inside it: its line starts at a ring inside. */
export function leadsInward({ states }: ChartFacts, it: TransitionFact): boolean {
  return !staysInside(it) && it.to.every((target) => isWithin(states, target, it.from))
}

interface Piece {
  readonly text: string
  readonly weight: Weight
  readonly faint?: true
}

/** Name, guard and actions of a transition, each starting a new line. */
function piecesOf(chart: ChartFacts, it: TransitionFact): Piece[] {
  const { said } = chart
  const number = it.branch === undefined ? '' : `${it.branch + 1}. `
  const cause = said ? plainCause(said, it) : causeText(it)
  const pieces: Piece[] = [{ text: `${number}${cause}`.trim(), weight: 'strong' }]
  if (said) pieces.push({ text: plainText(chart, it) ?? '', weight: 'regular', faint: true })
  else if (it.guard !== undefined) pieces.push({ text: `[${it.guard}]`, weight: 'regular' })
  // A state that is re-entered.
  if (staysInside(it) && it.to.length > 0 && it.reenter)
    pieces.push({ text: `→ ${nameAt(chart, it.from)}`, weight: 'strong' })
  if (it.actions && !said) pieces.push({ text: `/ ${it.actions.join(', ')}`, weight: 'regular', faint: true })
  return pieces.filter(({ text }) => text !== '')
}

/** A blocked event: its branch index, name and guard. */
function stopPieces(chart: ChartFacts, it: Stop): Piece[] {
  const { branch, cause, name, guard } = it
  const { said } = chart
  const trigger = said ? plainCause(said, it) : cause === 'always' || cause === 'finished' ? '' : name
  const pieces: Piece[] = [{ text: `${branch + 1}. ${trigger}`.trim(), weight: 'strong', faint: true }]
  if (said) return [...pieces, { text: plainText(chart, it) ?? '', weight: 'regular', faint: true }]
  return guard === undefined ? pieces : [...pieces, { text: `[${guard}]`, weight: 'regular', faint: true }]
}

/** Actors running in the state: by name and source, or in plain words. */
function actorText({ said }: ChartFacts, { id, src }: Invoked): string {
  if (said) return said.actors[id] ?? id
  return id === src ? id : `${id}: ${src}`
}

/** Stacks pieces next to a sign; returns the lines and their extent. */
function written(pieces: readonly Piece[], left: number, top: number, widest: number) {
  const lines: TextLine[] = []
  let width = 0
  let y = top
  for (const piece of pieces) {
    for (const text of wrapped(piece.text, sizes.text, piece.weight, widest)) {
      lines.push({ ...piece, text, size: sizes.text, x: left, y: y + baseline(sizes.line, sizes.text) })
      width = Math.max(width, widthOf(text, sizes.text, piece.weight))
      y += sizes.line
    }
  }
  return { lines, right: left + width, bottom: Math.max(y, top + sizes.line) }
}

/** The label of a transition. */
export function labelContent(chart: ChartFacts, it: TransitionFact): Content {
  const left = sizes.labelPad + sizes.sign + sizes.signGap
  const { lines, right, bottom } = written(piecesOf(chart, it), left, sizes.labelPad, sizes.widestLabel)
  const bare = lines.length === 0
  return {
    lines,
    signs: [{ sign: signOf(chart, it), x: sizes.labelPad, y: sizes.labelPad + 2 }],
    width: bare ? sizes.labelPad * 2 + sizes.sign : right + sizes.labelPad,
    height: bottom + sizes.labelPad,
    stays: [],
  }
}

/** Transitions drawn inside a state. */
function staysOf(chart: ChartFacts, at: number): number[] {
  return chart.transitions.flatMap((it, place) => (it.from === at && staysInside(it) ? [place] : []))
}

/** The contents of a state's box; for a compound state, its header. */
export function stateContent(chart: ChartFacts, at: number): Content {
  const state = chart.states[at] as StateFact
  const isBig = state.kind === 'compound' || state.kind === 'parallel'
  const widest = (isBig ? sizes.widestHead : sizes.widest) - sizes.pad * 2
  const lines: TextLine[] = []
  const signs: PlacedSign[] = []
  const stays: Content['stays'][number][] = []
  let right = 0
  let y = sizes.pad - 2
  for (const text of wrapped(nameAt(chart, at), sizes.name, 'strong', widest)) {
    const weight = 'strong'
    lines.push({ text, size: sizes.name, weight, x: sizes.pad, y: y + baseline(sizes.nameLine, sizes.name) })
    right = Math.max(right, sizes.pad + widthOf(text, sizes.name, weight))
    y += sizes.nameLine
  }
  if (state.description !== undefined) {
    const text = textOf(chart, state.description)
    const words = written([{ text, weight: 'regular', faint: true }], sizes.pad, y, widest)
    lines.push(...words.lines)
    right = Math.max(right, words.right)
    y = words.bottom
  }
  const rows: { sign: Sign; pieces: readonly Piece[]; of?: number }[] = [
    ...(state.invokes ?? []).map((it) => ({
      sign: 'actor' as const,
      pieces: [{ text: actorText(chart, it), weight: 'regular' as const }],
    })),
    ...(state.entry && !chart.said ? [{ sign: 'entry' as const, pieces: plainRow(state.entry) }] : []),
    ...(state.exit && !chart.said ? [{ sign: 'exit' as const, pieces: plainRow(state.exit) }] : []),
    ...staysOf(chart, at).map((of) => {
      const it = chart.transitions[of] as TransitionFact
      return { sign: signOf(chart, it), pieces: piecesOf(chart, it), of }
    }),
    ...(state.stops ?? []).map((it) => ({ sign: 'stop' as const, pieces: stopPieces(chart, it) })),
  ]
  const rule = rows.length > 0 ? y + sizes.gap - 2 : undefined
  if (rule !== undefined) y = rule + sizes.gap - 2
  const left = sizes.pad + sizes.sign + sizes.signGap
  for (const { sign, pieces, of } of rows) {
    const row = written(pieces, left, y, widest - sizes.sign - sizes.signGap)
    lines.push(...row.lines)
    signs.push({ sign, x: sizes.pad, y: y + 2, ...(of === undefined ? {} : { of }) })
    if (of !== undefined) stays.push({ of, y, height: row.bottom - y })
    right = Math.max(right, row.right)
    y = row.bottom + 2
  }
  // A history state has its marker next to the name.
  const mark = state.kind === 'history' ? sizes.nameLine + sizes.signGap : 0
  const width = Math.max(right + sizes.pad + mark, sizes.narrowest)
  return { lines, signs, width, height: y + sizes.pad - 2, ...(rule === undefined ? {} : { rule }), stays }
}

const plainRow = (names: readonly string[]): Piece[] => [{ text: names.join(', '), weight: 'regular' }]
