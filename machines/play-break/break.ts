/** How long a break may last: a time-out in days, a self-exclusion in months, null for good. */
export type BreakLength =
  | { readonly kind: 'time-out'; readonly days: number }
  | { readonly kind: 'self-exclusion'; readonly months: number | null }

/** A break as the platform tells it; times are milliseconds UTC. */
export interface PlayBreak {
  /** `operator`: the operator has closed the account for play. */
  readonly kind: 'none' | 'time-out' | 'self-exclusion' | 'operator'
  /** Null where it has no end, and where there is no break. */
  readonly until: number | null
  /** Its end has come, and the player has not asked to come back yet. */
  readonly over: boolean
  /** When play opens again after they have asked. */
  readonly opensAt: number | null
  /** How long coming back from a self-exclusion waits, hours. */
  readonly waitHours: number
}

/** What the screen offers: one day to six weeks, and six months to for good. */
export const breakLengths: readonly BreakLength[] = [
  ...[1, 7, 14, 28, 42].map((days) => ({ kind: 'time-out', days }) as const),
  ...[6, 12, 36, 60, null].map((months) => ({ kind: 'self-exclusion', months }) as const),
]

/** Names a length, for lists and comparison. */
export const lengthKey = (length: BreakLength): string =>
  length.kind === 'time-out' ? `${length.days}d` : `${length.months ?? 'ever'}m`

/** When a break ends by itself, or may be ended; never, where it is for good or may be ended now. */
export const endOf = (now: PlayBreak | null): number =>
  (now?.over === false ? (now.opensAt ?? now.until) : null) ?? Number.MAX_SAFE_INTEGER
