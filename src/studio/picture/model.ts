import type { FlowDocument } from '../../paths/export/document'
import type { EarlierPicture } from '../screens/pictures'

/** What the studio knows of a chart: everything it says, and where it stands on the sheet. Plain data, made at build time. */

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history'

/** Why a transition happens; `event` comes from a person or a signal. The pictures show each as a sign. */
export type Cause = 'event' | 'always' | 'after' | 'done' | 'error' | 'snapshot' | 'finished'

/** A line of the source that says it: file from the project's folder, line from 1. */
export type Source = readonly [file: string, line: number]

export interface Invoked {
  readonly id: string
  readonly src: string
  /** The chart that this actor is, when it is one of the catalogue. */
  readonly chart?: string
}

/** Corner, width and height in units of the sheet: at full size one unit is one pixel. */
export type Box = readonly [x: number, y: number, width: number, height: number]

export interface StateFact {
  readonly id: string
  readonly name: string
  readonly kind: StateKind
  /** Place of the parent in the list; -1 for the chart itself, which comes first. */
  readonly parent: number
  /** Place of the state that it begins with. */
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
}

/** A branch that stops an event on purpose, with neither target nor action: no move, but the next branch is not asked. */
export interface Stop {
  readonly cause: Cause
  readonly name: string
  /** Its place among the branches of its cause. */
  readonly branch: number
  readonly guard?: string
  readonly description?: string
}

export interface TransitionFact {
  readonly id: string
  /** Places in the list of states. Without targets the chart stays where it is. */
  readonly from: number
  readonly to: readonly number[]
  readonly cause: Cause
  /** Event, actor, or delay, as the chart names it. */
  readonly name: string
  readonly guard?: string
  /** Which branch this is, from 0, where one cause has several. */
  readonly branch?: number
  readonly actions?: readonly string[]
  readonly description?: string
  /** Milliseconds of a delay that is always the same. */
  readonly wait?: number
  readonly reenter?: true
  readonly source?: Source
}

export interface ChartFacts {
  readonly id: string
  readonly summary: string
  /** Events that nobody taps: another tab, the network, another chart. */
  readonly signals: readonly string[]
  readonly states: readonly StateFact[]
  readonly transitions: readonly TransitionFact[]
}

/** A transition that leads to another state: its line, corner by corner, and where its label stands. */
export interface Wire {
  /** Place in the list of transitions. */
  readonly of: number
  readonly to: number
  readonly points: readonly number[]
  readonly label: Box
}

/** The dot that a state begins with, and its way to the first state. */
export interface Start {
  readonly at: readonly [x: number, y: number]
  readonly points: readonly number[]
}

/** Where everything stands. */
export interface Picture {
  readonly width: number
  readonly height: number
  /** One for each state, in the order of the list. */
  readonly boxes: readonly Box[]
  readonly wires: readonly Wire[]
  readonly starts: readonly Start[]
}

export interface Chart extends ChartFacts {
  readonly picture: Picture
}

/** A line of the list of charts. */
export interface Listed {
  readonly id: string
  readonly summary: string
  /** Folder below `machines`, and the export of its cases. */
  readonly folder: string
  readonly states: number
  readonly transitions: number
  /** Route of the screen that most of its states name. */
  readonly screen?: string
}

/** A flow as a commit had it. */
export interface Committed {
  readonly commit: string
  /** `2026-11-20` */
  readonly day: string
  readonly snapshot: Pick<FlowDocument, 'chart' | 'states' | 'transitions'>
  /** Its pictures; those without an address are the same today. */
  readonly screens: readonly EarlierPicture[]
}
