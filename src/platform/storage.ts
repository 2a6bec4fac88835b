import * as v from 'valibot'
import { publicCache } from './worker/words'

/**
 * Owns web storage. Every record has a key on this list and a schema; a value that does not match is
 * dropped. Blocked or full storage never breaks a flow: records are then kept in memory, for this page
 * only.
 */

export type Area = 'session' | 'local'

export interface Entry<Schema extends v.GenericSchema> {
  readonly area: Area
  readonly key: string
  readonly schema: Schema
}

/** Declares a record; `key` is permanent and public (docs/wire.md lists them all). */
/* @__NO_SIDE_EFFECTS__ */
export function entry<Schema extends v.GenericSchema>(
  area: Area,
  key: string,
  schema: Schema,
): Entry<Schema> {
  return { area, key, schema }
}

const memory: Record<Area, Map<string, string>> = { session: new Map(), local: new Map() }
let blocked = false
let onBlocked: (() => void) | null = null

/** Calls back once, when storage turns out to be blocked or full. */
export function whenStorageBlocked(listener: () => void): void {
  onBlocked = listener
  if (blocked) listener()
}

function area(name: Area): Storage | null {
  try {
    return name === 'session' ? globalThis.sessionStorage : globalThis.localStorage
  } catch {
    // Where storage is blocked, reading the property itself throws.
    reportBlocked()
    return null
  }
}

function reportBlocked(): void {
  if (blocked) return
  blocked = true
  onBlocked?.()
}

/** Reads a record; null if it is missing, damaged, or of an older shape (it is then removed). */
export function read<Schema extends v.GenericSchema>(
  record: Entry<Schema>,
  suffix = '',
): v.InferOutput<Schema> | null {
  const key = record.key + suffix
  const text = memory[record.area].get(key) ?? area(record.area)?.getItem(key) ?? null
  if (text === null) return null
  try {
    const parsed = v.safeParse(record.schema, JSON.parse(text))
    if (parsed.success) return parsed.output
  } catch {
    // Not JSON: damaged.
  }
  remove(record, suffix)
  return null
}

/** Writes a record; if storage is blocked or full it is kept in memory. */
export function write<Schema extends v.GenericSchema>(
  record: Entry<Schema>,
  value: v.InferInput<Schema>,
  suffix = '',
): void {
  const key = record.key + suffix
  const text = JSON.stringify(value)
  try {
    const store = area(record.area)
    if (!store) throw new Error('no storage')
    store.setItem(key, text)
    memory[record.area].delete(key)
  } catch {
    memory[record.area].set(key, text)
    reportBlocked()
  }
}

export function remove<Schema extends v.GenericSchema>(record: Entry<Schema>, suffix = ''): void {
  memory[record.area].delete(record.key + suffix)
  area(record.area)?.removeItem(record.key + suffix)
}

/** Calls back when another tab writes a local record. Returns an unsubscribe function. */
export function whenWrittenElsewhere(
  record: Entry<v.GenericSchema>,
  suffix: string,
  listener: () => void,
): () => void {
  const look = ({ key, newValue }: StorageEvent) => {
    if (key === record.key + suffix && newValue) listener()
  }
  addEventListener('storage', look)
  return () => removeEventListener('storage', look)
}

/** Empties the service worker's cache of public answers, which reveals the screens a player has opened. */
export function clearPublicAnswers(): void {
  globalThis.caches?.delete(publicCache).catch(() => {})
}

/** Clears the session area (LOGOUT-05). */
export function clearSessionArea(): void {
  memory.session.clear()
  area('session')?.clear()
}
