/** A requirement row, and where it is: plain data, made at build time. */
export interface RowFact {
  readonly text: string
  readonly states: readonly { readonly chart: string; readonly at: string }[]
  /** Tests whose titles claim it. */
  readonly tests: readonly { readonly file: string; readonly title: string }[]
  /** Headings in docs/decisions.md under which it is named. */
  readonly decisions: readonly string[]
}
