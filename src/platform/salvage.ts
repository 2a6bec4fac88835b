import * as v from 'valibot'
import { unreadable, unreadableAmount, unreadableFigure } from './money'

/**
 * Reads an answer that deviates slightly from the contract. Gateways evolve: a wrong value costs the field or
 * the row it is in, never a screen. Fetched only when an answer does not match, so that good answers cost
 * nothing.
 *
 * - A number where text is expected, or vice versa, is converted.
 * - An unknown value counts as missing, as null, or as `other`, where the contract allows one of these.
 * - Otherwise the row is dropped; if there is no row, or none would be left, the answer as a whole is wrong.
 *
 * Money is never guessed: a display-only amount is shown as unreadable, any other drops its row.
 */

interface Salvaged<Value> {
  /** Undefined when nothing could be saved. */
  readonly value?: Value
  /** Where the answer was wrong, `games[].flag`: field names only, never their values. */
  readonly fields: readonly string[]
  /** A row with an unreadable amount was dropped. */
  readonly isMoneyLost: boolean
}

type Issue = v.BaseIssue<unknown>
type Holder = Record<string | number, unknown>
type Keys = readonly (string | number)[]

/**
 * More attempts than kinds of repair: each round tries the next repair on every field that is still wrong.
 */
const rounds = 12

const retyped = (expected: string, found: unknown): unknown => {
  if (expected === 'string' && (typeof found === 'number' || typeof found === 'boolean')) {
    return typeof found === 'boolean' ? String(Number(found)) : String(found)
  }
  if (expected === 'number' && typeof found === 'string' && /^-?\d+(\.\d+)?$/.test(found))
    return Number(found)
  if (expected === 'boolean' && /^(0|1|true|false)$/.test(String(found))) {
    return found === 1 || found === '1' || found === 'true'
  }
  return undefined
}

/** Substitutes for a field, in the order in which they are tried; `null` omits it. */
const repairs: readonly ((issue: Issue, found: unknown) => { readonly value: unknown } | null | undefined)[] =
  [
    ({ expected }, found) => {
      const value = retyped(expected ?? '', found)
      return value === undefined ? undefined : { value }
    },
    ({ expected }) => (expected?.includes('"other"') ? { value: 'other' } : undefined),
    (_, found) => (found === undefined ? undefined : null),
    () => ({ value: null }),
  ]

/** The object or list that holds the last key; undefined if the answer is not that deep. */
function holderOf(root: Holder, keys: Keys): Holder | undefined {
  let at: unknown = root
  for (const key of keys.slice(0, -1)) {
    if (typeof at !== 'object' || at === null) return undefined
    at = (at as Holder)[key]
  }
  return typeof at === 'object' && at !== null ? (at as Holder) : undefined
}

/** The parts of a schema relevant to a value: the wrapped schema, each option, the first of a pipe. */
interface Parts {
  readonly wrapped?: v.GenericSchema
  readonly pipe?: readonly [v.GenericSchema]
  readonly options?: readonly v.GenericSchema[]
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
  readonly item?: v.GenericSchema
  readonly value?: v.GenericSchema
}

const plainOf = (schema: v.GenericSchema): readonly Parts[] => {
  const { wrapped, pipe, options, ...own } = schema as Parts
  const inner = wrapped ? [wrapped] : typeof options?.[0] === 'object' ? options : []
  // A pipe has its first schema's properties, and lists itself first.
  const first = pipe && pipe[0] !== schema && !own.entries && !own.item ? [pipe[0]] : []
  return [own, ...[...inner, ...first].flatMap(plainOf)]
}

/**
 * Field names from the contract; a dictionary's key, which may be anything, in braces: `whitelabel.{MAYA}`.
 */
function nameOf(schema: v.GenericSchema, keys: Keys): string {
  let name = ''
  let at: readonly v.GenericSchema[] = [schema]
  for (const key of keys) {
    const parts = at.flatMap(plainOf)
    if (typeof key === 'number') {
      name += '[]'
      at = parts.flatMap(({ item }) => item ?? [])
      continue
    }
    const known = parts.flatMap(({ entries }) =>
      entries && Object.hasOwn(entries, key) ? entries[key]! : [],
    )
    name += `${name && '.'}${known.length > 0 ? key : `{${key}}`}`
    at = known.length > 0 ? known : parts.flatMap(({ value }) => value ?? [])
  }
  return name
}

/** Tries the next repair on one field. False when there is none left. */
function mend(root: Holder, keys: Keys, issue: Issue, tried: Map<string, number>): boolean {
  const place = JSON.stringify(keys)
  const holder = holderOf(root, keys)
  const key = keys.at(-1)
  // It was dropped along with its parent.
  if (!holder) return true
  if (key === undefined || Array.isArray(holder) || issue.message === unreadableAmount) return false
  // The answer is a single value: its type may be converted, but there is no substitute for it.
  if (keys.length < 2) {
    const value = tried.has(place) ? undefined : retyped(issue.expected ?? '', holder[key])
    tried.set(place, 1)
    if (value !== undefined) holder[key] = value
    return value !== undefined
  }
  if (issue.message === unreadableFigure) {
    holder[key] = unreadable
    return true
  }
  for (let at = tried.get(place) ?? 0; at < repairs.length; at++) {
    tried.set(place, at + 1)
    const repair = repairs[at]?.(issue, holder[key])
    if (repair === undefined) continue
    if (repair) holder[key] = repair.value
    else delete holder[key]
    return true
  }
  return false
}

/** Drops a field's parent, once: a dictionary entry, or a block that the contract makes optional. */
function leaveOut(root: Holder, keys: Keys, tried: Map<string, number>): boolean {
  const place = JSON.stringify(keys)
  const holder = holderOf(root, keys)
  const key = keys.at(-1)
  if (!holder || key === undefined || keys.length < 2 || (tried.get(place) ?? 0) > 0) return false
  // No substitute is allowed.
  tried.set(place, repairs.length)
  delete holder[key]
  return true
}

/** Removes the rows at these places, last first. False if a list would be left without rows. */
function dropRows(root: Holder, rows: readonly Keys[]): boolean {
  const last = (keys: Keys) => Number(keys.at(-1))
  const unique = [...new Map(rows.map((keys) => [JSON.stringify(keys), keys])).values()]
  for (const keys of unique.sort((a, b) => b.length - a.length || last(b) - last(a))) {
    const list = holderOf(root, keys)
    if (!Array.isArray(list)) continue
    list.splice(last(keys), 1)
    if (list.length === 0) return false
  }
  return true
}

/**
 * Whether any of the answer survives in the result: with everything left out, it would be a different answer.
 */
const isKept = (names: readonly string[], value: unknown): boolean =>
  typeof value !== 'object' || value === null || Array.isArray(value) || names.some((name) => name in value)

/** Parses `answer` with `schema`, repairing it where possible. */
export function salvage<S extends v.GenericSchema>(schema: S, answer: unknown): Salvaged<v.InferOutput<S>> {
  const root: Holder = { value: answer }
  const names = Object.keys(answer ?? {})
  const whole = v.object({ value: schema })
  const fields = new Set<string>()
  const tried = new Map<string, number>()
  let isMoneyLost = false
  for (let round = 0; round < rounds; round++) {
    const result = v.safeParse(whole, root)
    if (result.success) {
      const { value } = result.output as { value: v.InferOutput<S> }
      const isSaved = fields.size === 0 || isKept(names, value)
      return { ...(isSaved ? { value } : {}), fields: [...fields], isMoneyLost }
    }
    const rows: Keys[] = []
    for (const issue of result.issues) {
      const keys = (issue.path ?? []).map(({ key }) => key as string | number)
      fields.add(nameOf(schema, keys.slice(1)))
      if (mend(root, keys, issue, tried)) continue
      const row = keys.map((key) => typeof key === 'number').lastIndexOf(true)
      if (row === -1) {
        if (leaveOut(root, keys.slice(0, -1), tried)) continue
        return { fields: [...fields], isMoneyLost }
      }
      isMoneyLost ||= issue.message === unreadableAmount
      rows.push(keys.slice(0, row + 1))
    }
    if (rows.length > 0) {
      // The indices have shifted.
      tried.clear()
      if (!dropRows(root, rows)) break
    }
  }
  return { fields: [...fields], isMoneyLost }
}

/** The same for a whole answer with its envelope; undefined if the platform did not report success. */
export function salvageEnvelope<S extends v.GenericSchema>(
  schema: S,
  answer: unknown,
): Salvaged<v.InferOutput<S>> | undefined {
  const accepted = v.safeParse(v.looseObject({ success: v.literal(true), value: v.any() }), answer)
  return accepted.success ? salvage(schema, accepted.output.value) : undefined
}
