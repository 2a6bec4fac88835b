import type { Namespace, Tables } from '../i18n/tables'
import { lazyPage as page, type PageLoader } from './lazy-page'

/**
 * Screens whose requests may lose their answer or be refused to the account: each needs the texts for both
 * cases.
 */
const lazyPage = (load: PageLoader['load'], words: readonly Namespace[]) =>
  page(load, [...words, 'once', 'parts'])

/** A screen closed to trial accounts: they are told so even if they open its address directly. */
const memberPage = (title: keyof Tables['titles'], load: PageLoader['load'], words: readonly Namespace[]) =>
  lazyPage(async () => {
    const [page, { realAccount }] = await Promise.all([load(), import('./real-account')])
    return { default: realAccount(page.default, title) }
  }, words)

const teamWords = ['figures', 'team', 'agency', 'records', 'titles'] as const
const agencyWords = ['agency', 'titles'] as const
const rewardWords = ['rewards', 'titles'] as const
const lotteryWords = ['lottery', 'titles', 'parts'] as const
const centreWords = ['centres', 'home', 'titles', 'parts'] as const

/**
 * Screens reached from others: the location of each, and the texts it needs. Together with the routes a visit
 * can start on, this would be a third of the first script.
 */
export const pages = {
  accountRecord: memberPage('accountRecord', () => import('../pages/records/AccountRecordPage'), [
    'account',
    'records',
    'titles',
  ]),
  activity: lazyPage(() => import('../pages/promos/PromoPage'), ['promos', 'titles']),
  agent: lazyPage(() => import('../pages/agency/AgentPage'), agencyWords),
  agentNotice: lazyPage(() => import('../pages/agency/NewsPage'), agencyWords),
  agentRebate: lazyPage(() => import('../pages/team/AgentRebatePage'), [...teamWords, 'bets']),
  agentRegister: lazyPage(() => import('../pages/agency/OpenPage'), ['agency', 'form', 'titles']),
  agreement: lazyPage(() => import('../pages/help/DocumentPage'), ['help', 'titles']),
  changePsw: memberPage('changePsw', () => import('../pages/password/ChangePasswordPage'), [
    'password',
    'form',
    'titles',
  ]),
  contract: lazyPage(() => import('../pages/contract/ContractPage'), ['contract', 'titles']),
  deposit: memberPage('deposit', () => import('../pages/deposit/DepositPage'), ['deposit', 'titles']),
  depositRecord: memberPage('depositRecord', () => import('../pages/records/DepositHistoryPage'), [
    'depositHistory',
    'records',
    'titles',
  ]),
  dividend: lazyPage(() => import('../pages/agency/DividendPage'), agencyWords),
  feedback: lazyPage(() => import('../pages/feedback/FeedbackPage'), ['feedback', 'titles']),
  gameCenter: lazyPage(() => import('../pages/centres/GameCenterPage'), centreWords),
  gameLobby: lazyPage(() => import('../pages/centres/GameLobbyPage'), centreWords),
  gameRecord: memberPage('gameRecord', () => import('../pages/records/GameRecordPage'), [
    'bets',
    'records',
    'titles',
  ]),
  help: lazyPage(() => import('../pages/help/HelpPage'), ['help', 'service', 'titles', 'home']),
  helpDetail: lazyPage(() => import('../pages/help/HelpDetailPage'), ['help', 'service', 'titles']),
  invite: lazyPage(() => import('../pages/invite/InvitePage'), ['invite', 'titles']),
  licences: lazyPage(() => import('../pages/site/LicencesPage'), ['licences', 'titles']),
  lottery: lazyPage(() => import('../pages/lottery/LotteryPage'), lotteryWords),
  manualRebate: memberPage('manualRebate', () => import('../pages/rewards/ManualRebatePage'), rewardWords),
  memberProfile: memberPage('memberHome', () => import('../pages/vip/MemberProfilePage'), ['vip', 'titles']),
  message: memberPage('messages', () => import('../pages/messages/MessagePage'), [
    'messages',
    'service',
    'titles',
  ]),
  messages: memberPage('messages', () => import('../pages/messages/InboxPage'), [
    'messages',
    'service',
    'titles',
  ]),
  mission: memberPage('mission', () => import('../pages/rewards/LeaderBoardPage'), rewardWords),
  moreLottery: lazyPage(() => import('../pages/lottery/MoreLotteryPage'), lotteryWords),
  notFound: lazyPage(() => import('../pages/site/NotFoundPage'), []),
  notice: lazyPage(() => import('../pages/notice/NoticePage'), ['messages', 'titles']),
  profitLoss: memberPage('profitLoss', () => import('../pages/records/ProfitLossPage'), [
    'pnl',
    'records',
    'titles',
  ]),
  rebateReport: memberPage('rebateReport', () => import('../pages/records/RebateReportPage'), [
    'rebates',
    'records',
    'titles',
  ]),
  redRain: lazyPage(() => import('../pages/agency/RedRainPage'), ['rain', ...agencyWords]),
  responsible: lazyPage(() => import('../pages/protection/ProtectionPage'), ['protection', 'titles']),
  resting: lazyPage(() => import('../pages/protection/RestingPage'), ['protection', 'titles', 'home']),
  reward: memberPage('reward', () => import('../pages/rewards/RewardCenterPage'), rewardWords),
  security: memberPage('security', () => import('../pages/security/SecurityPage'), [
    'security',
    'form',
    'titles',
  ]),
  service: lazyPage(() => import('../pages/service/ServicePage'), ['service', 'titles']),
  set: memberPage('set', () => import('../pages/settings/SettingsPage'), ['password', 'titles']),
  slotsCenter: lazyPage(() => import('../pages/centres/SlotsCenterPage'), centreWords),
  startLottery: lazyPage(() => import('../pages/lottery/StartLotteryPage'), lotteryWords),
  team: lazyPage(() => import('../pages/team/TeamPage'), ['team', 'agency', 'records', 'titles']),
  teamBetting: lazyPage(() => import('../pages/team/BettingPage'), [...teamWords, 'bets']),
  teamOverview: lazyPage(() => import('../pages/team/OverviewPage'), teamWords),
  teamPnl: lazyPage(() => import('../pages/team/PnlPage'), teamWords),
  teamRebate: lazyPage(() => import('../pages/team/TeamRebatePage'), teamWords),
  transfer: memberPage('transfer', () => import('../pages/transfer/TransferPage'), [
    'transfer',
    'withdraw',
    'security',
    'titles',
    'parts',
  ]),
  trial: lazyPage(() => import('../pages/trial/TrialPage'), ['trial', 'titles']),
  winners: lazyPage(() => import('../pages/winners/WinnersPage'), ['winners', 'home', 'titles']),
  withdraw: memberPage('withdraw', () => import('../pages/withdraw/WithdrawPage'), [
    'withdraw',
    'security',
    'titles',
  ]),
  withdrawReport: memberPage('withdrawReport', () => import('../pages/records/WithdrawReportPage'), [
    'withdrawals',
    'records',
    'titles',
  ]),
}
