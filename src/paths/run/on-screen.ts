import type { FlowDocument } from '../export/document'
import type { Expected, Json, Path } from '../model'

/** A start, a transition or another goal that no path on a screen covers, and why. */
export type LeftOut = { readonly why: string } & (
  | { readonly start: string }
  | { readonly transition: string }
  | { readonly goal: string }
)

/** A fault as the sandbox page arms it. */
export type Armed = Readonly<Record<string, Json>>

/** An action of the sandbox's control, with its body. */
export type Arranged = readonly [action: string, body: Json]

/** What has to be arranged for an answer. */
export interface StepNeeds {
  /** Of an actor whose calls take turns, the one that is answered here. */
  readonly call?: string
  readonly faults: readonly Armed[]
  /** What the sandbox page arranges. */
  readonly arranged?: readonly Arranged[]
  /** The tests arrange something besides: rows of the platform, or what the phone has stored. */
  readonly other: boolean
}

/** How a path is begun by hand. */
export interface Opened {
  readonly address: string
  /** Who is signed in. */
  readonly who?: string
  /** Something is tapped or typed there before the path begins. */
  readonly taps?: boolean
}

/** A chart's paths that a person with a phone can follow, according to its driver in the browser tests. */
export interface OnScreen {
  readonly chart: string
  /** Requirement rows that walking all of the paths checks: `[LOGIN-01] [LOGIN-03]`. */
  readonly ids: string
  readonly paths: readonly {
    readonly path: Path
    /** For each step, whether it is an answer that arrives together with the step before. */
    readonly atOnce: readonly boolean[]
    /** For each step, what its answer needs; null for a step that is none. */
    readonly needs?: readonly (StepNeeds | null)[]
    readonly opened?: Opened
    /** What it lacks of what somebody did by hand, in words. */
    readonly lacks?: readonly string[]
    /** What the sandbox page arranges before the screen opens. */
    readonly arranged?: readonly Arranged[]
    /** Flags of the site that the path needs, '1' or '0'. */
    readonly flags?: Readonly<Record<string, string>>
  }[]
  /** Names of the calls that an actor makes. */
  readonly calls?: Readonly<Record<string, readonly string[]>>
  readonly leftOut: readonly LeftOut[]
  /** People whom the paths can be walked as; only as one when not said. */
  readonly players?: readonly string[]
  /** The language in which its paths begin, whatever is asked for: they are about the language itself. */
  readonly begins?: 'EN'
}

/** A chart's paths on its screen as they were at a git ref, with what they expected, and the chart's sentences there. */
export interface PromisedChart {
  readonly chart: string
  readonly paths: readonly Pick<OnScreen['paths'][number], 'path' | 'atOnce'>[]
  readonly document: Pick<FlowDocument, 'chart' | 'states' | 'transitions'>
}

/** The id of what is left out. */
export const leftOutId = (one: LeftOut) =>
  'start' in one ? `start ${one.start}` : 'goal' in one ? one.goal : one.transition

/** The combined expectation of steps that happen together on screen. Throws for an empty list. */
export function together(promises: readonly Expected[]): Expected {
  const last = promises.at(-1)
  if (!last) throw new Error('nothing was done')
  return {
    ...last,
    transitions: promises.flatMap(({ transitions }) => transitions),
    actions: promises.flatMap(({ actions }) => actions),
  }
}
