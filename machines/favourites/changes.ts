/**
 * What tapping a heart requests, and how it changes the list on screen before the platform has answered (FAV-01..03).
 */

/** A game as the calls for favourites name it. */
export interface Keepsake {
  readonly nodeId: string
  readonly vendor: string
}

export interface Change extends Keepsake {
  readonly add: boolean
}

/** The list after a change; adding a game twice or removing a missing one changes nothing (FAV-01). */
export function applied(ids: readonly string[], { nodeId, add }: Change): readonly string[] {
  if (ids.includes(nodeId) === add) return ids
  return add ? [nodeId, ...ids] : ids.filter((id) => id !== nodeId)
}

/** The list after several changes, oldest first. */
export function appliedAll(ids: readonly string[], changes: readonly Change[]): readonly string[] {
  return changes.reduce(applied, ids)
}

/** The list after the platform has refused a change. A newer change to the same game takes precedence. */
export function undone(
  ids: readonly string[],
  failed: Change,
  waiting: readonly Change[],
): readonly string[] {
  if (waiting.some(({ nodeId }) => nodeId === failed.nodeId)) return ids
  return applied(ids, { ...failed, add: !failed.add })
}

/**
 * The changes still to be sent, after another tap. The first one is in flight and stays; one undone before it
 * was sent is never sent.
 */
export function queued(changes: readonly Change[], next: Change, underWay: boolean): readonly Change[] {
  const fixed = underWay ? 1 : 0
  const waiting = changes.slice(fixed)
  const rest = waiting.filter(({ nodeId }) => nodeId !== next.nodeId)
  const takenBack = rest.length < waiting.length
  return [...changes.slice(0, fixed), ...rest, ...(takenBack ? [] : [next])]
}
