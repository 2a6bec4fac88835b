import type { Expected, Path } from '../model'

/** A start or a transition that no path on a screen covers, and why. */
export type LeftOut = { readonly why: string } & (
  | { readonly start: string }
  | { readonly transition: string }
)

/** A chart's paths that a person with a phone can follow, according to its driver in the browser tests. */
export interface OnScreen {
  readonly chart: string
  /** Requirement rows that walking all of the paths checks: `[LOGIN-01] [LOGIN-03]`. */
  readonly ids: string
  readonly paths: readonly {
    readonly path: Path
    /** For each step, whether it is an answer that arrives together with the step before. */
    readonly atOnce: readonly boolean[]
  }[]
  readonly leftOut: readonly LeftOut[]
}

/** The id of what is left out. */
export const leftOutId = (one: LeftOut) => ('start' in one ? `start ${one.start}` : one.transition)

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
