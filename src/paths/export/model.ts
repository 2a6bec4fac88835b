import type { FlowCases } from '../../../machines/shared/cases'
import type { Expected, Path, Problem } from '../model'
import type { OnScreen } from '../on-screen'

/** What an exporter gets: a chart and paths of it. */
export interface Suite {
  readonly cases: FlowCases
  readonly paths: readonly Path[]
  readonly problems?: readonly Problem[]
  /** Where the paths are those that a screen can do: how, and what they leave out. */
  readonly onScreen?: OnScreen
  /** File or folder that the text is written to, where it is. */
  readonly out?: string | undefined
  /** Address of the picture of a situation, from where the text will stand; nothing where none was taken. */
  readonly pictureOf?: (expected: Expected) => string | undefined
}
