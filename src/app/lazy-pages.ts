import type { Namespace, Tables } from '../i18n/tables'
import { lazyPage as page, type PageLoader } from './lazy-page'

/**
 * Each screen has a title; its requests may lose their answer or be refused to the account: each needs the texts
 * for these cases.
 */
const lazyPage = (load: PageLoader['load'], words: readonly Namespace[]) =>
  page(load, [...words, 'once', 'parts', 'titles'])

/** A screen closed to trial accounts: they are told so even if they open its address directly. */
const memberPage = (title: keyof Tables['titles'], load: PageLoader['load'], words: readonly Namespace[]) =>
  lazyPage(async () => {
    const [page, { realAccount }] = await Promise.all([load(), import('./real-account')])
    return { default: realAccount(page.default, title) }
  }, words)

const teamWords = ['figures', 'team', 'agency', 'records'] as const
const agencyWords = ['agency'] as const
const rewardWords = ['rewards'] as const
const lotteryWords = ['lottery'] as const
const centreWords = ['centres', 'home'] as const

/**
 * Screens reached from others: the location of each, and the texts it needs. Together with the routes a visit
 * can start on, this would be a third of the first script.
 */
export const pages = {
  accountRecord: memberPage('accountRecord', () => import('../pages/records/AccountRecordPage'), [
    'account',
    'records',
  ]),
  activity: lazyPage(() => import('../pages/promos/PromoPage'), ['promos']),
  agent: lazyPage(() => import('../pages/agency/AgentPage'), agencyWords),
  agentNotice: lazyPage(() => import('../pages/agency/NewsPage'), agencyWords),
  agentRebate: lazyPage(() => import('../pages/team/AgentRebatePage'), [...teamWords, 'bets']),
  agentRegister: lazyPage(() => import('../pages/agency/OpenPage'), ['agency', 'form']),
  agreement: lazyPage(() => import('../pages/help/DocumentPage'), ['help']),
  changePsw: memberPage('changePsw', () => import('../pages/password/ChangePasswordPage'), [
    'password',
    'form',
  ]),
  contract: lazyPage(() => import('../pages/contract/ContractPage'), ['contract']),
  deposit: memberPage('deposit', () => import('../pages/deposit/DepositPage'), ['deposit']),
  depositRecord: memberPage('depositRecord', () => import('../pages/records/DepositHistoryPage'), [
    'depositHistory',
    'records',
  ]),
  dividend: lazyPage(() => import('../pages/agency/DividendPage'), agencyWords),
  feedback: lazyPage(() => import('../pages/feedback/FeedbackPage'), ['feedback']),
  gameCenter: lazyPage(() => import('../pages/centres/GameCenterPage'), centreWords),
  gameLobby: lazyPage(() => import('../pages/centres/GameLobbyPage'), centreWords),
  gameRecord: memberPage('gameRecord', () => import('../pages/records/GameRecordPage'), ['bets', 'records']),
  help: lazyPage(() => import('../pages/help/HelpPage'), ['help', 'service', 'home']),
  helpDetail: lazyPage(() => import('../pages/help/HelpDetailPage'), ['help', 'service']),
  invite: lazyPage(() => import('../pages/invite/InvitePage'), ['invite']),
  licences: lazyPage(() => import('../pages/site/LicencesPage'), ['licences']),
  lottery: lazyPage(() => import('../pages/lottery/LotteryPage'), lotteryWords),
  manualRebate: memberPage('manualRebate', () => import('../pages/rewards/ManualRebatePage'), rewardWords),
  memberProfile: memberPage('memberHome', () => import('../pages/vip/MemberProfilePage'), ['vip']),
  message: memberPage('messages', () => import('../pages/messages/MessagePage'), ['messages', 'service']),
  messages: memberPage('messages', () => import('../pages/messages/InboxPage'), ['messages', 'service']),
  mission: memberPage('mission', () => import('../pages/rewards/LeaderBoardPage'), rewardWords),
  moreLottery: lazyPage(() => import('../pages/lottery/MoreLotteryPage'), lotteryWords),
  notFound: lazyPage(() => import('../pages/site/NotFoundPage'), []),
  notice: lazyPage(() => import('../pages/notice/NoticePage'), ['messages']),
  profitLoss: memberPage('profitLoss', () => import('../pages/records/ProfitLossPage'), ['pnl', 'records']),
  rebateReport: memberPage('rebateReport', () => import('../pages/records/RebateReportPage'), [
    'rebates',
    'records',
  ]),
  redRain: lazyPage(() => import('../pages/agency/RedRainPage'), ['rain', ...agencyWords]),
  responsible: lazyPage(() => import('../pages/protection/ProtectionPage'), ['protection']),
  resting: lazyPage(() => import('../pages/protection/RestingPage'), ['protection', 'home']),
  reward: memberPage('reward', () => import('../pages/rewards/RewardCenterPage'), rewardWords),
  security: memberPage('security', () => import('../pages/security/SecurityPage'), ['security', 'form']),
  service: lazyPage(() => import('../pages/service/ServicePage'), ['service']),
  set: memberPage('set', () => import('../pages/settings/SettingsPage'), ['password']),
  slotsCenter: lazyPage(() => import('../pages/centres/SlotsCenterPage'), centreWords),
  startLottery: lazyPage(() => import('../pages/lottery/StartLotteryPage'), lotteryWords),
  team: lazyPage(() => import('../pages/team/TeamPage'), ['team', 'agency', 'records']),
  teamBetting: lazyPage(() => import('../pages/team/BettingPage'), [...teamWords, 'bets']),
  teamOverview: lazyPage(() => import('../pages/team/OverviewPage'), teamWords),
  teamPnl: lazyPage(() => import('../pages/team/PnlPage'), teamWords),
  teamRebate: lazyPage(() => import('../pages/team/TeamRebatePage'), teamWords),
  transfer: memberPage('transfer', () => import('../pages/transfer/TransferPage'), [
    'transfer',
    'withdraw',
    'security',
  ]),
  trial: lazyPage(() => import('../pages/trial/TrialPage'), ['trial']),
  winners: lazyPage(() => import('../pages/winners/WinnersPage'), ['winners', 'home']),
  withdraw: memberPage('withdraw', () => import('../pages/withdraw/WithdrawPage'), ['withdraw', 'security']),
  withdrawReport: memberPage('withdrawReport', () => import('../pages/records/WithdrawReportPage'), [
    'withdrawals',
    'records',
  ]),
}
