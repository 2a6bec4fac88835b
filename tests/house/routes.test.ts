import { inviting } from '../../src/flows/member/inviting'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as paths from '../../machines/shared/paths'
import { accessOf } from '../../src/app/access'
import { hasScreen, routeOf, routes, type Route } from '../../src/app/routes'
import { words as shellEN } from '../../src/i18n/words/EN/shell'
import { words as shellTY } from '../../src/i18n/words/TY/shell'
import { words as titlesEN } from '../../src/i18n/words/EN/titles'
import { words as titlesTY } from '../../src/i18n/words/TY/titles'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { code, playerCode } from './project'

/** Every path of the product and its screen, as the requirements table names them. */
const table = readFileSync(inRoot('docs/requirements.md'), 'utf8')
const rows = [...table.matchAll(/^\| (ROUTE-\d+) \| `(\/[^`]*)` shows (.+?) \|/gm)].map((row) => ({
  id: row[1] ?? '',
  path: row[2] ?? '',
  screen: row[3] ?? '',
}))
const pathname = (path: string) => path.split('?')[0] ?? ''
const at = (path: string): Route => {
  const found = routeOf(pathname(path))
  if (!found) throw new Error(`no route ${path}`)
  return found
}
const all = (keep: (route: Route) => boolean) => routes.filter(keep).map(({ path }) => path)

describe('the route table', () => {
  it('the requirements name 66 paths, or all but the two rules around them', () => {
    expect(rows.map(({ id }) => id)).toHaveLength(66)
  })

  it.each(rows.map(({ id, path, screen }) => [id, path, screen] as const))('%s: %s exists', (_, path) => {
    expect(routeOf(pathname(path))).toBeDefined()
    expect(routeOf(`${pathname(path)}/`.replace('//', '/'))).toBe(routeOf(pathname(path)))
  })

  it('[ROUTE-08, ROUTE-14, ROUTE-40, ROUTE-68] login, notices, launch and maintenance each have a screen', () => {
    for (const path of ['/m/login', '/m/notice', '/m/launchGame', '/m/maintenance']) {
      expect(at(path).page.load).toBeTypeOf('function')
    }
  })

  it('[ROUTE-02..07] six addresses open home', () => {
    const six = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home']
    expect(six.map((path) => at(path).path)).toEqual(six.map(() => '/m/home'))
  })

  it('[ROUTE-09..11] three addresses open registration', () => {
    const three = ['/m/register', '/register.html', '/m/register.html']
    expect(three.map((path) => at(path).path)).toEqual(three.map(() => '/m/register'))
  })

  it('[ROUTE-01] everything is under /m except two legacy addresses', () => {
    const addresses = routes.flatMap(({ path, aliases = [] }) => [path, ...aliases])
    expect(addresses.filter((path) => !/^\/m(\/|$)/.test(path))).toEqual(['/', '/register.html'])
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('a break from play takes the place of every screen that invites to play or to gifts (trust 34)', () => {
    expect(inviting).toEqual(
      new Set([
        '/m/home',
        '/m/winnerPage',
        '/m/launchGame',
        '/m/gameList',
        '/m/gameLobby',
        '/m/gameCenter',
        '/m/slotsCenter',
        '/m/moreLottery',
        '/m/lottery',
        '/m/startLottery',
        '/m/activity',
        '/m/activityInfo',
        '/m/activityDetail',
        '/m/rewardCenter',
        '/m/leaderBoard',
        '/m/member/manualRebate',
        '/m/inviteFriends',
        '/m/trail',
        '/m/redRain',
        '/m/agentRegister',
      ]),
    )
  })

  it('[ROUTE-70] an unknown address has no route', () => {
    for (const path of ['/m/nothing', '/x', '/m/home/x', '/M/HOME', '//', '/m/constructor', '/__proto__']) {
      expect(path === '//' ? undefined : routeOf(path)).toBeUndefined()
    }
  })

  it('every route has a title in both languages', () => {
    const titles = (shell: typeof shellEN | typeof shellTY) => ({
      'shell:logIn': shell.logIn,
      'shell:register': shell.register,
    })
    for (const { title } of routes) {
      expect({ ...titlesEN, ...titles(shellEN) }[title]).toBeTruthy()
      expect({ ...titlesTY, ...titles(shellTY) }[title]).toBeTruthy()
    }
  })
})

describe('what shows around a screen', () => {
  it('[LAYOUT-01, LAYOUT-33] the header shows everywhere but on login, register, mine, agent and two full screens', () => {
    expect(all(({ header }) => !header).sort()).toEqual(
      ['/m/login', '/m/register', '/m/mine', '/m/agent', '/m/launchGame', '/m/maintenance'].sort(),
    )
  })

  it('[LAYOUT-02, LAYOUT-12] the tab bar is hidden exactly where the rule says', () => {
    const named = [
      '/m/winnerPage',
      '/m/login',
      '/m/register',
      '/m/trail',
      '/m/launchGame',
      '/m/changePsw',
      '/m/notice',
      '/m/activity',
      '/m/forget',
      '/m/service',
      '/m/moreLottery',
      '/m/useragreement',
      '/m/maintenance',
    ]
    const contracts = all(({ path }) => path.endsWith('Contract'))
    const agency = all(({ guard }) => guard === 'agent')
    expect(all(({ footer }) => !footer).sort()).toEqual([...named, ...contracts, ...agency].sort())
  })

  it('[LAYOUT-27, LAYOUT-28] back leads home from six screens and the full ones, and one step back from the others', () => {
    expect(all(({ back }) => back === 'home').sort()).toEqual(
      ['login', 'register', 'trail', 'notice', 'forget', 'activity', 'maintenance']
        .map((name) => `/m/${name}`)
        .sort(),
    )
  })
})

describe('who may open a screen', () => {
  it('[PSW-05, PSW-06, SESSION-14, SESSION-15, SESSION-21] guests are sent to login and back afterwards', () => {
    for (const path of ['/m/changePsw', '/m/webEmail', '/m/message', '/m/voucherCenter', '/m/gameRecord']) {
      expect(accessOf(at(path).guard, null)).toEqual({ to: '/m/login', next: true })
      for (const type of [0, 2, 4]) expect(accessOf(at(path).guard, type)).toBeNull()
    }
  })

  it('[SESSION-18] the agency needs a session of a type other than 0, 4, 40; everyone else goes home', () => {
    const { guard } = at('/m/agent')
    for (const type of [null, 0, 4, 40]) {
      expect(accessOf(guard, type)).toEqual({ to: '/m/home', next: false })
    }
    for (const type of [1, 2, 3, 41, 42]) expect(accessOf(guard, type)).toBeNull()
  })

  it('[MEMBER-33] settings without a session go home', () => {
    expect(accessOf(at('/m/set').guard, null)).toEqual({ to: '/m/home', next: false })
    expect(accessOf(at('/m/set').guard, 0)).toBeNull()
  })

  it('[HOME-05, MEMBER-37] home, notices, games, help, promotions and the members page are open to guests', () => {
    for (const path of ['/m/home', '/m/notice', '/m/gameList', '/m/help', '/m/activity', '/m/mine']) {
      expect(accessOf(at(path).guard, null)).toBeNull()
    }
  })
})

describe('links', () => {
  /** Screens named by charts, flows, screens and frame; a state's own `screen` is not a link. */
  const pathOf = new Map<string, string>(Object.entries(paths).map(([name, path]) => [name, String(path)]))
  const linked = playerCode
    .filter(({ path, text }) => path !== 'src/app/routes.ts' && /import \* as paths from/.test(text))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(?<!screen: )\bpaths\.(\w+)/g)].map((found) => ({
        file: path,
        text,
        to: pathOf.get(found[1] ?? '') ?? '',
      })),
    )

  it('no link leads to a missing screen, unless it checks first or goes through the entry rules', () => {
    expect(linked.length).toBeGreaterThan(100)
    const asks = /\bhasScreen\b|\benter\(/
    expect(
      linked
        .filter(({ to, text }) => !hasScreen(to) && !asks.test(text))
        .map(({ file, to }) => `${file} links ${to}`),
    ).toEqual([])
  })

  it('links in the operator’s texts (as in the sandbox) lead to existing screens', () => {
    const named = code
      .filter(({ path }) => path.startsWith('src/sandbox/'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/['"`](\/m\/[\w./]+)/g)].map((found) => ({ path, to: found[1] ?? '' })),
      )
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter(({ to }) => !routeOf(to)).map(({ path, to }) => `${path} names ${to}`)).toEqual([])
  })
})

/** Screens of the agency and of signed-in players; all others are public. Listed here, not derived from the table. */
const agencyPaths = [
  '/m/agent',
  '/m/agentRegister',
  '/m/agent/team/overview',
  '/m/agent/team/pnl',
  '/m/member/team',
  '/m/teamBetting',
  '/m/redRain',
  '/m/member/agent/agentRebeat',
  '/m/member/teamRebate',
  '/m/member/agent/agentDivident',
  '/m/member/notice',
]
const memberPaths = [
  '/m/changePsw',
  '/m/member/home',
  '/m/member/benefits',
  '/m/member/agent/getSalaryContract',
  '/m/member/agent/getDevidendContract',
  '/m/member/agent/getHourContract',
  '/m/launchGame',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/rewardCenter',
  '/m/leaderBoard',
  '/m/member/manualRebate',
  '/m/member/rebateReport',
  '/m/gameRecord',
  '/m/transaction/record',
  '/m/vouReport',
  '/m/withdrawReport',
  '/m/profitandloss',
  '/m/upLine/transfer',
  '/m/securityCenter',
  '/m/webEmail',
  '/m/message',
  '/m/feedback',
  '/m/inviteFriends',
]
const toLogin = { to: '/m/login', next: true }
const toHome = { to: '/m/home', next: false }

describe('access of every account type to every screen', () => {
  it.each([
    {
      ids: '[SESSION-14, SESSION-15, SESSION-21]',
      who: 'a guest',
      type: null,
      member: toLogin,
      agency: toHome,
    },
    { ids: '[SESSION-25]', who: 'a member', type: 0, member: null, agency: toHome },
    { ids: '[SESSION-09]', who: 'a free trial', type: 4, member: null, agency: toHome },
    { ids: '[SESSION-10]', who: 'a trial of the agent side', type: 40, member: null, agency: toHome },
    { ids: '[SESSION-10, SESSION-18, SESSION-19]', who: 'an agent', type: 1, member: null, agency: null },
    { ids: '[SESSION-11]', who: 'an agent without transfers', type: 2, member: null, agency: null },
    { ids: '[SESSION-20]', who: 'an agent of any other type', type: 41, member: null, agency: null },
  ])('$ids $who', ({ type, member, agency }) => {
    const wanted = (path: string) =>
      agencyPaths.includes(path)
        ? agency
        : memberPaths.includes(path)
          ? member
          : path === '/m/set' && type === null
            ? toHome
            : null
    const wrong = routes
      .map(({ path, guard }) => ({ path, is: accessOf(guard, type) }))
      .filter(({ path, is }) => JSON.stringify(is) !== JSON.stringify(wanted(path)))
    expect(wrong).toEqual([])
  })

  it('the two lists contain only routes, each once', () => {
    const named = [...agencyPaths, ...memberPaths]
    expect(named.filter((path) => routeOf(path)?.path !== path)).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  })
})
