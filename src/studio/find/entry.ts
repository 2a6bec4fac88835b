/** Kinds of places in the charts that can be found. */
export type EntryKind = 'flow' | 'state' | 'transition' | 'row' | 'message' | 'refusal' | 'screen'

/** One search entry, and the box or line that the studio opens for it. Plain data, made at build time. */
export interface Entry {
  readonly kind: EntryKind
  readonly chart: string
  /** Id of a state or transition; empty for a whole flow. */
  readonly at: string
  /** Its name: a state, an event, a requirement row, the address of a screen. */
  readonly name: string
  /** Its text, in English and in Filipino. */
  readonly text: string
  readonly fil?: string
  /** Searched, but not shown: codes and names in the chart. */
  readonly codes?: string
}
