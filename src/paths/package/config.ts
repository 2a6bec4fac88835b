import type { FlowCases } from '../../../machines/shared/cases'
import type { Host } from '../cli/host'
import type { Project } from '../export/project'

/** What `paths.config.js` of a project says: its charts, and whatever else the tool is to know of it. */
export interface Config {
  /** The cases of every chart. */
  readonly catalogue: readonly FlowCases[]
  /** Words, labels and how answers are armed, for what people read. */
  readonly project?: Partial<Project>
  /** Drivers and app: the paths that a screen can do, and what plays them. */
  readonly host?: Partial<
    Pick<Host, 'browserCharts' | 'screenPaths' | 'screenPathsAt' | 'playInBrowser' | 'sources'>
  >
}

/** What is wrong with a configuration, as a sentence; undefined for a good one. */
export function faultOf(config: unknown): string | undefined {
  const { catalogue } = (config ?? {}) as { catalogue?: unknown }
  if (!Array.isArray(catalogue)) return 'it has no "catalogue", a list of cases'
  const strange = catalogue.findIndex(
    (one: { id?: unknown; machine?: { id?: unknown } } | null) =>
      typeof one?.id !== 'string' || one.machine?.id !== one.id,
  )
  return strange < 0 ? undefined : `number ${strange + 1} of its catalogue has not the id of its machine`
}
