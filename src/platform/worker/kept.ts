import type { Call } from '../call'
import { announcements, availablePromotions, helpCentre, notices } from '../calls/content'
import { siteDocument, userAgreement } from '../calls/documents'
import { hotMatches, rankList, winners } from '../calls/boards'
import {
  gameCatalogue,
  gameList,
  hotGames,
  jackpotPool,
  vassalages,
  vassalGameTypes,
  vendors,
} from '../calls/games'
import {
  lotteryDraws,
  lotteryList,
  lotteryMenu,
  lotteryMenuVn,
  openedNumeros,
  popularLotteries,
} from '../calls/lottery'
import { countries, registerRules, registerSettings } from '../calls/register'
import { serviceAgents } from '../calls/service-desk'
import { serviceLink, settings, siteStatus, whitelabel } from '../calls/settings'

/**
 * The public answers that the service worker (src/platform/worker/worker.ts) caches on the phone, and the
 * strategy for each: slow-changing ones are stale-while-revalidate, all others are served from the cache only
 * if the platform does not answer in time. A request with a token is never cached.
 */
export const kept: { readonly shown: readonly Call[]; readonly fallback: readonly Call[] } = {
  shown: [
    vendors,
    hotGames,
    gameCatalogue,
    vassalGameTypes,
    vassalages,
    lotteryMenu,
    lotteryMenuVn,
    countries,
    helpCentre,
    userAgreement,
    siteDocument,
  ],
  fallback: [
    settings,
    whitelabel,
    siteStatus,
    serviceLink,
    serviceAgents,
    registerSettings,
    registerRules,
    announcements,
    notices,
    availablePromotions,
    gameList,
    hotMatches,
    winners,
    rankList,
    jackpotPool,
    lotteryList,
    lotteryDraws,
    openedNumeros,
    popularLotteries,
  ],
}
