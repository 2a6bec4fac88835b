import type { Destination } from './effects'
import type * as paths from './paths'

/** The path of an existing screen. */
export type Path = Extract<(typeof paths)[keyof typeof paths], string>

/** Query parameters that screens read, by path; screens missing here read none. */
interface Queries {
  [paths.login]: 'next' | 'side' | 'view'
  [paths.register]: 'code' | 'domain' | 'next'
  [paths.openAccount]: 'way'
  [paths.teamPnl]: 'under'
  [paths.team]: 'under' | 'level' | 'search'
  [paths.agentAnnouncements]: 'types'
  [paths.help]: 'i'
  [paths.helpDetail]: 'i'
  [paths.lottery]: 'prize_mode' | 'view'
  [paths.moreLottery]: 'prize_mode' | 'search'
  [paths.startLottery]: 'code'
  [paths.launchGame]:
    | 'gameCategory'
    | 'vendor'
    | 'gameId'
    | 'nodeId'
    | 'roomId'
    | 'freePlay'
    | 'playType'
    | 'prize_mode'
    | 'code'
    | 'event'
    | 'pageBack'
  [paths.gameList]: 'gameType' | 'tab' | 'vassalage' | 'gameClassify' | 'minBet' | 'gameName' | 'filter'
  [paths.gameLobby]: 'room'
  [paths.promotion]: 'id'
  [paths.accountRecord]: 'types'
  [paths.message]: 'id'
  [paths.responsible]: 'view'
  [paths.securityCenter]: 'view'
}

/** A screen's query values; anyone can type an address, so each may be missing. */
export type QueryOf<To extends Path> = {
  readonly [Name in To extends keyof Queries ? Queries[To] : never]?: string
}

/** A screen and its query values, as taken by the effect `goTo`. */
export function to<To extends Path>(path: To, query: QueryOf<To>): Destination {
  return { to: path, query: query as Record<string, string> }
}

/** Path and query of a destination as one address. */
export function addressOf({ to: path, query }: Destination): string {
  const search = new URLSearchParams(query).toString()
  return search === '' ? path : `${path}?${search}`
}

/** The address of a screen with its query values. */
export function linkTo<To extends Path>(path: To, query: QueryOf<To>): string {
  return addressOf(to(path, query))
}
