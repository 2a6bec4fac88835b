import type { FlowCases } from '../../../machines/shared/cases'
import type { Expected, Path, Problem } from '../model'

/** What an exporter gets: a chart and paths of it. */
export interface Suite {
  readonly cases: FlowCases
  readonly paths: readonly Path[]
  readonly problems?: readonly Problem[]
  /** Address of the picture of a situation, from where the text will stand; nothing where none was taken. */
  readonly pictureOf?: (expected: Expected) => string | undefined
}
