/** Made by src/studio/build/plugin.ts from the charts. */
declare module 'virtual:studio' {
  import type { FlowCases } from '../../machines/shared/cases'
  import type { Chart, Committed, Listed } from './picture/model'
  import type { Shot } from './screens/pictures'

  export const list: readonly Listed[]
  export const loaders: Readonly<
    Record<
      string,
      { readonly chart: () => Promise<{ chart: Chart }>; readonly cases: () => Promise<FlowCases> }
    >
  >
  /** Pictures of the screens where they are in the page itself; served, they are files. */
  export const shots: (() => Promise<{ shots: readonly Shot[] }>) | undefined
  /** What the search finds a flow by, beside its name: names of states and events, requirement rows, screens. */
  export const searchWords: () => Promise<{ words: Readonly<Record<string, string>> }>
  /** Requirement texts by id. */
  export const rows: () => Promise<{ rows: Readonly<Record<string, string>> }>
  /** Committed snapshots of a flow, the newest first. */
  export const committed: (id: string) => Promise<readonly Committed[]>
}
