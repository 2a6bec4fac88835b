import * as paths from '../../../machines/shared/paths'
import type { Invites } from '../core/resting'

/**
 * Screens that invite to play, to promotions or to gifts: during a break from play another screen replaces
 * them (trust 34).
 */
export const inviting: ReadonlySet<string> = new Set([
  paths.home,
  paths.winners,
  paths.launchGame,
  paths.gameList,
  paths.gameLobby,
  paths.gameCenter,
  paths.slotsCenter,
  paths.moreLottery,
  paths.lottery,
  paths.startLottery,
  paths.promotions,
  paths.promotionsInfo,
  paths.promotion,
  paths.rewardCenter,
  paths.leaderBoard,
  paths.manualRebate,
  paths.invite,
  paths.trial,
  paths.redRain,
  paths.openAccount,
])

/** Past tickets are the player's own record and stay accessible. */
export const invitesAt: Invites = (path, search) =>
  inviting.has(path) && !(path === paths.lottery && search.includes('view=tickets'))
