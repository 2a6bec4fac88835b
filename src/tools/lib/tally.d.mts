interface Tally {
  passed: number
  failed: number
  /** Browser tests only: each that did not simply pass, with where and why it failed on following lines. */
  names?: string[]
}
export function vitestTally(file: string, code: number): Tally
export function playwrightTally(file: string, code: number): Tally
export function whatFailed(output: string): string
