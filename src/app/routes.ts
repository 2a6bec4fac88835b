import type { Tables } from '../i18n/tables'
import { lazyPage, type PageLoader } from './lazy-page'

/**
 * Who may open a route by its address; everybody else is sent where src/app/access.ts says. `held` guards the door
 * like `member`, but a screen that is open says itself where its player goes when the session ends (PSW-04..06).
 */
export type Guard = 'open' | 'member' | 'agent' | 'settings' | 'held'

export interface Route {
  readonly path: string
  /** Other addresses of the same screen. */
  readonly aliases?: readonly string[]
  readonly title: keyof Tables['titles']
  /** The app header shows (LAYOUT-01); screens without it bring their own back control. */
  readonly header: boolean
  /** The tab bar shows (LAYOUT-02). */
  readonly footer: boolean
  /** Back goes home, or one step (LAYOUT-27, LAYOUT-28). */
  readonly back: 'home' | 'step'
  readonly guard: Guard
  /** Null where the screen is still to come: the route says so, and nothing links to it. */
  readonly page: PageLoader | null
}

type Extra = Partial<Omit<Route, 'path' | 'title' | 'page'>>

const route = (path: string, title: Route['title'], page: PageLoader | null, extra: Extra = {}): Route => ({
  path,
  title,
  page,
  header: true,
  footer: true,
  back: 'step',
  guard: 'open',
  ...extra,
})

const bare: Extra = { header: false, footer: false, back: 'home' }
const member: Extra = { guard: 'member' }
const agency: Extra = { guard: 'agent', footer: false }

const home = lazyPage(() => import('../pages/home/HomePage'), ['home'])
const login = lazyPage(() => import('../pages/login/LoginPage'), ['login', 'social', 'titles'])
const launch = lazyPage(() => import('../pages/game/LaunchPage'), ['game', 'titles', 'parts'])
const notice = lazyPage(() => import('../pages/notice/NoticePage'), ['home', 'titles'])
const register = lazyPage(
  () => import('../pages/register/RegisterPage'),
  ['register', 'form', 'social', 'titles'],
)
const forget = lazyPage(() => import('../pages/forget/ForgetPage'), ['forget', 'form', 'titles'])
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
const maintenance = lazyPage(() => import('../pages/site/MaintenancePage'), ['titles'])
const mine = lazyPage(() => import('../pages/member/MemberPage'), ['member', 'titles'])
const memberRoom = lazyPage(() => import('../pages/vip/MemberRoomPage'), ['vip', 'titles'])
const agencyWords = ['agency', 'titles'] as const
const agent = lazyPage(() => import('../pages/agency/AgentPage'), agencyWords)
const dividend = lazyPage(() => import('../pages/agency/DividendPage'), agencyWords)
const agentNews = lazyPage(() => import('../pages/agency/NewsPage'), agencyWords)
const openAccount = lazyPage(() => import('../pages/agency/OpenPage'), ['agency', 'form', 'titles'])
const winners = lazyPage(() => import('../pages/winners/WinnersPage'), ['winners', 'home', 'titles'])
const gameList = lazyPage(() => import('../pages/games/GameListPage'), ['games', 'home', 'titles', 'parts'])
const promos = lazyPage(() => import('../pages/promos/PromosPage'), ['promos', 'titles'])
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

/** Every route of the product (ROUTE-01..68). One row a screen; a test walks them all. */
export const routes: readonly Route[] = [
  route('/m/home', 'home', home, { aliases: ['/', '/m', '/m/index', '/m/index.html'] }),
  route('/m/login', 'login', login, bare),
  route('/m/register', 'register', register, { ...bare, aliases: ['/register.html', '/m/register.html'] }),
  route('/m/forget', 'forget', forget, { footer: false, back: 'home' }),
  route('/m/changePsw', 'changePsw', changePassword, { guard: 'held', footer: false }),
  route('/m/notice', 'notice', notice, { footer: false, back: 'home' }),
  route('/m/set', 'set', settings, { guard: 'settings' }),
  route('/m/mine', 'mine', mine, { header: false }),
  route('/m/member/home', 'memberHome', memberRoom, member),
  route('/m/member/benefits', 'benefits', memberRoom, member),
  route('/m/agent', 'agent', agent, { ...agency, header: false }),
  route('/m/agentRegister', 'agentRegister', openAccount, agency),
  route('/m/agent/team/overview', 'teamOverview', teamOverview, agency),
  route('/m/agent/team/pnl', 'teamPnl', teamPnl, agency),
  route('/m/member/team', 'team', team, agency),
  route('/m/teamBetting', 'teamBetting', teamBetting, agency),
  route('/m/redRain', 'redRain', null, agency),
  route('/m/member/agent/agentRebeat', 'agentRebate', agentRebate, agency),
  route('/m/member/teamRebate', 'teamRebate', teamRebate, agency),
  route('/m/member/agent/agentDivident', 'dividend', dividend, agency),
  route('/m/member/notice', 'agentNotice', agentNews, agency),
  route('/m/member/agent/getSalaryContract', 'salaryContract', contract, { ...member, footer: false }),
  route('/m/member/agent/getDevidendContract', 'dividendContract', contract, { ...member, footer: false }),
  route('/m/member/agent/getHourContract', 'hourContract', contract, { ...member, footer: false }),
  route('/m/winnerPage', 'winners', winners, { footer: false }),
  route('/m/help', 'help', help),
  route('/m/helpDetail', 'help', helpDetail),
  route('/m/moreLottery', 'moreLottery', moreLottery, { footer: false }),
  route('/m/lottery', 'lottery', lottery),
  route('/m/startLottery', 'startLottery', startLottery),
  route('/m/launchGame', 'launchGame', launch, { ...member, header: false, footer: false }),
  route('/m/gameList', 'gameList', gameList),
  route('/m/gameLobby', 'gameLobby', gameLobby),
  route('/m/gameCenter', 'gameCenter', gameCenter),
  route('/m/slotsCenter', 'slotsCenter', slotsCenter),
  route('/m/activity', 'activity', promos, { footer: false, back: 'home' }),
  route('/m/activityInfo', 'activity', promos),
  route('/m/activityDetail', 'activity', promo),
  route('/m/voucherCenter', 'deposit', deposit, member),
  route('/m/withdraw', 'withdraw', withdraw, member),
  route('/m/rewardCenter', 'reward', rewardCenter, member),
  route('/m/leaderBoard', 'mission', leaderBoard, member),
  route('/m/member/manualRebate', 'manualRebate', manualRebate, member),
  route('/m/member/rebateReport', 'rebateReport', rebateReport, member),
  route('/m/gameRecord', 'gameRecord', gameRecord, member),
  route('/m/transaction/record', 'accountRecord', accountRecord, member),
  route('/m/vouReport', 'depositRecord', loadRecord, member),
  route('/m/withdrawReport', 'withdrawReport', withdrawReport, member),
  route('/m/profitandloss', 'profitLoss', profitLoss, member),
  route('/m/upLine/transfer', 'transfer', transfer, member),
  route('/m/securityCenter', 'security', security, member),
  route('/m/webEmail', 'messages', inbox, member),
  route('/m/message', 'messages', message, member),
  route('/m/feedback', 'feedback', feedback, member),
  route('/m/inviteFriends', 'invite', invite, member),
  route('/m/service', 'service', service, { footer: false }),
  route('/m/useragreement', 'agreement', agreement, { footer: false }),
  route('/m/trail', 'trial', trial, { footer: false, back: 'home' }),
  route('/m/maintenance', 'maintenance', maintenance, { ...bare }),
  route('/m/licences', 'licences', licences),
]

const byPath = new Map<string, Route>(
  routes.flatMap((one) => [one.path, ...(one.aliases ?? [])].map((path) => [path, one] as const)),
)

/** The route of an address, query and trailing slash aside; undefined where there is none (404). */
export function routeOf(pathname: string): Route | undefined {
  return byPath.get(pathname) ?? byPath.get(pathname.replace(/\/+$/, ''))
}

/** Whether a screen exists behind a path: what is not built is not linked. */
export function isBuilt(path: string): boolean {
  return routeOf(path.split('?')[0] ?? '')?.page != null
}
