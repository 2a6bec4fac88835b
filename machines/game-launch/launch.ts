import type { Role } from '../session/session'
import type { Destination } from '../shared/effects'

/** What was tapped: a game of a list, a match, or a vendor entry. */
export interface LaunchTarget {
  readonly category: string
  readonly vendor: string
  readonly gameId?: string
  readonly nodeId?: string
  readonly roomId?: string
  /** Of list items: 0 means free play is supported (LAUNCH-09). */
  readonly supportPlay?: number
  /** Of vendor entries: 1 means free play is supported (LAUNCH-10). */
  readonly freeplay?: number
  readonly code?: string
  /** Of a lottery, as its list names it; holds `Entertainment` for that play type (LAUNCH-05). */
  readonly lottoMode?: string
}

export interface LaunchInput {
  readonly target: LaunchTarget
  readonly role: Role
  /** Vendors whose games open like a web app (rulings: LAUNCH-12). */
  readonly webAppVendors: readonly string[]
  /** Prize mode of the lottery: `Lott` or `Elott` (LOTT-01..03). */
  readonly prizeMode: string
  /** The lotto mode as the platform names it; holds `Entertainment` for that play type (LAUNCH-05). */
  readonly lottoMode: string
  /** Own path the player was on: where the game's back control and the login return to. */
  readonly from: string
}

export function isLotteryPlay(target: LaunchTarget): boolean {
  return target.vendor === 'LOTT' || target.vendor === 'ELOTT'
}

export function supportsFreePlay(target: LaunchTarget): boolean {
  return target.supportPlay === 0 || target.freeplay === 1
}

/** The launch screen for a lottery (LAUNCH-11). */
export function lotteryPage(input: LaunchInput, mode: Record<string, string>): Destination {
  const { vendor, code } = input.target
  return {
    to: '/m/launchGame',
    query: { vendor, ...mode, ...(code ? { code } : {}), pageBack: input.from },
  }
}

/** The game list of a category, of one vendor where given (rulings: LAUNCH-12). */
export function categoryPage(gameType: string, vassalage?: string): Destination {
  return { to: '/m/gameList', query: { gameType, ...(vassalage ? { vassalage } : {}) } }
}

/** The launch screen for a game (LAUNCH-08). */
export function gamePage({ target, from }: LaunchInput): Destination {
  const { category, vendor, gameId, nodeId, roomId } = target
  return {
    to: '/m/launchGame',
    query: {
      gameCategory: category,
      vendor,
      ...(gameId ? { gameId } : {}),
      ...(nodeId ? { nodeId } : {}),
      ...(roomId ? { roomId } : {}),
      freePlay: supportsFreePlay(target) ? '1' : '0',
      pageBack: from,
    },
  }
}
