import { limitPeriods, limitProblem, limitText, type LimitPeriod } from '../play-limits/limit'

/** What is typed, by period; empty where no limit is wanted. */
export type TypedLimits = Readonly<Record<LimitPeriod, string>>

export const nothingTyped: TypedLimits = { day: '', week: '', month: '' }

/** The first field to correct; the first of all where nothing is typed. Null if the form can be sent. */
export function wrongPeriod(typed: TypedLimits, currency: string): LimitPeriod | null {
  const asked = limitPeriods.filter((period) => typed[period] !== '')
  if (asked.length === 0) return 'day'
  return asked.find((period) => limitProblem('deposit', typed[period], currency) !== null) ?? null
}

/** The limits that are wanted, as they are sent. */
export const wantedLimits = (typed: TypedLimits, currency: string) =>
  limitPeriods.flatMap((period) =>
    typed[period] === '' ? [] : [{ period, value: limitText('deposit', typed[period], currency) }],
  )
