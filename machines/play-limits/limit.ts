import { amountProblem, typedAmount, typedMoney } from '../shared/amount'
import { digits } from '../shared/fields'
import { moneyText, type Money } from '../shared/money'

/** What a player may limit, over which periods: the last 24 hours, the last 7 days, the calendar month. */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitKind = (typeof limitKinds)[number]
export type LimitPeriod = (typeof limitPeriods)[number]

export interface LimitName {
  readonly kind: LimitKind
  readonly period: LimitPeriod
}

/** Money or, for time, whole minutes. */
export type LimitValue = Money | number

/** A limit as stored by the platform; times are milliseconds UTC. */
export interface Limit extends LimitName {
  /** Null if none is set. */
  readonly limit: LimitValue | null
  readonly used: LimitValue
  readonly left: LimitValue | null
  /** When some of it becomes available again; null while some is left. */
  readonly until: number | null
  /** The pending new value, null for none, and the earliest time to confirm it. */
  readonly next: { readonly limit: LimitValue | null; readonly from: number } | null
}

export interface Limits {
  readonly currency: string
  /** Waiting period for raising or removing, hours. */
  readonly waitHours: number
  readonly list: readonly Limit[]
}

export type LimitProblem = 'required' | 'too-much'

/** Maximum minutes of a limit: a month. */
const mostMinutes = 31 * 24 * 60

/** What the field accepts: an amount, or minutes. */
export const typedLimit = (kind: LimitKind, typed: string, currency: string): string =>
  kind === 'time' ? digits(typed, 5) : typedAmount(typed, currency)

/** A typed limit's problem; null if there is none. */
export function limitProblem(kind: LimitKind, typed: string, currency: string): LimitProblem | null {
  if (kind !== 'time')
    return amountProblem(typed, currency, { min: null, max: null, available: null }) ? 'required' : null
  const minutes = Number(typed)
  if (minutes < 1) return 'required'
  return minutes > mostMinutes ? 'too-much' : null
}

/** A typed limit as it is sent: decimal text, or whole minutes. */
export const limitText = (kind: LimitKind, typed: string, currency: string): string =>
  kind === 'time' ? String(Number(typed)) : moneyText(typedMoney(typed, currency))

/** Finds a limit by name; undefined if the platform does not report it. */
export const limitOf = (limits: Limits | null, name: LimitName | null): Limit | undefined =>
  limits?.list.find(({ kind, period }) => kind === name?.kind && period === name.period)
