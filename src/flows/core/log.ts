import { randomHex } from '../../platform/random'
import { perPage } from './lifetime'
import { createListeners } from './listeners'

/** The operators' log in this page: codes and names only, never a token, a body or a person's name. */

interface Fault {
  /** The call, or the part of the app. */
  readonly what: string
  readonly code: string
  /** Fields of an answer that did not match the contract, `games[].flag`. */
  readonly fields?: readonly string[]
  /** The platform's own code, where the product has no equivalent. */
  readonly own?: string | undefined
}

/** A fault in this page, with its number of occurrences. */
export interface KeptFault extends Fault {
  /** A short id a player can quote to customer service, by which the operator finds the fault. */
  readonly reference: string
  /** The fault as JSON, by which it is recognised. */
  readonly name: string
  times: number
}

const kept = perPage((): KeptFault[] => [])
const longest = 50

const listeners = createListeners<[fault: KeptFault]>()

/** Listens for new faults; earlier ones are in `faults`. */
export const onFault = listeners.add

/** Keeps a fault and returns its reference: within a page, a recurring fault keeps its reference. */
export function logFault(fault: Fault): string {
  const name = JSON.stringify(fault)
  let one = kept().find((other) => other.name === name)
  if (!one) {
    one = { ...fault, name, reference: randomHex(4), times: 0 }
    kept().push(one)
    if (kept().length > longest) kept().shift()
  }
  one.times++
  listeners.tell(one)
  return one.reference
}

/** What was logged, oldest first; `src/flows/session/beacon.ts` sends it. */
export function faults(): readonly KeptFault[] {
  return kept()
}
