import { perPage } from '../core/lifetime'
import { createListeners } from '../core/listeners'

/** Dialogs that any screen can open are loaded when the first one is needed. */

const needed = perPage(() => ({
  any: false,
  parts: new Set<Part>(),
  load: async (): Promise<unknown> => null,
}))
const changed = createListeners()

export function needDialogs(): void {
  needed().any = true
  changed.tell()
}

export function dialogsNeeded(): boolean {
  return needed().any
}

/** Called by the app, which knows where the dialogs are. */
export function registerDialogs(loadDialogs: () => Promise<unknown>): void {
  needed().load = loadDialogs
}

/** Fetches the code that renders the dialogs; rejects if it cannot be loaded. */
export const fetchDialogs = () => needed().load()

/** Dialogs with their own texts and charts, each fetched when first needed. */
export type Part = 'arrival' | 'leave' | 'app' | 'share' | 'update' | 'install' | 'idle'

export function needPart(part: Part): void {
  needed().parts.add(part)
  needDialogs()
}

export function isPartNeeded(part: Part): boolean {
  return needed().parts.has(part)
}

export const onDialogsNeeded = changed.add
