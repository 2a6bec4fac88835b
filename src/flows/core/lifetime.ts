import { Actor } from 'xstate'
import { createListeners } from './listeners'
import { currentSession, sessionActor } from './root'

/**
 * How long things in memory live: as long as the page, or as long as the current player. Nothing else in src/flows
 * keeps state (tests/house/rules/memory.ts), so that one player's data is never shown to the next.
 */

/** Registers cleanup for the end of the value's lifetime. */
export type AtEnd = (undo: () => void) => void

/** A value created on first use. */
export interface Kept<Value, Args extends unknown[]> {
  (...args: Args): Value
  /** The value, if it was created. */
  readonly known: () => Value | undefined
}

export type Lifetime = <Value, Args extends unknown[] = []>(
  make: (atEnd: AtEnd, ...args: Args) => Value,
) => Kept<Value, Args>

const forGood: AtEnd = () => {}

/** Created once per page. */
/* @__NO_SIDE_EFFECTS__ */
export const perPage: Lifetime = <Value, Args extends unknown[]>(
  make: (atEnd: AtEnd, ...args: Args) => Value,
): Kept<Value, Args> => {
  let made: { readonly value: Value } | undefined
  return Object.assign((...args: Args) => (made ??= { value: make(forGood, ...args) }).value, {
    known: () => made?.value,
  })
}

/** Whose values are in memory; empty for a guest. A renewed token is the same player, another merchant is not. */
export function currentAccount(): string {
  const session = currentSession()
  return session ? `${session.merchantCode} ${session.userName}` : ''
}

let account = ''
let undos: (() => void)[] = []
const changed = createListeners()

/** Clears the last player's values once someone else, or nobody, is signed in. */
function settle(): void {
  const now = currentAccount()
  if (now === account) return
  const ended = undos
  account = now
  undos = []
  for (const undo of ended) undo()
  changed.tell()
}

/**
 * Created once per player, guests count as a player of their own; an actor is stopped when the player
 * changes.
 */
/* @__NO_SIDE_EFFECTS__ */
export const perPlayer: Lifetime = <Value, Args extends unknown[]>(
  make: (atEnd: AtEnd, ...args: Args) => Value,
): Kept<Value, Args> => {
  let made: { readonly value: Value } | undefined
  const known = () => {
    // The first reader after a change must not get the last player's value.
    settle()
    return made?.value
  }
  const value = (...args: Args): Value => {
    known()
    if (made) return made.value
    const own: (() => void)[] = []
    const fresh = make((undo) => own.push(undo), ...args)
    made = { value: fresh }
    undos.push(() => {
      made = undefined
      for (const undo of own) undo()
      if (fresh instanceof Actor) fresh.stop()
    })
    return fresh
  }
  return Object.assign(value, { known })
}

/**
 * Listens for a change of player, which includes signing out; the last player's values are cleared by then. Returns an
 * unsubscribe function.
 */
export const onPlayerChange = changed.add

/** Clears the memory as soon as the session changes; called once, when the app starts. */
export function followPlayer(): void {
  sessionActor()?.subscribe(settle)
}
