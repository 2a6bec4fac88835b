import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react'

/**
 * What lies over a screen (dialogs, sheets, menus, lists) and the browser's Back, which closes the top one and does
 * nothing else. Each open overlay has a history entry above the screen's own, with the same address and state. The
 * router hears nothing of these entries. How many there are is read from the history itself, so that a reload, Forward
 * or a replaced entry leaves nothing to go wrong: what stands for no open overlay is gone back over.
 */

interface Overlay {
  readonly close: () => void
  /** The element, where it is one that makes everything else inert. */
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
/** A step back of our own is under way. */
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

/** Gives every open overlay its entry, and takes back those of overlays that have closed. */
function settle(): void {
  if (!watching || stepping) return
  if (held() > open.length) return stepBack(held() - open.length)
  while (held() < open.length) window.history.pushState({ ...stateNow(), overlays: held() + 1 }, '')
  note()
}

/** After React has drawn what the tap or step has changed. */
const settleSoon = () => queueMicrotask(settle)

function stepped(event: PopStateEvent): void {
  const ours = stepping
  const within = screenNow() === screen && (last > 0 || held() > 0)
  stepping = false
  note()
  if (within) event.stopImmediatePropagation()
  // The player's own step back closes what is above the entry that it has come to: the top one.
  if (within && !ours) for (const overlay of open.slice(held())) overlay.close()
  if (waiting.length > 0 && held() > 0) return stepBack(held())
  for (const go of waiting.splice(0)) go()
  settleSoon()
}

/** Called once, before the router exists: it must not hear of steps between overlays. */
export function watchOverlays(): void {
  watching = true
  note()
  window.addEventListener('popstate', stepped)
  // A reload has closed what was open. Browsers report steps back once the page has loaded.
  if (document.readyState === 'complete') settle()
  else window.addEventListener('load', settle, { once: true })
}

/** Runs a navigation once no entry stands for an overlay any more, or it would leave one behind in the history. */
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

/** The dialog that everything else is inert beneath: only what is inside it can be tapped, and is read out. */
export const useTopDialog = (): HTMLDialogElement | null | undefined =>
  useSyncExternalStore(listen, () => open.filter(({ dialog }) => dialog).at(-1)?.dialog)

/** Back closes it while it is open. An overlay that refuses to close stays open, and Back does nothing. */
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
