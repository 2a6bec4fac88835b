import type { Expected, Path } from './model'

/** A start or a transition that no path on a screen has, and why. */
export type LeftOut = { readonly why: string } & (
  | { readonly start: string }
  | { readonly transition: string }
)

/** The paths of one chart that somebody in front of a phone can do, as its driver among the browser tests says. */
export interface OnScreen {
  readonly chart: string
  /** Requirement rows that walking all of the paths checks: `[LOGIN-01] [LOGIN-03]`. */
  readonly ids: string
  readonly paths: readonly {
    readonly path: Path
    /** Of each step, whether it is an answer that comes in the same moment as the step before. */
    readonly atOnce: readonly boolean[]
  }[]
  readonly leftOut: readonly LeftOut[]
}

/** The id of what is left out. */
export const leftOutId = (one: LeftOut) => ('start' in one ? `start ${one.start}` : one.transition)

/** What several steps promise that are one moment on the screen. Throws where there are none. */
export function together(promises: readonly Expected[]): Expected {
  const last = promises.at(-1)
  if (!last) throw new Error('nothing was done')
  return {
    ...last,
    transitions: promises.flatMap(({ transitions }) => transitions),
    actions: promises.flatMap(({ actions }) => actions),
  }
}
