import * as v from 'valibot'
import { unreadable, unreadableAmount, unreadableFigure } from './money'

/**
 * Reads an answer that is not quite as the contract has it. A gateway grows: what is wrong costs the field or the row in
 * which it stands, never a screen. Fetched only when an answer does not match, so that a good one costs nothing.
 *
 * - A number where text is meant, or the other way round, is read as what it says.
 * - What is not understood is taken for missing, for null, or for `other`, where the contract knows one of these.
 * - Otherwise the row goes; without a row around it, or when no row is left, the answer is wrong as a whole.
 *
 * Money is never guessed: an amount that is only shown is shown as unreadable, any other takes its row along.
 */

interface Salvaged<Value> {
  /** Undefined when nothing could be saved. */
  readonly value?: Value
  /** Where the answer was wrong, `games[].flag`: names of fields only, never what stood in them. */
  readonly fields: readonly string[]
  /** A row with an amount that could not be read is missing. */
  readonly isMoneyLost: boolean
}

type Issue = v.BaseIssue<unknown>
type Holder = Record<string | number, unknown>
type Keys = readonly (string | number)[]

/** More attempts than kinds of repair: each round tries the next one on every field that is still wrong. */
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

/** What may stand in for a field, in the order in which it is tried; `null` leaves it out. */
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

/** The object or list in which the last key stands; undefined where the answer does not go that deep. */
function holderOf(root: Holder, keys: Keys): Holder | undefined {
  let at: unknown = root
  for (const key of keys.slice(0, -1)) {
    if (typeof at !== 'object' || at === null) return undefined
    at = (at as Holder)[key]
  }
  return typeof at === 'object' && at !== null ? (at as Holder) : undefined
}

/** The parts of a schema that a value has to do with: what is wrapped, each choice, the first of a pipe. */
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
  // A pipe has what its first schema has, and itself as the first.
  const first = pipe && pipe[0] !== schema && !own.entries && !own.item ? [pipe[0]] : []
  return [own, ...[...inner, ...first].flatMap(plainOf)]
}

/** Names of the contract; the key of a dictionary, which may be anything, in braces: `whitelabel.{MAYA}`. */
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
  // It went with what was around it.
  if (!holder) return true
  if (key === undefined || Array.isArray(holder) || issue.message === unreadableAmount) return false
  // An answer that is one value: it may be said in another type, and nothing stands in for it.
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

/** Leaves out what surrounds a field, once: an entry of a dictionary, or a block that the contract can do without. */
function leaveOut(root: Holder, keys: Keys, tried: Map<string, number>): boolean {
  const place = JSON.stringify(keys)
  const holder = holderOf(root, keys)
  const key = keys.at(-1)
  if (!holder || key === undefined || keys.length < 2 || (tried.get(place) ?? 0) > 0) return false
  // Nothing may stand in for it.
  tried.set(place, repairs.length)
  delete holder[key]
  return true
}

/** Takes out the rows at these places, the last ones first. False when a list would have no row left. */
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

/** Whether anything of an answer is in what was made of it: all of it left out would be another answer altogether. */
const isKept = (names: readonly string[], value: unknown): boolean =>
  typeof value !== 'object' || value === null || Array.isArray(value) || names.some((name) => name in value)

/** Reads `answer` by `schema`, changing it where that helps. */
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

/** The same for a whole answer with its envelope; undefined when the platform did not say yes. */
export function salvageEnvelope<S extends v.GenericSchema>(
  schema: S,
  answer: unknown,
): Salvaged<v.InferOutput<S>> | undefined {
  const accepted = v.safeParse(v.looseObject({ success: v.literal(true), value: v.any() }), answer)
  return accepted.success ? salvage(schema, accepted.output.value) : undefined
}
