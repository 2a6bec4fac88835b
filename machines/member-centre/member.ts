import { type Path } from '../shared/address'
import * as paths from '../shared/paths'

/** The member centre's data about a signed-in player. */

/** Member info (MEMBER-34). */
export interface MemberInfo {
  readonly id: string
  readonly account: string
  readonly userName: string
  readonly type: number
  /** Registration, milliseconds UTC. */
  readonly regDate: number
  readonly vipLabel: string | null
  /** There is an upline to transfer to. */
  readonly toUpline: boolean
}

export interface Club {
  /** VIP benefits are switched on. */
  readonly enabled: boolean
  /** Percentage of the way to the next level. */
  readonly progress: number
}

export interface MemberFacts {
  readonly info: MemberInfo
  /** Address of the picture the member chose; null if not known. */
  readonly picture: string | null
  /** Null if the club could not be loaded. */
  readonly club: Club | null
  /** Unread messages; null if they could not be counted. */
  readonly unread: number | null
}

const day = 86_400_000

/** Whole days since the registration: 0 on the first day, in any time zone, and never negative (MEMBER-09). */
export function daysSince(regDate: number, now: number): number {
  return Math.max(0, Math.floor((now - regDate) / day))
}

/** Lit bulbs of the VIP ring, out of twenty. */
export const ringBulbs = 20
export function litBulbs({ progress }: Club): number {
  return Math.min(ringBulbs, Math.max(0, Math.floor((progress / 100) * ringBulbs + 1e-9)))
}

/** Where the block with the name leads: the VIP room, or member home if there is none (MEMBER-10, ROUTE-18). */
export function profileTarget(club: Club | null): Path {
  return club?.enabled === true ? paths.benefits : paths.memberHome
}
