import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { onRouteChange } from '../adapters/navigation'
import { untilNoDialog } from '../adapters/no-dialog'
import { onPlayerChange, perPlayer, type AtEnd } from '../core/lifetime'
import { createListeners } from '../core/listeners'
import { mayComeUp } from './way-back'

/** The order of automatic panels: the first one available goes first, one at a time (HOME-03). */
const byWeight = ['welcome', 'contract', 'announcement', 'update', 'install'] as const

type Turn = (typeof byWeight)[number]

/** A turn that may still be requested, or that waits for a screen for which this returns true. */
type How = 'may-come' | (() => boolean)

const changed = createListeners()

const queue = perPlayer((atEnd) => {
  /** Those waiting for a turn, and those that may still ask: nothing of lower rank goes before them. */
  const standing = new Map<Turn, How>()
  const end = new AbortController()
  let shown: Turn | null = null
  let clearing = false

  const first = (): Turn | null => {
    for (const turn of byWeight) {
      const how = standing.get(turn)
      if (how === 'may-come') break
      if (how?.()) return turn
    }
    return null
  }
  const next = async () => {
    if (shown !== null || clearing || first() === null) return
    clearing = true
    const clear = await untilNoDialog(end.signal).catch(() => 'never' as const)
    clearing = false
    if (clear === 'never') return
    shown = first()
    if (shown !== null) changed.tell()
  }
  // After every other listener of the same change.
  const nextSoon = () => queueMicrotask(() => void next())
  atEnd(onRouteChange(nextSoon))
  atEnd(() => end.abort())
  return {
    shown: () => shown,
    stand(turn: Turn, how: How | null) {
      if (how === null) standing.delete(turn)
      else standing.set(turn, how)
      if (shown === turn && typeof how !== 'function') {
        shown = null
        changed.tell()
      }
      nextSoon()
    },
  }
})

/** Whose turn it is to be on screen. */
export const currentTurn = (): Turn | null => queue.known()?.shown() ?? null

export const onTurn = changed.add

/** A chart is queued while it is pending or open; an open one is shown only in its turn. */
export function queueUp(turn: Turn, actor: AnyActorRef, atEnd: AtEnd): void {
  const { stand } = queue()
  const look = (state: AnyMachineSnapshot) =>
    stand(turn, state.hasTag('open') ? mayComeUp : state.hasTag('pending') ? 'may-come' : null)
  look(actor.getSnapshot() as AnyMachineSnapshot)
  const { unsubscribe } = actor.subscribe({ next: look, complete: () => stand(turn, null) })
  atEnd(unsubscribe)
}

/**
 * Resolves when it is this one's turn on a screen that allows it, whoever is signed in by then; the turn
 * lasts until it is given back.
 */
export function untilTurn(turn: Turn, signal: AbortSignal, may = mayComeUp): Promise<null> {
  return new Promise((resolve, reject) => {
    const stand = () => queue().stand(turn, may)
    const undos = [
      onPlayerChange(stand),
      changed.add(() => {
        if (currentTurn() !== turn) return
        stop()
        resolve(null)
      }),
    ]
    const stop = () => {
      for (const undo of undos) undo()
    }
    signal.addEventListener('abort', () => {
      stop()
      reject(signal.reason)
    })
    stand()
  })
}

/** The panel has closed, or will not open. */
export const leaveTurn = (turn: Turn): void => queue.known()?.stand(turn, null)
