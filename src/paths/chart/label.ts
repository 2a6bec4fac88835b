import { plain } from './plain'
import type { Json } from '../model'
import type { Move } from './situation'

const longest = 70

function words(type: string): string {
  const spaced = type
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_.-]+/g, ' ')
    .toLowerCase()
    .trim()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** A short form of a value: fields by name, long lists by length. */
export function brief(value: Json): string {
  if (typeof value === 'string') return `"${value}"`
  if (Array.isArray(value))
    return value.length > 3 ? `${value.length} items` : `[${value.map(brief).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([key, item]) => `${key} ${brief(item as Json)}`)
    return parts.join(', ')
  }
  return String(value)
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

/** Milliseconds in readable form: `400 ms`, `1.5 s`, `2 min`. */
export function duration(ms: number): string {
  if (ms < 1000) return `${ms} ms`
  if (ms < 120_000) return `${Math.round(ms / 100) / 10} s`
  return `${Math.round(ms / 6000) / 10} min`
}

function timerName(id: string): string {
  return /^xstate\.after\.([^.]+)\./.exec(id)?.[1] ?? id
}

/** One line for a tester: what to do, or what happens. */
export function labelOf(move: Move): string {
  const {
    type,
    output,
    error,
    actorId: _,
    ...payload
  } = move.event as { type: string } & Record<string, unknown>
  const details = Object.keys(payload).length > 0 ? `: ${cut(brief(plain(payload)))}` : ''
  switch (move.kind) {
    case 'start':
      return `Start: ${type}`
    case 'gesture':
      return `${words(type)}${details}`
    case 'signal':
      return `Signal ${words(type).toLowerCase()}${details}`
    case 'outcome': {
      const done = type.startsWith('xstate.done.')
      const value = done ? output : error
      const what = value === undefined ? '' : `: ${cut(brief(plain(value)))}`
      return `${move.actorId ?? 'actor'} ${done ? 'answers' : 'fails'}${what}`
    }
    case 'time':
      return `Wait ${duration(move.wait)} (${timerName(move.timer ?? type)})`
  }
}
