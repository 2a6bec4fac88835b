import type { FlowCases } from '../../../machines/shared/cases'
import type { Expected, Path, Problem, Unreached } from '../model'
import type { Language } from './project'
import type { Armed, Arranged, OnScreen } from '../run/on-screen'

/** An exporter's input: a chart and paths of it. */
export interface Suite {
  readonly cases: FlowCases
  readonly paths: readonly Path[]
  readonly problems?: readonly Problem[]
  /** What paths that somebody took lack of what was done. */
  readonly unreached?: readonly Unreached[]
  /** When the paths are those a screen can do: how, and what they leave out. */
  readonly onScreen?: OnScreen
  /** File or folder the text is written to, if any. */
  readonly out?: string | undefined
  /** Address of a situation's picture, relative to the output; undefined where none was taken. */
  readonly pictureOf?: (expected: Expected) => string | undefined
}

/** What has to be arranged on the sandbox page before a step; 0 is the start. */
export type Preparation = { readonly before: number } & (
  | { readonly what: 'hold'; readonly call: string; readonly until: number | null }
  | { readonly what: 'fault'; readonly call: string; readonly fault: Armed }
  | { readonly what: 'arrange'; readonly list: readonly Arranged[]; readonly of: number }
  | {
      readonly what: 'data'
      readonly of: number
      /** What a person does; where nobody says, Data lists what there has to be. */
      readonly words?: Readonly<Record<Language, string>>
    }
)
