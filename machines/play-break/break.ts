/** How long a break may last: a time-out in days, a self-exclusion in months, null means permanent. */
export type BreakLength =
  | { readonly kind: 'time-out'; readonly days: number }
  | { readonly kind: 'self-exclusion'; readonly months: number | null }

/** A break as reported by the platform; times are milliseconds UTC. */
export interface PlayBreak {
  /** `operator`: the operator has closed the account for play. */
  readonly kind: 'none' | 'time-out' | 'self-exclusion' | 'operator'
  /** Null if it has no end, or there is no break. */
  readonly until: number | null
  /** It has ended, and the player has not asked to come back yet. */
  readonly over: boolean
  /** When play opens again after they have asked. */
  readonly opensAt: number | null
  /** Waiting period before coming back from a self-exclusion, hours. */
  readonly waitHours: number
}

/** What the screen offers: one day to six weeks, and six months to permanent. */
export const breakLengths: readonly BreakLength[] = [
  ...[1, 7, 14, 28, 42].map((days) => ({ kind: 'time-out', days }) as const),
  ...[6, 12, 36, 60, null].map((months) => ({ kind: 'self-exclusion', months }) as const),
]

/** Names a length, for lists and comparison. */
export const lengthKey = (length: BreakLength): string =>
  length.kind === 'time-out' ? `${length.days}d` : `${length.months ?? 'ever'}m`

/** When a break ends automatically, or may be ended; never, if it is permanent or may be ended now. */
export const endOf = (now: PlayBreak | null): number =>
  (now?.over === false ? (now.opensAt ?? now.until) : null) ?? Number.MAX_SAFE_INTEGER
