/**
 * Calls started at the beginning of a visit, before the app runs. They must equal those of the flows:
 * tests/browser/early.spec.ts reports any that is not picked up.
 */
import { withQuery } from 'ufo'
import * as paths from '../../machines/shared/paths'
import type { Path } from '../../machines/shared/address'
import { tags } from '../i18n/language'
import type { Call } from '../platform/call'
import {
  affiliate,
  agentAnnouncements,
  dividends,
  subordinate,
  teamKpiA,
  teamKpiB,
  teamKpiC,
} from '../platform/calls/agency'
import { salaryRequest } from '../platform/calls/agent'
import { memberTransactions } from '../platform/calls/bets'
import { rankList, winners } from '../platform/calls/boards'
import {
  announcements,
  availablePromotions,
  helpCentre,
  inbox,
  notices,
  referral,
  unreadCount,
} from '../platform/calls/content'
import { depositBanksByVendor, depositPromoList, depositTransactioNReport } from '../platform/calls/deposit'
import { siteDocument, userAgreement } from '../platform/calls/documents'
import { gameList, hotGames, jackpotPool, vendors } from '../platform/calls/games'
import { lotteryList, lotteryMenu, lotteryMenuVn, popularLotteries } from '../platform/calls/lottery'
import {
  headIcon,
  memberEmail,
  memberInfo,
  memberNickname,
  memberPayeeName,
  merchantWallet,
} from '../platform/calls/member'
import { redRain } from '../platform/calls/rain'
import { accountTransactions, memPnl, txCodeList } from '../platform/calls/records'
import { referralFriends, referralProgramme } from '../platform/calls/referral'
import {
  claimHistory,
  clubLevels,
  manualRebate,
  missions,
  rebateReport,
  waitingRewards,
} from '../platform/calls/rewards'
import { countries, registerRules, registerSettings } from '../platform/calls/rules'
import { hasWithdrawalPassword, securityConfig } from '../platform/calls/security'
import { serviceAgents } from '../platform/calls/service-desk'
import { settings, siteStatus, whitelabel } from '../platform/calls/settings'
import { agentRebates, downlines, teamBets, teamOverview, teamPnl } from '../platform/calls/team'
import { walletBalance } from '../platform/calls/wallet'
import { bankCards, withdrawReport } from '../platform/calls/withdraw'

export type Query = Readonly<Record<string, string>>
/** `pictures`: how many of the answer's first pictures the screen shows at once, at the size that counts. */
export type Asked = readonly [call: Call, query?: Query, pictures?: number]

/** Where an answer's rows are, and the address of a row's picture. */
export const picturesIn: Readonly<Record<string, readonly [list: string, field: string]>> = {
  [announcements.name]: ['banners', 'url'],
  [gameList.name]: ['games', 'showIcon'],
}

/** A call's URL as the client builds it, and its module behind `#`; what is in braces is filled in. */
export function addressOf([call, query = {}]: Asked): string {
  const address = withQuery(call.path, call.revalidated ? { language: '{l}', ...query } : query).replaceAll(
    /%7B(\w+)%7D/g,
    '{$1}',
  )
  return call.module === null ? address : `${address}#${call.module}`
}

const language = '{l}'
const merchantCode = '{m}'

const menu: Asked = [vendors, { merchantCode, language, platform: 'html5' }]
const hot: Asked = [hotGames, { isPlatform: '2', platform: 'html5', merchantCode, language }]
/** Announcements of these types at this place. */
const told = (types: string, groupName: string, pictures = 0): Asked => [
  announcements,
  { types, groupName, platform: 'M', merchantCode },
  pictures,
]
const gameBanners = told('B', 'm_game', 1)

/** Independent of the screen. */
const always: readonly Asked[] = [settings, whitelabel, siteStatus].map((call) => [call, { merchantCode }])

/** The days that records and teams show first, in the phone's time zone (src/flows/records/record.ts). */
const week: Query = { from: '{from}', to: '{to}' }
const today: Query = { startDate: '{day}', endDate: '{day}', size: '0' }

const pages = (pageSize: number): Query => ({ pageNo: '1', pageSize: String(pageSize) })
const records: Query = { ...week, ...pages(20) }
/** Shown in the frame of the team's screens. */
const team: readonly Asked[] = [
  [unreadCount],
  [agentAnnouncements, { types: 'A', groupName: 'agent', platform: 'M', merchantCode }],
  [affiliate, { merchantCode }],
]
const profile: readonly Asked[] = [
  [clubLevels],
  [memberInfo],
  [headIcon],
  [memberNickname],
  [memberEmail],
  [memberPayeeName],
]
const hall = (call: Call, prizeMode = 'Elott'): Asked => [
  call,
  { prizeMode, clientType: '2', merchant_code: merchantCode },
]
const games = (gameType: string, more: Query = {}, pictures = 0): Asked => [
  gameList,
  { merchant: merchantCode, platform: 'html5', gameType, pageNo: '1', pageSize: '27', language, ...more },
  pictures,
]
const slots = (more: Query): Asked => games('RNG', { pageSize: '9', ...more })
const help: Asked = [helpCentre, { lang: language, device: 'MOBILE' }]

/**
 * By screen: the calls its first paint needs. Nothing that depends on a flag. An early answer is not used if
 * a gateway has another path for the call, or the platform another day than the phone.
 */
export const askedBy: Partial<Record<Path, readonly Asked[]>> = {
  [paths.home]: [menu, hot, told('B,PL,PU,H', 'm_home', 1)],
  [paths.register]: [[registerRules], [registerSettings], [countries], told('B', 'm_reg', 1)],
  [paths.forgotPassword]: [[registerRules]],
  [paths.changePassword]: [[registerRules]],
  [paths.announcements]: [told('PL,H', 'm_home'), [notices, { platform: 'M', merchantCode }]],
  [paths.memberHome]: profile,
  [paths.benefits]: profile,
  [paths.openAccount]: [[registerRules], ...team],
  [paths.redRain]: [[redRain], ...team],
  [paths.agent]: [
    ...[teamKpiA, teamKpiB, teamKpiC, subordinate].map((call) => [call, today] as const),
    ...team,
  ],
  [paths.teamOverview]: [[teamOverview, week], ...team],
  [paths.teamPnl]: [[teamPnl, { ...records, order: 'stake' }], ...team],
  [paths.team]: [[downlines, { level: '1', ...pages(20) }], ...team],
  [paths.teamBetting]: [[teamBets, records], ...team],
  [paths.agentRebate]: [[agentRebates, records], ...team],
  [paths.teamRebate]: [[teamPnl, { ...records, order: 'name' }], ...team],
  [paths.dividend]: [[dividends], ...team],
  [paths.agentAnnouncements]: team,
  [paths.salaryContract]: [[salaryRequest, { kind: 'salary' }]],
  [paths.dividendContract]: [[salaryRequest, { kind: 'dividend' }]],
  [paths.hourlyContract]: [[salaryRequest, { kind: 'hourly' }]],
  [paths.winners]: [[winners, { gameCategory: 'ALL', language, limitNum: '20' }], [rankList], [jackpotPool]],
  [paths.help]: [help],
  [paths.helpDetail]: [help],
  [paths.lottery]: [menu, hall(lotteryList), hall(popularLotteries)],
  [paths.moreLottery]: [menu, hall(lotteryList), hall(lotteryMenu), hall(lotteryMenuVn)],
  [paths.startLottery]: [menu, hall(lotteryList), hall(lotteryList, 'Lott')],
  [paths.gameList]: [menu, games('ALL', {}, 3)],
  [paths.gameLobby]: [games('LIVE', { typeId: '1' }), gameBanners],
  [paths.gameCenter]: [menu, gameBanners],
  [paths.slotsCenter]: [
    menu,
    slots({ isNew: '1' }),
    [hotGames, { isPlatform: '2', platform: 'html5', gameType: 'RNG' }],
    slots({ gameClassify: 'JACKPOT' }),
    gameBanners,
  ],
  [paths.promotions]: [[availablePromotions]],
  [paths.deposit]: [[depositBanksByVendor], [depositPromoList]],
  [paths.withdraw]: [[bankCards], [hasWithdrawalPassword], [merchantWallet]],
  [paths.rewardCenter]: [[waitingRewards], [claimHistory, pages(10)]],
  [paths.rebateReport]: [[rebateReport, records]],
  [paths.gameRecord]: [[memberTransactions, { ...week, language, ...pages(20) }]],
  [paths.accountRecord]: [
    [accountTransactions, { ...week, language, ...pages(20), types: 'M' }],
    [txCodeList, { types: 'M', language }],
  ],
  [paths.depositHistory]: [[depositTransactioNReport, records]],
  [paths.withdrawReport]: [[withdrawReport, records]],
  [paths.profitLoss]: [[memPnl, { ...records, timeZone: '{zone}' }]],
  [paths.inbox]: [[inbox, pages(20)]],
  [paths.message]: [[inbox, pages(20)]],
  [paths.leaderBoard]: [[missions]],
  [paths.manualRebate]: [[manualRebate]],
  [paths.securityCenter]: [[securityConfig], [bankCards]],
  [paths.transfer]: [[memberInfo]],
  [paths.invite]: [[referralProgramme], [referral], [referralFriends, pages(20)]],
  [paths.service]: [help, [serviceAgents]],
  [paths.agreement]: [[userAgreement]],
  [paths.privacy]: [[siteDocument, { document: 'privacy' }]],
  [paths.responsible]: [[siteDocument, { document: 'responsible' }]],
}

/** Shown in the bars of every screen: the balance, and whether there is something to claim. */
export const barCalls = (tabs: boolean): readonly Asked[] => [
  [walletBalance],
  ...(tabs ? [[availablePromotions] as const] : []),
]

/** Requested when the site is slow to start (src/app/slow-start.ts). */
export const earlyStatus = () => addressOf([siteStatus, { merchantCode }])

/** Names the hosts of pictures; one of the calls of every screen. */
export const earlySettings = () => addressOf([settings, { merchantCode }])

/** Included in the early script itself: a guest's home, and the calls of every screen. */
export function earlyRequests() {
  return {
    tags,
    always: always.map(addressOf),
    guestHome: (askedBy[paths.home] ?? []).map(addressOf),
  }
}
