import type { Json } from './model'

/** Ids that xstate invents (`x:12`) differ from run to run, so they all read the same. */
const inventedId = /^x:\d+$/

/** An actor's id as the oracle shows it. */
export function actorName(id: string): string {
  return inventedId.test(id) ? 'anonymous' : id
}

function isActor(value: object): value is { id: string } {
  return 'sessionId' in value && 'send' in value && 'getSnapshot' in value
}

/** `above` is one list for the whole walk: what a value is inside of stands in it while that value is read. */
function plainObject(value: object, above: object[]): Json {
  if (isActor(value)) return { actor: actorName(value.id) }
  if (above.includes(value)) return '(circular)'
  above.push(value)
  const made = plainInside(value, above)
  above.pop()
  return made
}

function plainInside(value: object, inside: object[]): Json {
  if (Array.isArray(value)) return value.map((item: unknown) => plainAt(item, inside))
  if (value instanceof Date) return value.toJSON()
  if (value instanceof Map) return { map: [...value].map((pair) => plainAt(pair, inside)) }
  if (value instanceof Set) return { set: [...value].map((item) => plainAt(item, inside)) }
  if (value instanceof Error) return { error: value.name, message: value.message }
  const result: Record<string, Json> = {}
  for (const [key, item] of Object.entries(value)) {
    if (item !== undefined) result[key] = plainAt(item, inside)
  }
  return result
}

function plainAt(value: unknown, above: object[]): Json {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value
    case 'number':
      return Number.isFinite(value) ? value : String(value)
    case 'bigint':
      return `${value}n`
    case 'function':
      return '(function)'
    case 'object':
      return value === null ? null : plainObject(value, above)
    default:
      return null
  }
}

/** Any value as JSON that two runs can be compared by: actors by id, no `undefined`, no cycles. Never throws on plain data. */
export function plain(value: unknown): Json {
  return plainAt(value, [])
}

function isRecord(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Where two values differ, one line each: `context.user.name: expected "a", got "b"`. Empty when equal. */
export function differences(expected: Json | undefined, actual: Json | undefined, at: string): string[] {
  return same(expected, actual) ? [] : differencesIn(expected, actual, at)
}

/** Whether two values are alike; most are, and then nothing has to be named. */
function same(a: Json | undefined, b: Json | undefined): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item: Json, i) => same(item, b[i] as Json))
  }
  if (!isRecord(a) || !isRecord(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]))
}

function differencesIn(expected: Json | undefined, actual: Json | undefined, at: string): string[] {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const length = Math.max(expected.length, actual.length)
    return Array.from({ length }, (_, i) => differences(expected[i], actual[i], `${at}[${i}]`)).flat()
  }
  if (isRecord(expected) && isRecord(actual)) {
    const keys = [...new Set([...Object.keys(expected), ...Object.keys(actual)])]
    return keys.flatMap((key) => differences(expected[key], actual[key], `${at}.${key}`))
  }
  if (Object.is(expected, actual)) return []
  return [`${at}: expected ${show(expected)}, got ${show(actual)}`]
}

function show(value: Json | undefined): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}
