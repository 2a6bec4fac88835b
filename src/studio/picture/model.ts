import type { FlowDocument } from '../../paths/export/document'
import type { Said } from '../plain/model'
import type { EarlierPicture } from '../screens/picture'

/** What the studio knows about a chart: everything it declares, and its layout. Plain data, made at build time. */

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history'

/** Why a transition happens; an `event` is caused by a person or a signal. Each is drawn as an icon. */
export type Cause = 'event' | 'always' | 'after' | 'done' | 'error' | 'snapshot' | 'finished'

/** The declaring source line: path relative to the project, line from 1. */
export type Source = readonly [file: string, line: number]

export interface Invoked {
  readonly id: string
  readonly src: string
  /** Id of the chart this actor runs, if it is in the catalogue. */
  readonly chart?: string
}

/** Left, top, width and height in units of the sheet: one pixel each at full size. */
export type Box = readonly [x: number, y: number, width: number, height: number]

export interface StateFact {
  readonly id: string
  readonly name: string
  readonly kind: StateKind
  /** Index of the parent; -1 for the root, which comes first. */
  readonly parent: number
  /** Index of the initial state. */
  readonly initial?: number
  readonly description?: string
  readonly tags?: readonly string[]
  readonly rows?: readonly string[]
  /** Route of the screen that shows it. */
  readonly screen?: string
  readonly entry?: readonly string[]
  readonly exit?: readonly string[]
  readonly invokes?: readonly Invoked[]
  readonly stops?: readonly Stop[]
  readonly source?: Source
  /** Drawn as one box, without its contents. */
  readonly folded?: true
}

/** A branch that blocks an event on purpose, with neither target nor action: no move, but later branches are skipped. */
export interface Stop {
  readonly cause: Cause
  readonly name: string
  /** Its index among the branches of its trigger. */
  readonly branch: number
  readonly guard?: string
  readonly description?: string
}

export interface TransitionFact {
  readonly id: string
  /** Indices into the list of states. Without targets the chart stays where it is. */
  readonly from: number
  readonly to: readonly number[]
  readonly cause: Cause
  /** Event, actor or delay, as named in the chart. */
  readonly name: string
  readonly guard?: string
  /** Branch index from 0, when the trigger has several. */
  readonly branch?: number
  readonly actions?: readonly string[]
  readonly description?: string
  /** Milliseconds of a fixed delay. */
  readonly wait?: number
  readonly reenter?: true
  readonly source?: Source
}

export interface ChartFacts {
  readonly id: string
  readonly summary: string
  /** Events not caused by a tap: another tab, the network, another chart. */
  readonly signals: readonly string[]
  readonly states: readonly StateFact[]
  readonly transitions: readonly TransitionFact[]
  /** In plain words: shown and read instead of the names above. */
  readonly said?: Said
}

/** A transition to another state: its polyline, and the position of its label. */
export interface Wire {
  /** Index into the list of transitions. */
  readonly of: number
  readonly to: number
  readonly points: readonly number[]
  readonly label: Box
}

/** The dot of an initial state, and its line to that state. */
export interface Start {
  readonly at: readonly [x: number, y: number]
  readonly points: readonly number[]
}

/** Rings at which lines start that lead from anywhere in a state to something inside it. */
export interface Ring {
  /** Index of the state. */
  readonly of: number
  readonly at: readonly [x: number, y: number]
}

/** The layout of a chart. */
export interface Picture {
  readonly width: number
  readonly height: number
  /** One per state, in list order. */
  readonly boxes: readonly Box[]
  readonly wires: readonly Wire[]
  readonly starts: readonly Start[]
  readonly rings: readonly Ring[]
}

export interface Chart extends ChartFacts {
  readonly picture: Picture
  /** Its sentences in the reader's language, if different from the chart's own. */
  readonly texts?: Said['texts']
}

/** An entry in the list of charts. */
export interface Listed {
  readonly id: string
  readonly summary: string
  readonly states: number
  readonly transitions: number
  /** Route of the screen most of its states name. */
  readonly screen?: string
  /** States in which it is shown as an overlay on any screen. */
  readonly over?: readonly string[]
}

/** An entry of the project's history. */
export interface Commit {
  readonly commit: string
  /** `2026-11-20` */
  readonly day: string
  /** Its author, and the first line of the message. */
  readonly by: string
  readonly why: string
}

/** A flow as of a commit. */
export interface Committed extends Commit {
  readonly snapshot: Pick<FlowDocument, 'chart' | 'states' | 'transitions'>
  /** Its pictures; those without an address are unchanged today. */
  readonly screens: readonly EarlierPicture[]
}
