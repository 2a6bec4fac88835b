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

/** Money, or of time whole minutes. */
export type LimitValue = Money | number

/** A limit as the platform keeps it; times are milliseconds UTC. */
export interface Limit extends LimitName {
  /** Null where none is set. */
  readonly limit: LimitValue | null
  readonly used: LimitValue
  readonly left: LimitValue | null
  /** When something is left again; null while something is. */
  readonly until: number | null
  /** What it is to become, null for none, and from when the player may say yes to it. */
  readonly next: { readonly limit: LimitValue | null; readonly from: number } | null
}

export interface Limits {
  readonly currency: string
  /** How long raising or removing waits, hours. */
  readonly waitHours: number
  readonly list: readonly Limit[]
}

export type LimitProblem = 'required' | 'too-much'

/** Most minutes of a limit: those of a month. */
const mostMinutes = 31 * 24 * 60

/** What the field lets in: an amount, or minutes. */
export const typedLimit = (kind: LimitKind, typed: string, currency: string): string =>
  kind === 'time' ? digits(typed, 5) : typedAmount(typed, currency)

/** What is wrong with a typed limit; null if nothing is. */
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

/** The limit of a name; undefined if the platform does not tell it. */
export const limitOf = (limits: Limits | null, name: LimitName | null): Limit | undefined =>
  limits?.list.find(({ kind, period }) => kind === name?.kind && period === name.period)
