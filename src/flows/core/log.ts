import { randomHex } from '../../platform/random'
import { perPage } from './lifetime'

/** The operators' log in this page: codes and names only, never a token, a body or a person's name. */

export interface Fault {
  readonly what: string
  readonly code: string
  /** Fields of an answer that did not match the contract, `games[].flag`. */
  readonly fields?: readonly string[]
}

const kept = perPage((): Fault[] => [])
const longest = 50

export function logFault(fault: Fault): void {
  kept().push(fault)
  if (kept().length > longest) kept().shift()
}

/** What was logged, oldest first; the last-resort screen counts it, nothing sends it. */
export function faults(): readonly Fault[] {
  return kept()
}

/** A short id that a player can read out to customer service. */
export function newReference(): string {
  return randomHex(4)
}
