import type { GenericSchema } from 'valibot'
import { amountText, figure, money } from '../../platform/money'
import { accountType, flag, gameCategory, instant, requestId, whole } from '../../platform/shapes'

/** The parts of a valibot schema needed here. */
export interface Inside {
  readonly kind: string
  readonly type: string
  readonly entries?: Readonly<Record<string, Inside>>
  readonly wrapped?: Inside
  readonly default?: unknown
  readonly item?: Inside
  readonly value?: Inside
  readonly literal?: unknown
  readonly options?: readonly unknown[]
  readonly pipe?: readonly Inside[]
  readonly requirement?: unknown
}

export const inside = (schema: GenericSchema): Inside => schema as unknown as Inside

/** One field as it is on the wire. */
interface FieldRow {
  /** `list[].amount`; empty for a value that is not an object. */
  readonly path: string
  /** The permitted values, with every constraint. */
  readonly type: string
}

/** Shapes shared by many calls, printed by name; each is written out once on the page. */
export const named: readonly (readonly [name: string, schema: Inside, says: string])[] = [
  [
    'amount',
    inside(money),
    "Decimal text in the answer's `currency`, `12480.50`. It decides something, and is never guessed.",
  ],
  [
    'figure',
    inside(figure),
    'Decimal text that is only shown, in records and reports; `?` where the platform cannot tell.',
  ],
  ['sent amount', inside(amountText), 'Decimal text in a request, in the currency of the account.'],
  ['time', inside(instant), 'Milliseconds since 1970, UTC.'],
  ['whole number', inside(whole), 'Digits; in a query they are text.'],
  ['key', inside(requestId), 'One per intent; see Keys. This app sends 32 hexadecimal digits.'],
  ['category', inside(gameCategory), 'A category of games.'],
  [
    'account type',
    inside(accountType),
    '0 member, 4 free trial, 40 trial of the agent side, anything else an agent.',
  ],
  ['0 or 1', inside(flag), 'As text.'],
]

const count = (requirement: unknown, of: string) => `${String(requirement)} ${of}`

/** A constraint in words; throws for an unknown kind, so that nothing is lost in printing. */
export function constraint(one: Inside, of: string): string {
  const { requirement } = one
  switch (one.type) {
    case 'regex':
      return `matching \`${String(requirement)}\``
    case 'min_length':
      return `at least ${count(requirement, of)}`
    case 'max_length':
      return `at most ${count(requirement, of)}`
    case 'length':
      return `exactly ${count(requirement, of)}`
    case 'integer':
      return 'whole'
    case 'min_value':
      return `≥ ${String(requirement)}`
    case 'max_value':
      return `≤ ${String(requirement)}`
    case 'trim':
      return 'spaces around it do not count'
    default:
      throw new Error(`docs/wire: no words for the constraint ${one.type}`)
  }
}

const unitOf = (type: string) => (type === 'array' ? 'entries' : 'characters')

function bare(schema: Inside): string {
  switch (schema.type) {
    case 'string':
      return 'text'
    case 'array':
      return 'list'
    case 'literal':
      return `\`${JSON.stringify(schema.literal)}\``
    case 'picklist':
      return (schema.options ?? []).map((option) => `\`${String(option)}\``).join(' ')
    case 'union':
    case 'variant':
      return (schema.options as readonly Inside[]).map((one) => typeOf(one)).join(' or ')
    case 'record':
      return 'names with values'
    default:
      return schema.type
  }
}

/** The base of a pipe and its further constraints, without the app's transformations. */
function demands(schema: Inside): { base: Inside; also: readonly Inside[] } {
  const [base = schema, ...steps] = schema.pipe ?? []
  if (base === schema || !base.pipe) return { base, also: steps.filter(({ type }) => type !== 'transform') }
  const inner = demands(base)
  return { base: inner.base, also: [...inner.also, ...steps.filter(({ type }) => type !== 'transform')] }
}

/** A schema as a type with its constraints: `text, at least 8 characters`. */
export function typeOf(schema: Inside, byName = true): string {
  const shared = byName ? named.find(([, one]) => one === schema)?.[0] : undefined
  if (shared) return shared
  if (schema.type === 'nullable' && schema.wrapped) return `${typeOf(schema.wrapped)} or null`
  if (schema.type === 'optional' && schema.wrapped) {
    const { default: standIn } = schema
    // Known only at run time: one field so far, the currency.
    const told = typeof standIn === 'function' ? 'the operator’s' : `\`${JSON.stringify(standIn)}\``
    const missing = standIn === undefined ? '' : `: reads as ${told}`
    return `${typeOf(schema.wrapped)}; may be missing${missing}`
  }
  const { base, also } = demands(schema)
  const type = base === schema ? bare(schema) : typeOf(base)
  const steps = also.filter((one) => one.kind !== 'schema').map((one) => constraint(one, unitOf(base.type)))
  return [type, ...steps].join(', ')
}

/** The schema inside any wrappers. */
function unwrapped(schema: Inside): Inside {
  if (schema.wrapped) return unwrapped(schema.wrapped)
  const { base } = demands(schema)
  return base === schema ? schema : unwrapped(base)
}

/** Every field below a schema, parents first. */
export function rowsOf(schema: Inside, path = ''): readonly FieldRow[] {
  const core = unwrapped(schema)
  const own =
    path !== '' || core.type !== 'object' || schema.type === 'nullable'
      ? [{ path, type: typeOf(schema) }]
      : []
  const join = (name: string) => (path === '' ? name : `${path}.${name}`)
  const below = (): readonly FieldRow[] => {
    switch (core.type) {
      case 'object':
        return Object.entries(core.entries ?? {}).flatMap(([name, one]) => rowsOf(one, join(name)))
      case 'array':
        return core.item ? entriesOf(core.item, `${path}[]`) : []
      case 'record':
        return core.value ? rowsOf(core.value, join('*')) : []
      case 'union':
      case 'variant': {
        const objects = (core.options as readonly Inside[]).filter((one) => unwrapped(one).type === 'object')
        return merged(objects.flatMap((one) => rowsOf(one, path)).filter((row) => row.path !== path))
      }
      default:
        return []
    }
  }
  return [...own, ...below()]
}

/** A list's entries; plain objects are replaced by their fields, as "object" says nothing. */
function entriesOf(item: Inside, path: string): readonly FieldRow[] {
  return rowsOf(item, path).filter((row) => row.path !== path || row.type !== 'object')
}

/** Fields of several alternatives side by side: one row each, with every type it may have. */
function merged(rows: readonly FieldRow[]): readonly FieldRow[] {
  const types = new Map<string, Set<string>>()
  for (const { path, type } of rows) types.set(path, (types.get(path) ?? new Set()).add(type))
  return [...types].map(([path, all]) => ({ path, type: [...all].join(' or ') }))
}
