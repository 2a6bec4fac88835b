/** What a place in the charts is found as. */
export type EntryKind = 'flow' | 'state' | 'transition' | 'row' | 'message' | 'refusal' | 'screen'

/** One thing that can be found, and the box or line that the studio opens for it. Plain data, made at build time. */
export interface Entry {
  readonly kind: EntryKind
  readonly chart: string
  /** Id of a state or transition; empty for a whole flow. */
  readonly at: string
  /** What it is called: a state, an event, a requirement row, the address of a screen. */
  readonly name: string
  /** What it says, in English and in Filipino. */
  readonly text: string
  readonly fil?: string
  /** Searched, but not shown: codes and names in the chart. */
  readonly codes?: string
}
