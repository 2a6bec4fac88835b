import type { Tables } from '../i18n/tables'
import { type Path } from '../../machines/shared/address'
import * as paths from '../../machines/shared/paths'
import type { pages as Pages } from './lazy-pages'
import { lazyPage, type PageLoader } from './lazy-page'

/**
 * Who may open a route by its address; everyone else goes where src/app/access.ts says. `held` guards the entry like
 * `member`, but an open screen decides itself where its player goes when the session ends (PSW-04..06).
 */
export type Guard = 'open' | 'member' | 'agent' | 'settings' | 'held'

export interface Route {
  readonly path: Path
  /** Other addresses of the same screen. */
  readonly aliases?: readonly string[]
  /** Document title. Screens that visits start on need no table of titles. */
  readonly title: keyof Tables['titles'] | 'shell:logIn' | 'shell:register'
  /** Whether the app header is shown (LAYOUT-01); screens without it have their own back control. */
  readonly header: boolean
  /** Whether the tab bar is shown (LAYOUT-02). */
  readonly footer: boolean
  /** Whether back goes home, or one step back (LAYOUT-27, LAYOUT-28). */
  readonly back: 'home' | 'step'
  readonly guard: Guard
  /**
   * Players sign in on this screen, so it stays mounted while they do. All others remount for another player.
   */
  readonly comeAndGo: boolean
  readonly page: PageLoader
}

type Row = Omit<Route, 'path'>
type Extra = Partial<Omit<Row, 'title' | 'page'>>

const route = (title: Route['title'], page: PageLoader, extra: Extra = {}): Row => ({
  title,
  page,
  header: true,
  footer: true,
  back: 'step',
  guard: 'open',
  comeAndGo: false,
  ...extra,
})

const bare: Extra = { header: false, footer: false, back: 'home' }
const signsIn: Extra = { ...bare, comeAndGo: true }
const member: Extra = { guard: 'member' }
const agency: Extra = { guard: 'agent', footer: false }

const home = lazyPage(() => import('../pages/home/HomePage'), ['home'])
const login = lazyPage(() => import('../pages/login/LoginPage'), ['login', 'social'])
const launch = lazyPage(() => import('../pages/game/LaunchPage'), ['game', 'titles', 'parts'])
const register = lazyPage(() => import('../pages/register/RegisterPage'), ['register', 'form', 'social'])
const forget = lazyPage(() => import('../pages/forget/ForgetPage'), ['forget', 'form', 'titles'])
const maintenance = lazyPage(() => import('../pages/site/MaintenancePage'), [])
const mine = lazyPage(() => import('../pages/member/MemberPage'), ['member', 'titles', 'parts'])
const gameList = lazyPage(() => import('../pages/games/GameListPage'), ['games', 'home', 'titles', 'parts'])
const promos = lazyPage(() => import('../pages/promos/PromosPage'), ['promos', 'titles', 'parts'])

type Late = keyof typeof Pages

/** Loads a screen of that table. */
export const latePage = (name: Late) => async () => (await import('./lazy-pages')).pages[name].load()

/**
 * A screen few visits start on: its location is in a separate table, loaded with the first of them. It is
 * listed there under its title, unless another name is given.
 */
function late(title: Route['title'] & Late, extra?: Extra): Row
function late(title: Route['title'], extra: Extra, name: Late): Row
function late(title: Route['title'], extra?: Extra, name = title as Late): Row {
  return route(title, lazyPage(latePage(name), []), extra)
}

/**
 * The screen of every path (ROUTE-01..68): a path without a row does not compile, nor does a row without a
 * path.
 */
const rows: Readonly<Record<Path, Row>> = {
  [paths.home]: route('home', home, { aliases: paths.homeAliases }),
  [paths.login]: route('shell:logIn', login, signsIn),
  [paths.register]: route('shell:register', register, { ...signsIn, aliases: paths.registerAliases }),
  [paths.forgotPassword]: route('forget', forget, { footer: false, back: 'home', comeAndGo: true }),
  [paths.changePassword]: late('changePsw', { guard: 'held', footer: false }),
  [paths.announcements]: late('notice', { footer: false, back: 'home' }),
  [paths.settings]: late('set', { guard: 'settings' }),
  [paths.members]: route('mine', mine, { header: false }),
  [paths.memberHome]: late('memberHome', member, 'memberProfile'),
  [paths.benefits]: late('benefits', member, 'memberProfile'),
  [paths.agent]: late('agent', { ...agency, header: false }),
  [paths.openAccount]: late('agentRegister', agency),
  [paths.teamOverview]: late('teamOverview', agency),
  [paths.teamPnl]: late('teamPnl', agency),
  [paths.team]: late('team', agency),
  [paths.teamBetting]: late('teamBetting', agency),
  [paths.redRain]: late('redRain', agency),
  [paths.agentRebate]: late('agentRebate', agency),
  [paths.teamRebate]: late('teamRebate', agency),
  [paths.dividend]: late('dividend', agency),
  [paths.agentAnnouncements]: late('agentNotice', agency),
  [paths.salaryContract]: late('salaryContract', { ...member, footer: false }, 'contract'),
  [paths.dividendContract]: late('dividendContract', { ...member, footer: false }, 'contract'),
  [paths.hourlyContract]: late('hourContract', { ...member, footer: false }, 'contract'),
  [paths.winners]: late('winners', { footer: false }),
  [paths.help]: late('help'),
  [paths.helpDetail]: late('help', {}, 'helpDetail'),
  [paths.moreLottery]: late('moreLottery', { footer: false }),
  [paths.lottery]: late('lottery'),
  [paths.startLottery]: late('startLottery'),
  [paths.launchGame]: route('launchGame', launch, { ...member, header: false, footer: false }),
  [paths.gameList]: route('gameList', gameList),
  [paths.gameLobby]: late('gameLobby'),
  [paths.gameCenter]: late('gameCenter'),
  [paths.slotsCenter]: late('slotsCenter'),
  [paths.promotions]: route('activity', promos, { footer: false, back: 'home' }),
  [paths.promotionsInfo]: route('activity', promos),
  [paths.promotion]: late('activity'),
  [paths.deposit]: late('deposit', member),
  [paths.withdraw]: late('withdraw', member),
  [paths.rewardCenter]: late('reward', { ...member }),
  [paths.leaderBoard]: late('mission', { ...member }),
  [paths.manualRebate]: late('manualRebate', { ...member }),
  [paths.rebateReport]: late('rebateReport', member),
  [paths.gameRecord]: late('gameRecord', member),
  [paths.accountRecord]: late('accountRecord', member),
  [paths.depositHistory]: late('depositRecord', member),
  [paths.withdrawReport]: late('withdrawReport', member),
  [paths.profitLoss]: late('profitLoss', member),
  [paths.transfer]: late('transfer', member),
  [paths.securityCenter]: late('security', member),
  [paths.inbox]: late('messages', member),
  [paths.message]: late('messages', member, 'message'),
  [paths.feedback]: late('feedback', member),
  [paths.invite]: late('invite', { ...member }),
  [paths.service]: late('service', { footer: false }),
  [paths.agreement]: late('agreement', { footer: false }),
  [paths.privacy]: late('privacy', {}, 'agreement'),
  [paths.responsible]: late('responsible'),
  [paths.trial]: late('trial', { footer: false, back: 'home', comeAndGo: true }),
  [paths.maintenance]: route('maintenance', maintenance, { ...bare }),
  [paths.licences]: late('licences'),
}

/** Every route of the product; a test walks them all. */
export const routes: readonly Route[] = (Object.keys(rows) as Path[]).map((path) => ({ path, ...rows[path] }))

const byPath = new Map<string, Route>(
  routes.flatMap((one) => [one.path, ...(one.aliases ?? [])].map((path) => [path, one] as const)),
)

/** The route of an address, ignoring query and trailing slash; undefined if there is none (404). */
export function routeOf(pathname: string): Route | undefined {
  return byPath.get(pathname) ?? byPath.get(pathname.replace(/\/+$/, ''))
}

/** Whether an address has a screen: the platform may link to addresses without one. */
export function hasScreen(path: string): boolean {
  return routeOf(path.split('?')[0] ?? '') !== undefined
}
