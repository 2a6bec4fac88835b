import type { Format } from '../export/formats'
import type { Language } from '../export/words'
import type { Goal } from '../generate/goals'
import type { PathStyle } from '../model'

/** What was typed, understood. */
export interface Request {
  readonly names: readonly string[]
  readonly style: PathStyle
  readonly goal: Goal
  readonly seed?: number | undefined
  readonly from?: string | undefined
  readonly through?: string | undefined
  readonly until?: string | undefined
  readonly maxLen?: number | undefined
  readonly walks?: number | undefined
  readonly format: Format
  /** Exports: the paths of the chart itself, not only those that a screen can do. */
  readonly allPaths: boolean
  /** The first option that was typed of those that give the chart's own paths their shape; the goal only when it is alone. */
  readonly shapedBy?: string | undefined
  readonly language: Language
  readonly out?: string | undefined
  readonly check: boolean
  /** Plays the paths committed at this git ref; empty for the last tag, or main. */
  readonly against?: string | undefined
  readonly since?: string | undefined
  readonly recordings: readonly string[]
  /** A recording: the paths somebody took by hand, in place of generated ones. */
  readonly taken?: string | undefined
  /** How much time there is for the paths, seconds. */
  readonly budget?: number | undefined
  /** Of a run in a browser: how many play side by side, which part of the paths, `1/4`, and whether what failed is played again. */
  readonly workers?: number | undefined
  readonly shard?: string | undefined
  readonly retryReport: boolean
  readonly junit?: string | undefined
  readonly xray?: string | undefined
  readonly html?: string | undefined
  /** Random plays on started actors, with the charts inside a chart real as well. */
  readonly real: boolean
  readonly whole: boolean
  readonly browser: boolean
  /** Of a run in a browser: pictures, in which language and brand, and a recording. */
  readonly screens: boolean
  readonly spoken?: Language | undefined
  readonly brand?: 'perya' | 'bayside' | undefined
  readonly record?: string | undefined
  /** In what else every path is played. */
  readonly vary: readonly ('languages' | 'brands' | 'people')[]
  /** Each situation is looked at, too. */
  readonly checks: boolean
  readonly json: boolean
  /** The current day, `2026-11-20`. */
  readonly today: string
}
