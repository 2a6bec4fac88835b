import { limitPeriods, limitProblem, limitText, type LimitPeriod } from '../play-limits/limit'

/** Typed values by period; empty means no limit. */
export type TypedLimits = Readonly<Record<LimitPeriod, string>>

export const nothingTyped: TypedLimits = { day: '', week: '', month: '' }

/** The first field to correct; the very first if none is filled in. Null if the form can be sent. */
export function wrongPeriod(typed: TypedLimits, currency: string): LimitPeriod | null {
  const asked = limitPeriods.filter((period) => typed[period] !== '')
  if (asked.length === 0) return 'day'
  return asked.find((period) => limitProblem('deposit', typed[period], currency) !== null) ?? null
}

/** The limits set, as sent. */
export const wantedLimits = (typed: TypedLimits, currency: string) =>
  limitPeriods.flatMap((period) =>
    typed[period] === '' ? [] : [{ period, value: limitText('deposit', typed[period], currency) }],
  )
