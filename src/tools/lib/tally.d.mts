export interface Tally {
  passed: number
  failed: number
  /** Of browser tests: each that did not simply pass, with where it stopped and why on lines of their own. */
  names?: string[]
}
export function vitestTally(file: string, code: number): Tally
export function playwrightTally(file: string, code: number): Tally
