import type { Tables } from '../i18n/tables'
import type { pages as Pages } from './late-pages'
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
const register = lazyPage(
  () => import('../pages/register/RegisterPage'),
  ['register', 'form', 'social', 'titles'],
)
const forget = lazyPage(() => import('../pages/forget/ForgetPage'), ['forget', 'form', 'titles'])
const maintenance = lazyPage(() => import('../pages/site/MaintenancePage'), ['titles'])
const mine = lazyPage(() => import('../pages/member/MemberPage'), ['member', 'titles'])
const gameList = lazyPage(() => import('../pages/games/GameListPage'), ['games', 'home', 'titles', 'parts'])
const promos = lazyPage(() => import('../pages/promos/PromosPage'), ['promos', 'titles'])

/** A screen that few visits begin with: where it is stands in a table of its own, fetched with the first of them. */
const late = (name: keyof typeof Pages) =>
  lazyPage(async () => {
    // A chunk that is gone gives nothing while the page reloads itself (src/flows/chunks.ts).
    const table = (await import('./late-pages')) as { pages: typeof Pages } | undefined
    return table ? table.pages[name].load() : new Promise<never>(() => {})
  }, [])

/** Every route of the product (ROUTE-01..68). One row a screen; a test walks them all. */
export const routes: readonly Route[] = [
  route('/m/home', 'home', home, { aliases: ['/', '/m', '/m/index', '/m/index.html'] }),
  route('/m/login', 'login', login, bare),
  route('/m/register', 'register', register, { ...bare, aliases: ['/register.html', '/m/register.html'] }),
  route('/m/forget', 'forget', forget, { footer: false, back: 'home' }),
  route('/m/changePsw', 'changePsw', late('changePassword'), { guard: 'held', footer: false }),
  route('/m/notice', 'notice', late('notice'), { footer: false, back: 'home' }),
  route('/m/set', 'set', late('settings'), { guard: 'settings' }),
  route('/m/mine', 'mine', mine, { header: false }),
  route('/m/member/home', 'memberHome', late('memberRoom'), member),
  route('/m/member/benefits', 'benefits', late('memberRoom'), member),
  route('/m/agent', 'agent', late('agent'), { ...agency, header: false }),
  route('/m/agentRegister', 'agentRegister', late('openAccount'), agency),
  route('/m/agent/team/overview', 'teamOverview', late('teamOverview'), agency),
  route('/m/agent/team/pnl', 'teamPnl', late('teamPnl'), agency),
  route('/m/member/team', 'team', late('team'), agency),
  route('/m/teamBetting', 'teamBetting', late('teamBetting'), agency),
  route('/m/redRain', 'redRain', null, agency),
  route('/m/member/agent/agentRebeat', 'agentRebate', late('agentRebate'), agency),
  route('/m/member/teamRebate', 'teamRebate', late('teamRebate'), agency),
  route('/m/member/agent/agentDivident', 'dividend', late('dividend'), agency),
  route('/m/member/notice', 'agentNotice', late('agentNews'), agency),
  route('/m/member/agent/getSalaryContract', 'salaryContract', late('contract'), {
    ...member,
    footer: false,
  }),
  route('/m/member/agent/getDevidendContract', 'dividendContract', late('contract'), {
    ...member,
    footer: false,
  }),
  route('/m/member/agent/getHourContract', 'hourContract', late('contract'), { ...member, footer: false }),
  route('/m/winnerPage', 'winners', late('winners'), { footer: false }),
  route('/m/help', 'help', late('help')),
  route('/m/helpDetail', 'help', late('helpDetail')),
  route('/m/moreLottery', 'moreLottery', late('moreLottery'), { footer: false }),
  route('/m/lottery', 'lottery', late('lottery')),
  route('/m/startLottery', 'startLottery', late('startLottery')),
  route('/m/launchGame', 'launchGame', launch, { ...member, header: false, footer: false }),
  route('/m/gameList', 'gameList', gameList),
  route('/m/gameLobby', 'gameLobby', late('gameLobby')),
  route('/m/gameCenter', 'gameCenter', late('gameCenter')),
  route('/m/slotsCenter', 'slotsCenter', late('slotsCenter')),
  route('/m/activity', 'activity', promos, { footer: false, back: 'home' }),
  route('/m/activityInfo', 'activity', promos),
  route('/m/activityDetail', 'activity', late('promo')),
  route('/m/voucherCenter', 'deposit', late('deposit'), member),
  route('/m/withdraw', 'withdraw', late('withdraw'), member),
  route('/m/rewardCenter', 'reward', late('rewardCenter'), member),
  route('/m/leaderBoard', 'mission', late('leaderBoard'), member),
  route('/m/member/manualRebate', 'manualRebate', late('manualRebate'), member),
  route('/m/member/rebateReport', 'rebateReport', late('rebateReport'), member),
  route('/m/gameRecord', 'gameRecord', late('gameRecord'), member),
  route('/m/transaction/record', 'accountRecord', late('accountRecord'), member),
  route('/m/vouReport', 'depositRecord', late('loadRecord'), member),
  route('/m/withdrawReport', 'withdrawReport', late('withdrawReport'), member),
  route('/m/profitandloss', 'profitLoss', late('profitLoss'), member),
  route('/m/upLine/transfer', 'transfer', late('transfer'), member),
  route('/m/securityCenter', 'security', late('security'), member),
  route('/m/webEmail', 'messages', late('inbox'), member),
  route('/m/message', 'messages', late('message'), member),
  route('/m/feedback', 'feedback', late('feedback'), member),
  route('/m/inviteFriends', 'invite', late('invite'), member),
  route('/m/service', 'service', late('service'), { footer: false }),
  route('/m/useragreement', 'agreement', late('agreement'), { footer: false }),
  route('/m/trail', 'trial', late('trial'), { footer: false, back: 'home' }),
  route('/m/maintenance', 'maintenance', maintenance, { ...bare }),
  route('/m/licences', 'licences', late('licences')),
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
