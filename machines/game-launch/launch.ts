import type { Role } from '../session/session'
import type { Destination } from '../shared/effects'
import { to } from '../shared/address'
import * as paths from '../shared/paths'

/** What was tapped: a game in a list, a match, or a vendor entry. */
export interface LaunchTarget {
  readonly category: string
  readonly vendor: string
  readonly gameId?: string
  readonly nodeId?: string
  readonly roomId?: string
  /** List items: 0 means that a demo is available (LAUNCH-09). */
  readonly supportPlay?: number
  /** Vendor entries: 1 means that a demo is available (LAUNCH-10). */
  readonly freeplay?: number
  readonly code?: string
  /** One match of a sports game (HOT-07). */
  readonly event?: string
  /** The lottery's type as its list names it; contains `Entertainment` for that play type (LAUNCH-05). */
  readonly lottoMode?: string
}

export interface LaunchInput {
  readonly target: LaunchTarget
  readonly role: Role
  /** Vendors whose games open like a web app (rulings: LAUNCH-12). */
  readonly webAppVendors: readonly string[]
  /** Prize mode of the lottery: `Lott` or `Elott` (LOTT-01..03). */
  readonly prizeMode: string
  /** The lottery mode as the platform names it; contains `Entertainment` for that play type (LAUNCH-05). */
  readonly lottoMode: string
  /** Own path the player was on: the game's back control and the login return there. */
  readonly from: string
}

export function supportsFreePlay(target: LaunchTarget): boolean {
  return target.supportPlay === 0 || target.freeplay === 1
}

/** The launch screen for a lottery (LAUNCH-11). */
function lotteryPage(input: LaunchInput, mode: { prize_mode?: string; playType?: string }): Destination {
  const { vendor, code } = input.target
  return to(paths.launchGame, { vendor, ...mode, ...(code ? { code } : {}), pageBack: input.from })
}

/** The game list of a category, of one vendor where given (rulings: LAUNCH-12). */
function categoryPage(gameType: string, vassalage?: string): Destination {
  return to(paths.gameList, { gameType, ...(vassalage ? { vassalage } : {}) })
}

/** The launch screen for a game (LAUNCH-08). */
function gamePage({ target, from }: LaunchInput): Destination {
  const { category, vendor, gameId, nodeId, roomId, event } = target
  return to(paths.launchGame, {
    gameCategory: category,
    vendor,
    ...(gameId ? { gameId } : {}),
    ...(nodeId ? { nodeId } : {}),
    ...(roomId ? { roomId } : {}),
    ...(event ? { event } : {}),
    freePlay: supportsFreePlay(target) ? '1' : '0',
    pageBack: from,
  })
}

/** The rule that fits what was tapped: the first from top to bottom (LAUNCH-02..08). */
type Rule = 'lottery' | 'seaLottery' | 'lotteryPlay' | 'categoryPage' | 'vendorPage' | 'game'
export function ruleOf({ target: { vendor, category, gameId }, webAppVendors }: LaunchInput): Rule {
  if (vendor === 'TCG_LOTTO_VN') return 'lottery'
  if (vendor === 'TCG_SEA') return 'seaLottery'
  if (vendor === 'LOTT' || vendor === 'ELOTT') return 'lotteryPlay'
  if (webAppVendors.includes(vendor)) return 'categoryPage'
  return category === 'RNG' && !gameId ? 'vendorPage' : 'game'
}

const pages: Readonly<Record<Rule, (input: LaunchInput) => Destination>> = {
  lottery: (input) => lotteryPage(input, { prize_mode: input.prizeMode }),
  seaLottery: (input) => lotteryPage(input, { prize_mode: 'SEA' }),
  lotteryPlay: (input) =>
    lotteryPage(input, { playType: input.lottoMode.includes('Entertainment') ? 'ent' : 'trad' }),
  categoryPage: ({ target }) => categoryPage(target.category),
  vendorPage: ({ target }) => categoryPage(target.category, target.vendor),
  game: gamePage,
}

/** Where the tap leads whoever is signed in. */
export const pageOf = (input: LaunchInput): Destination => pages[ruleOf(input)](input)
