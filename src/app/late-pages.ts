import { lazyPage } from './lazy-page'

const notice = lazyPage(() => import('../pages/notice/NoticePage'), ['home', 'titles'])
const changePassword = lazyPage(
  () => import('../pages/password/ChangePasswordPage'),
  ['password', 'form', 'titles'],
)
const settings = lazyPage(() => import('../pages/settings/SettingsPage'), ['password', 'titles'])
const deposit = lazyPage(() => import('../pages/deposit/DepositPage'), ['deposit', 'titles'])
const contract = lazyPage(() => import('../pages/contract/ContractPage'), ['contract', 'titles'])
const team = lazyPage(() => import('../pages/team/TeamPage'), ['team', 'records', 'titles'])
const teamWords = ['figures', 'team', 'records', 'titles'] as const
const teamOverview = lazyPage(() => import('../pages/team/OverviewPage'), teamWords)
const teamPnl = lazyPage(() => import('../pages/team/PnlPage'), teamWords)
const teamBetting = lazyPage(() => import('../pages/team/BettingPage'), [...teamWords, 'bets'])
const agentRebate = lazyPage(() => import('../pages/team/AgentRebatePage'), [...teamWords, 'bets'])
const teamRebate = lazyPage(() => import('../pages/team/TeamRebatePage'), teamWords)
const memberRoom = lazyPage(() => import('../pages/vip/MemberRoomPage'), ['vip', 'titles'])
const agencyWords = ['agency', 'titles'] as const
const agent = lazyPage(() => import('../pages/agency/AgentPage'), agencyWords)
const dividend = lazyPage(() => import('../pages/agency/DividendPage'), agencyWords)
const agentNews = lazyPage(() => import('../pages/agency/NewsPage'), agencyWords)
const openAccount = lazyPage(() => import('../pages/agency/OpenPage'), ['agency', 'form', 'titles'])
const winners = lazyPage(() => import('../pages/winners/WinnersPage'), ['winners', 'home', 'titles'])
const promo = lazyPage(() => import('../pages/promos/PromoPage'), ['promos', 'titles'])
const gameRecord = lazyPage(() => import('../pages/records/GameRecordPage'), ['bets', 'records', 'titles'])
const rewardWords = ['rewards', 'titles'] as const
const rewardCenter = lazyPage(() => import('../pages/rewards/RewardCenterPage'), rewardWords)
const leaderBoard = lazyPage(() => import('../pages/rewards/LeaderBoardPage'), rewardWords)
const manualRebate = lazyPage(() => import('../pages/rewards/ManualRebatePage'), rewardWords)
const accountRecord = lazyPage(
  () => import('../pages/records/AccountRecordPage'),
  ['account', 'records', 'titles'],
)
const profitLoss = lazyPage(() => import('../pages/records/ProfitLossPage'), ['pnl', 'records', 'titles'])
const loadRecord = lazyPage(() => import('../pages/records/LoadRecordPage'), ['loads', 'records', 'titles'])
const withdrawReport = lazyPage(
  () => import('../pages/records/WithdrawReportPage'),
  ['withdrawals', 'records', 'titles'],
)
const rebateReport = lazyPage(
  () => import('../pages/records/RebateReportPage'),
  ['rebates', 'records', 'titles'],
)
const feedback = lazyPage(() => import('../pages/feedback/FeedbackPage'), ['feedback', 'titles'])
const inbox = lazyPage(() => import('../pages/messages/InboxPage'), ['messages', 'service', 'titles'])
const message = lazyPage(() => import('../pages/messages/MessagePage'), ['messages', 'service', 'titles'])
const service = lazyPage(() => import('../pages/service/ServicePage'), ['service', 'titles'])
const trial = lazyPage(() => import('../pages/trial/TrialPage'), ['trial', 'titles'])
const help = lazyPage(() => import('../pages/help/HelpPage'), ['help', 'service', 'titles'])
const helpDetail = lazyPage(() => import('../pages/help/HelpDetailPage'), ['help', 'service', 'titles'])
const agreement = lazyPage(() => import('../pages/help/AgreementPage'), ['help', 'titles'])
const invite = lazyPage(() => import('../pages/invite/InvitePage'), ['invite', 'titles'])
const lotteryWords = ['lottery', 'titles', 'parts'] as const
const lottery = lazyPage(() => import('../pages/lottery/LotteryPage'), lotteryWords)
const moreLottery = lazyPage(() => import('../pages/lottery/MoreLotteryPage'), lotteryWords)
const startLottery = lazyPage(() => import('../pages/lottery/StartLotteryPage'), lotteryWords)
const centreWords = ['centres', 'home', 'titles', 'parts'] as const
const gameLobby = lazyPage(() => import('../pages/centres/GameLobbyPage'), centreWords)
const gameCenter = lazyPage(() => import('../pages/centres/GameCenterPage'), centreWords)
const slotsCenter = lazyPage(() => import('../pages/centres/SlotsCenterPage'), centreWords)
const withdraw = lazyPage(() => import('../pages/withdraw/WithdrawPage'), ['withdraw', 'security', 'titles'])
const security = lazyPage(() => import('../pages/security/SecurityPage'), ['security', 'titles'])
const transfer = lazyPage(
  () => import('../pages/transfer/TransferPage'),
  ['transfer', 'withdraw', 'security', 'titles'],
)
const licences = lazyPage(() => import('../pages/site/LicencesPage'), ['licences', 'titles'])

/**
 * Screens that players come to from others: where each is, and which words it needs. With the routes that a visit
 * begins with this would be a third of the first script.
 */
export const pages = {
  notice,
  changePassword,
  settings,
  deposit,
  contract,
  team,
  teamOverview,
  teamPnl,
  teamBetting,
  agentRebate,
  teamRebate,
  memberRoom,
  agent,
  dividend,
  agentNews,
  openAccount,
  winners,
  promo,
  gameRecord,
  rewardCenter,
  leaderBoard,
  manualRebate,
  accountRecord,
  profitLoss,
  loadRecord,
  withdrawReport,
  rebateReport,
  feedback,
  inbox,
  message,
  service,
  trial,
  help,
  helpDetail,
  agreement,
  invite,
  lottery,
  moreLottery,
  startLottery,
  gameLobby,
  gameCenter,
  slotsCenter,
  withdraw,
  security,
  transfer,
  licences,
}
