/** Dialogs that any screen may open are fetched with the first of them that is asked for. */

let needed = false
const hearers = new Set<() => void>()

export function needDialogs(): void {
  needed = true
  for (const hear of hearers) hear()
}

export function dialogsNeeded(): boolean {
  return needed
}

/** Dialogs with words and charts of their own, each fetched with its first need. */
export type Part = 'arrival' | 'leave' | 'app' | 'share'

const parts = new Set<Part>()

export function needPart(part: Part): void {
  parts.add(part)
  needDialogs()
}

export function isPartNeeded(part: Part): boolean {
  return parts.has(part)
}

export function onDialogsNeeded(hear: () => void): () => void {
  hearers.add(hear)
  return () => hearers.delete(hear)
}
