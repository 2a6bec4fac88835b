/** Parts of the day, which decide the agent home's greeting and sky (AGENT-01). */
const dayParts = ['morning', 'noon', 'late', 'evening'] as const
export type DayPart = (typeof dayParts)[number]

/** 0 to 10 is morning, 11 to 14 early afternoon, 15 to 18 late afternoon, the rest evening (CONST-59). */
export function partOfDay(hour: number): DayPart {
  if (hour <= 10) return 'morning'
  if (hour <= 14) return 'noon'
  return hour <= 18 ? 'late' : 'evening'
}
