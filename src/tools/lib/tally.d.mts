export interface Tally {
  passed: number
  failed: number
}
export function vitestTally(file: string, code: number): Tally
export function playwrightTally(file: string, code: number): Tally
