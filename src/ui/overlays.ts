import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react'

/**
 * Overlays on a screen (dialogs, sheets, menus, lists) and the browser's Back, which closes the top one and
 * does nothing else. Each open overlay has a history entry above the screen's own, with the same address and
 * state. The router is not notified of these entries. Their number is read from the history itself, so that a
 * reload, Forward or a replaced entry cannot break it: entries without an open overlay are skipped by going
 * back over them.
 */

interface Overlay {
  readonly close: () => void
  /** The element, if it is one that makes everything else inert. */
  readonly dialog: HTMLDialogElement | null | undefined
}

/** The router's state of a screen's entry, and how many overlays the entry stands for. */
interface EntryState {
  readonly idx?: number
  readonly key?: string
  readonly overlays?: number
}

const open: Overlay[] = []
const listeners = new Set<() => void>()
const waiting: (() => void)[] = []
/** The screen's own entry, and the entries held above it, as of the last step. */
let screen = ''
let last = 0
/** A step back started here is in progress. */
let stepping = false
let watching = false

const stateNow = () => window.history.state as EntryState | null
const held = () => stateNow()?.overlays ?? 0
const screenNow = () => `${stateNow()?.idx}:${stateNow()?.key}`

function note(): void {
  screen = screenNow()
  last = held()
}

function stepBack(count: number): void {
  stepping = true
  window.history.go(-count)
}

/** Adds an entry for every open overlay, and removes those of closed ones. */
function settle(): void {
  if (!watching || stepping) return
  if (held() > open.length) return stepBack(held() - open.length)
  while (held() < open.length) window.history.pushState({ ...stateNow(), overlays: held() + 1 }, '')
  note()
}

/** Runs after React has rendered the result of the tap or step. */
const settleSoon = () => queueMicrotask(settle)

function stepped(event: PopStateEvent): void {
  const ours = stepping
  const within = screenNow() === screen && (last > 0 || held() > 0)
  stepping = false
  note()
  if (within) event.stopImmediatePropagation()
  // The player's own step back closes the overlay above the entry it reaches: the top one.
  if (within && !ours) for (const overlay of open.slice(held())) overlay.close()
  if (waiting.length > 0 && held() > 0) return stepBack(held())
  for (const go of waiting.splice(0)) go()
  settleSoon()
}

/** Called once, before the router exists: it must not be notified of steps between overlays. */
export function watchOverlays(): void {
  watching = true
  note()
  window.addEventListener('popstate', stepped)
  // A reload has closed any open overlay. Browsers report steps back only after the page has loaded.
  if (document.readyState === 'complete') settle()
  else window.addEventListener('load', settle, { once: true })
}

/** Runs a navigation once no overlay entry is left; otherwise one would remain in the history. */
export function afterOverlays(go: () => void): void {
  if (held() === 0 && !stepping) return go()
  waiting.push(go)
  if (!stepping) stepBack(held())
}

function hold(overlay: Overlay): () => void {
  const changed = () => {
    settleSoon()
    for (const listener of listeners) listener()
  }
  open.push(overlay)
  changed()
  return () => {
    open.splice(open.indexOf(overlay), 1)
    changed()
  }
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The dialog that makes everything else inert: only its contents can be tapped or read out. */
export const useTopDialog = (): HTMLDialogElement | null | undefined =>
  useSyncExternalStore(listen, () => open.filter(({ dialog }) => dialog).at(-1)?.dialog)

/**
 * Makes Back close the overlay while it is open. If it refuses to close, it stays open and Back does nothing.
 */
export function useOverlay(
  isOpen: boolean,
  close: () => void,
  dialog?: RefObject<HTMLDialogElement | null>,
): void {
  const latest = useRef(close)
  useLayoutEffect(() => {
    latest.current = close
  })
  useLayoutEffect(
    () => (isOpen ? hold({ close: () => latest.current(), dialog: dialog?.current }) : undefined),
    [isOpen, dialog],
  )
}
