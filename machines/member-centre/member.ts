/** What the member centre shows of whoever is signed in. */

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
  /** Per cent of the way to the next level. */
  readonly progress: number
}

export interface MemberFacts {
  readonly info: MemberInfo
  /** Address of the picture that the member chose; null when it is not known. */
  readonly picture: string | null
  /** Null when the club could not be asked. */
  readonly club: Club | null
  /** Unread messages; null when they could not be counted. */
  readonly unread: number | null
}

const day = 86_400_000

/** Whole days since the registration: 0 on the first day, wherever the phone is, and never below (MEMBER-09). */
export function daysSince(regDate: number, now: number): number {
  return Math.max(0, Math.floor((now - regDate) / day))
}

/** Bulbs of the VIP ring that are lit, of twenty. */
export const ringBulbs = 20
export function litBulbs({ progress }: Club): number {
  return Math.min(ringBulbs, Math.max(0, Math.floor((progress / 100) * ringBulbs + 1e-9)))
}

/** Where the block with the name leads: the VIP room, or member home while there is none (MEMBER-10, ROUTE-18). */
export function profileTarget(club: Club | null): string {
  return club?.enabled === true ? '/m/member/benefits' : '/m/member/home'
}
