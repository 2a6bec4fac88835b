import type { Destination } from '../shared/effects'
import { to } from '../shared/address'
import * as paths from '../shared/paths'

/** What a team's list shows: the choice, kept in its address (AGENT-21). */

/** How far down: one level below the opened team, or 0 for every level. */
export const levels = [1, 2, 3, 0] as const
export type Level = (typeof levels)[number]

export interface TeamChoice {
  /** Whose team is shown; null means the agent's own. */
  readonly under: string | null
  readonly level: Level
  /** Part of a name. */
  readonly search: string
}

/** The details of a member that decide what the screen allows. */
export interface Person {
  readonly userName: string
  readonly agent: boolean
  /** They are directly below the agent: money and rates can be sent down. */
  readonly direct: boolean
}

const nameShape = /^\w{1,32}$/

export const searchText = (typed: string): string => typed.slice(0, 32)

/** Reads an address's query; never throws, whatever was typed there. */
export function choiceOf(query: Readonly<Record<string, string | undefined>>): TeamChoice {
  const under = query['under']
  return {
    under: under !== undefined && nameShape.test(under) ? under : null,
    level: levels.find((level) => String(level) === query['level']) ?? 1,
    search: searchText(query['search'] ?? '').trim(),
  }
}

/** Identifies a choice. */
export function keyOf({ under, level, search }: TeamChoice): string {
  return `${under ?? ''} ${level} ${search.toLowerCase()}`
}

/**
 * The list's own address with a choice in it. Walking down a team adds a history entry, so that Back undoes it; other
 * choices do not.
 */
export function addressOf({ under, level, search }: TeamChoice, step: boolean): Destination {
  const query = {
    ...(under === null ? {} : { under }),
    ...(level === 1 ? {} : { level: String(level) }),
    ...(search === '' ? {} : { search }),
  }
  return { ...to(paths.team, query), replace: !step }
}
