import { useSyncExternalStore } from 'react'

/** The open dialogs, the topmost last. */
let dialogs: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function become(next: readonly HTMLDialogElement[]): void {
  dialogs = next
  for (const listener of listeners) listener()
}

/** A dialog has opened above the others; the return value says that it is going. */
export function onTop(dialog: HTMLDialogElement): () => void {
  become([...dialogs, dialog])
  return () => become(dialogs.filter((one) => one !== dialog))
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The dialog that everything else is inert beneath: only what is inside it can be tapped, and is read out. */
export const useTopDialog = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(listen, () => dialogs.at(-1))
