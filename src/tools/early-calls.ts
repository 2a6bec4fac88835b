/**
 * The calls that begin with a visit, before the program runs. Exactly as the flows make them: tests/browser/axe.spec.ts
 * finds one that nobody takes over.
 */
import { withQuery } from 'ufo'
import * as paths from '../../machines/shared/paths'
import type { Path } from '../../machines/shared/address'
import { tags } from '../i18n/language'
import type { Call } from '../platform/call'
import { affiliate, agentAnnouncements, dividends } from '../platform/calls/agency'
import { salaryRequest } from '../platform/calls/agent'
import { winners } from '../platform/calls/boards'
import {
  announcements,
  availablePromotions,
  helpCentre,
  referral,
  unreadCount,
} from '../platform/calls/content'
import { depositBanksByVendor } from '../platform/calls/deposit'
import { siteDocument, userAgreement } from '../platform/calls/documents'
import { gameList, hotGames, vendors } from '../platform/calls/games'
import { lotteryList } from '../platform/calls/lottery'
import { headIcon, memberEmail, memberInfo, memberNickname, memberPayeeName } from '../platform/calls/member'
import { referralFriends, referralProgramme } from '../platform/calls/referral'
import { manualRebate, missions, clubLevels, waitingRewards } from '../platform/calls/rewards'
import { registerRules, registerSettings } from '../platform/calls/rules'
import { securityConfig } from '../platform/calls/security'
import { serviceAgents } from '../platform/calls/service-desk'
import { settings, siteStatus, whitelabel } from '../platform/calls/settings'
import { walletBalance } from '../platform/calls/wallet'
import { bankCards } from '../platform/calls/withdraw'

export type Query = Readonly<Record<string, string>>
export type Asked = readonly [call: Call, query?: Query]

/** A call's URL as the client writes it, and its module behind `#`; `{language}` and `{merchant}` are filled in. */
export function addressOf([call, query = {}]: Asked): string {
  const address = withQuery(
    call.path,
    call.revalidated ? { language: '{language}', ...query } : query,
  ).replaceAll(/%7B(language|merchant)%7D/g, '{$1}')
  return call.module === null ? address : `${address}#${call.module}`
}

const language = '{language}'
const merchantCode = '{merchant}'

const menu: Asked = [vendors, { merchantCode, language, platform: 'html5' }]
const hot: Asked = [hotGames, { isPlatform: '2', platform: 'html5', merchantCode, language }]
const news: Asked = [announcements, { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M', merchantCode }]

/** Whatever the screen. */
const always: readonly Asked[] = [settings, whitelabel, siteStatus].map((call) => [call, { merchantCode }])

const pages = (pageSize: number): Query => ({ pageNo: '1', pageSize: String(pageSize) })
/** What the frame of the team's screens shows. */
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
const lotteries: Asked = [lotteryList, { prizeMode: 'Elott', clientType: '2', merchant_code: merchantCode }]
const games = (gameType: string, more: Query = {}): Asked => [
  gameList,
  { merchant: merchantCode, platform: 'html5', gameType, pageNo: '1', pageSize: '27', language, ...more },
]
const help: Asked = [helpCentre, { lang: language, device: 'MOBILE' }]

/**
 * By screen: what its first picture is made from. Nothing that depends on the day, on a flag or on the phone. Where a
 * gateway has another path for a call, its early answer is not taken.
 */
export const askedBy: Partial<Record<Path, readonly Asked[]>> = {
  [paths.home]: [menu, hot, news],
  [paths.register]: [[registerRules], [registerSettings]],
  [paths.forgotPassword]: [[registerRules]],
  [paths.changePassword]: [[registerRules]],
  [paths.benefits]: profile,
  [paths.openAccount]: team,
  [paths.teamOverview]: team,
  [paths.teamPnl]: team,
  [paths.team]: team,
  [paths.teamBetting]: team,
  [paths.agentRebate]: team,
  [paths.teamRebate]: team,
  [paths.dividend]: [[dividends], ...team],
  [paths.agentAnnouncements]: team,
  [paths.salaryContract]: [[salaryRequest, { kind: 'salary' }]],
  [paths.dividendContract]: [[salaryRequest, { kind: 'dividend' }]],
  [paths.hourlyContract]: [[salaryRequest, { kind: 'hourly' }]],
  [paths.winners]: [[winners, { gameCategory: 'ALL', language, limitNum: '20' }]],
  [paths.help]: [help],
  [paths.helpDetail]: [help],
  [paths.lottery]: [menu, lotteries],
  [paths.startLottery]: [menu, lotteries],
  [paths.gameList]: [menu, games('ALL')],
  [paths.gameLobby]: [games('LIVE', { typeId: '1' })],
  [paths.gameCenter]: [menu],
  [paths.slotsCenter]: [menu],
  [paths.deposit]: [[depositBanksByVendor]],
  [paths.withdraw]: [[bankCards]],
  [paths.rewardCenter]: [[waitingRewards]],
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

/** What the bars of every screen show: the balance, and whether there is something to claim. */
export const barCalls = (tabs: boolean): readonly Asked[] => [
  [walletBalance],
  ...(tabs ? [[availablePromotions] as const] : []),
]

/** What the early script carries itself: a guest's home, and what every screen asks for. */
export function earlyRequests() {
  return {
    tags,
    status: addressOf([siteStatus, { merchantCode }]),
    always: always.map(addressOf),
    guestHome: (askedBy[paths.home] ?? []).map(addressOf),
  }
}
