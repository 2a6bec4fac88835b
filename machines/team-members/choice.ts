import type { Destination } from '../shared/effects'

/** What the list of a team shows: the choice that stands in its address (AGENT-21). */

export const teamPage = '/m/member/team'

/** How far down: one level below whoever is opened, or 0 for every level. */
export const levels = [1, 2, 3, 0] as const
export type Level = (typeof levels)[number]

export interface TeamChoice {
  /** Whose people show; null is one's own. */
  readonly under: string | null
  readonly level: Level
  /** Part of a name. */
  readonly search: string
}

/** What the screen lets somebody do with a member is decided by this much of him. */
export interface Person {
  readonly userName: string
  readonly agent: boolean
  /** He stands directly below the agent who looks: money and rates may be sent down. */
  readonly direct: boolean
}

const nameShape = /^\w{1,32}$/

export const searchText = (typed: string): string => typed.slice(0, 32)

/** Reads an address's query; never throws, whatever somebody has typed there. */
export function choiceOf(query: Readonly<Record<string, string | undefined>>): TeamChoice {
  const under = query['under']
  return {
    under: under !== undefined && nameShape.test(under) ? under : null,
    level: levels.find((level) => String(level) === query['level']) ?? 1,
    search: searchText(query['search'] ?? '').trim(),
  }
}

/** Two choices with the same key show the same. */
export function keyOf({ under, level, search }: TeamChoice): string {
  return `${under ?? ''} ${level} ${search.toLowerCase()}`
}

/** The list's own address with a choice in it. Walking down is a step that Back takes again; the rest is none. */
export function addressOf({ under, level, search }: TeamChoice, step: boolean): Destination {
  return {
    to: teamPage,
    query: {
      ...(under === null ? {} : { under }),
      ...(level === 1 ? {} : { level: String(level) }),
      ...(search === '' ? {} : { search }),
    },
    replace: !step,
  }
}
