import { describe, expect, it, vi } from 'vitest'
import { addressOf, linkTo } from '../../machines/shared/address'
import { php } from '../../machines/shared/cases'
import { decryptBody } from '../../src/platform/cipher'
import { operatorOf } from '../../src/operators/all'
import { publicPart } from '../../src/operators/public-part'
import { patchSetting } from '../../src/sandbox/settings'
import { eachInItsOwnPage, page, reached, signIn, start } from './page'

eachInItsOwnPage()

describe('small parts', () => {
  it('[LAUNCH-08, WIRE-70] the launch query takes the known parameters of the address, and nothing else', async () => {
    const { launchInput } = await import('../../src/flows/games/game-room')
    expect(
      launchInput({
        gameCategory: 'RNG',
        vendor: 'KIDLAT',
        gameId: 'g1',
        nodeId: '',
        freePlay: '1',
        pageBack: '/m/home',
        token: 'x',
        __proto__: 'y',
      }),
    ).toEqual({
      gameCategory: 'RNG',
      vendor: 'KIDLAT',
      gameId: 'g1',
      freePlay: '1',
      backUrl: 'http://perya.test/m/home',
      language: 'EN',
      platform: 'html5',
    })
    expect(launchInput({})).toEqual({ vendor: '', language: 'EN', platform: 'html5' })
  })

  it('an address is made of path and query, every value encoded', () => {
    expect(addressOf({ to: '/m/home' })).toBe('/m/home')
    expect(linkTo('/m/login', { next: '/m/gameList?gameType=RNG&x=1' })).toBe(
      '/m/login?next=%2Fm%2FgameList%3FgameType%3DRNG%26x%3D1',
    )
  })

  it('[LOGIN-28] a login answer becomes a session: type is the answer’s customerType', async () => {
    const { sessionOf } = await import('../../src/flows/account/login')
    const value = { token: 't', userName: 'u', customerType: 7, firstTimeLogin: true }
    expect(sessionOf(value, 'perya')).toEqual({
      token: 't',
      userName: 'u',
      type: 7,
      firstTimeLogin: true,
      merchantCode: 'perya',
    })
  })
})

describe('what is sent', () => {
  /** The last login, decrypted as anyone with its header could. */
  const sent = async () => {
    const request = page.calls('/wps/session/login').at(-1)?.clone() ?? new Request('none:')
    const { data } = (await request.json()) as { data: string }
    return decryptBody(data, request.headers.get('Encryption') ?? '')
  }

  it('[LOGIN-24] a login by name is of type username, with the answer to its captcha', async () => {
    await start()
    await signIn()
    const plain = { username: 'mika_07', password: 'Perya-1234', side: 'member' }
    expect(await sent()).toEqual({ ...plain, captcha: '', type: 'username' })
    const { signIn: bound } = await import('../../src/flows/account/sign-in')
    const { createActor } = await import('xstate')
    const values = {
      username: 'mika_07',
      password: 'Perya-1234',
      mobileNum: '9171234507',
      messageCode: '482913',
      captcha: '12',
    }
    const tried = async (method: 'username' | 'mobile') => {
      const input = { method, values, side: 'member', dialingCode: '63', captchaId: 'picture' } as const
      await reached(createActor(bound, { input }).start() as never, ({ status }) => status !== 'active')
      return sent()
    }
    expect(await tried('username')).toEqual({ ...plain, captcha: '12', type: 'username' })
    expect(page.calls('/wps/session/login').at(-1)?.headers.get('CaptchaId')).toBe('picture')
    expect(await tried('mobile')).toEqual({
      username: '9171234507',
      password: '482913',
      captcha: '12',
      type: 'sms',
      side: 'member',
      countryDialingCode: '63',
    })
  })

  it('[HOT-07] a bet launches by vendor, room, node and free play of the match itself', async () => {
    const launch = vi.fn<(target: unknown, from: string) => void>()
    vi.doMock('../../src/flows/core/late-actions', () => ({ launch }))
    await start()
    const { betOn, matchesActor } = await import('../../src/flows/games/matches')
    await reached(matchesActor() as never, (state) => state.hasTag('content'))
    const match = { vendor: 'PLR', roomId: 'room', nodeId: 'node', supportPlay: 0, event: 'match-3' }
    betOn({
      ...match,
      matchTime: 0,
      league: '',
      homeTeam: '',
      awayTeam: '',
      homeTeamImageUrl: '',
      awayTeamImageUrl: '',
    })
    vi.doUnmock('../../src/flows/core/late-actions')
    expect(launch).toHaveBeenCalledExactlyOnceWith({ category: 'SPORTS', ...match }, '/m/home')
  })
})

describe('what the settings say', () => {
  it('[HOME-32] which vendors of sports are under e-sports and cockfights', async () => {
    await patchSetting(page.sandbox.db, 'consolidated', {
      esportsVendors: ['PLR'],
      cockfightVendors: ['AGL', 'TF'],
    })
    await start()
    const { loadMenu } = await import('../../src/flows/games/lobby')
    const menu = await loadMenu()
    const of = (wanted: string) =>
      menu.find(({ category }) => category === wanted)?.vendors.map(({ vassalage }) => vassalage)
    expect([of('ESPORTS'), of('COCKFIGHT')]).toEqual([['PLR'], ['AGL', 'TF']])
    expect(of('SPORTS')).toContain('DS88')
  })

  it('[HOME-32] settings that are late keep no games away, and arrange them when they come', async () => {
    await patchSetting(page.sandbox.db, 'consolidated', { esportsVendors: ['PLR'] })
    page.sandbox.faults.add({ kind: 'hold', call: 'settings', times: 1 })
    const { startApp } = await import('../../src/flows/core/app')
    startApp()
    const { loadMenu, currentMenu } = await import('../../src/flows/games/lobby')
    await loadMenu()
    const esports = () =>
      currentMenu()
        .find(({ category }) => category === 'ESPORTS')
        ?.vendors.map(({ vassalage }) => vassalage)
    expect(esports()).toEqual(['TF'])
    page.sandbox.faults.letGo()
    await vi.waitFor(() => expect(esports()).toEqual(['PLR']), { timeout: 5_000 })
  })

  it('[GAMES-22] a vendor is drawn by name and small icon', async () => {
    await start()
    const { vendorChoice } = await import('../../src/pages/shared/vendorChoice')
    expect(
      vendorChoice({ vassalage: 'KDL', name: 'Kidlat', mobileSmallIcon: '/art/vendors/kdl.svg' }),
    ).toEqual({ key: 'KDL', name: 'Kidlat', logo: '/art/vendors/kdl.svg' })
  })
})

describe('the tabs of the game list', () => {
  it('[WIRE-68] [GAMES-10] recent games come 25 a page, favourites 27, hot ones whole; only those of the kind', async () => {
    await start()
    await signIn()
    const { gamesActor } = await import('../../src/flows/games/game-list')
    const { choiceOf } = await import('../../machines/game-list/choice')
    const asked = async (tab: string, gameType: string) => {
      page.requests.length = 0
      const actor = gamesActor(choiceOf({ tab, gameType }))
      actor.send({
        type: 'ASK',
        query: { key: `${tab} ${gameType}`, choice: choiceOf({ tab, gameType }) } as never,
      })
      await reached(actor as never, (state) => !state.hasTag('pending'))
      const { pathname, searchParams } = new URL(page.requests[0]?.url ?? '')
      return [pathname.split('_')[1], Object.fromEntries(searchParams)]
    }
    const recent = { page: '1', pageSize: '25', language: 'EN', clientType: '2' }
    expect(await asked('recent', 'RNG')).toEqual(['recentGame', { ...recent, gameType: 'RNG' }])
    expect(await asked('recent', 'ALL')).toEqual(['recentGame', recent])
    const favourites = { pageNo: '1', pageSize: '27', language: 'EN' }
    expect(await asked('fav', 'RNG')).toEqual(['getFavoriteGamesList', { ...favourites, gameType: 'RNG' }])
    const hot = { isPlatform: '2', platform: 'html5', language: 'EN' }
    expect(await asked('hot', 'RNG')).toEqual(['hotGamesV2', { ...hot, gameType: 'RNG' }])
    expect(await asked('hot', 'HOT')).toEqual(['hotGamesV2', hot])
  })

  it('vendors of a list are those of its kind, or all, each once; what is known needs no request', async () => {
    const { knownCount, vendorsFor } = await import('../../src/flows/games/game-list')
    const { choiceOf } = await import('../../machines/game-list/choice')
    const vendor = (vassalage: string, gameCount: number) =>
      ({ vassalage, gameCount, name: '', mobileSmallIcon: '', freeplay: 0 }) as const
    const menu = [
      { category: 'RNG', classify: [], vendors: [vendor('A', 3), vendor('B', 4)] },
      { category: 'LIVE', classify: [], vendors: [vendor('B', 5)] },
    ] as const
    const codes = (kind: Parameters<typeof vendorsFor>[1]) =>
      vendorsFor(menu, kind).map(({ vassalage }) => vassalage)
    expect([codes('LIVE'), codes('FISH'), codes('ALL'), codes('HOT')]).toEqual([
      ['B'],
      [],
      ['A', 'B'],
      ['A', 'B'],
    ])
    const count = (query: Partial<Record<string, string>>) =>
      knownCount(menu[0].vendors, choiceOf({ gameType: 'RNG', ...query } as Parameters<typeof choiceOf>[0]))
    expect([count({}), count({ vassalage: 'B' }), count({ vassalage: 'C' })]).toEqual([7, 4, null])
    for (const query of [
      { tab: 'hot' },
      { gameType: 'HOT' },
      { gameType: 'ALL' },
      { gameName: 'x' },
      { gameClassify: '1' },
      { minBet: '0.1' },
    ])
      expect([query, count(query)]).toEqual([query, null])
  })
})

describe('files that do not come', () => {
  it('[ERROR-44] are in the log, one fault for all of them', async () => {
    await start()
    const { recoverChunks } = await import('../../src/flows/core/chunks')
    const { faults } = await import('../../src/flows/core/log')
    recoverChunks()
    for (let file = 0; file < 2; file++) window.dispatchEvent(new Event('perya:file-failed'))
    expect(faults()).toMatchObject([{ what: 'chunk', code: 'offline', times: 2 }])
  })
})

describe('bank accounts', () => {
  it('one that no longer rests is like any other', async () => {
    const { payees } = await import('../../src/flows/cash/payees')
    const card = { id: '1' } as never as Parameters<typeof payees>[0][number]
    const at = Date.now()
    const rests = (restsUntil?: number) =>
      payees([{ ...card, ...(restsUntil === undefined ? {} : { restsUntil }) }])[0]
    expect(rests()).toEqual(card)
    expect(rests(at)).toEqual(card)
    expect(rests(at + 1)).toEqual({ ...card, restsUntil: at + 1 })
  })
})

describe('winners and jackpot', () => {
  it('[WIN-02, WIN-04, CONST-11] the board has the 20 highest wins, highest first', async () => {
    const { ranked } = await import('../../src/flows/home/winners')
    const wins = Array.from({ length: 30 }, (_, i) => ({ winAmount: php(`${(i * 7) % 30}.50`) }))
    const board = ranked(wins).map(({ winAmount }) => winAmount)
    expect(board).toEqual(Array.from({ length: 20 }, (_, i) => php(`${29 - i}.50`)))
  })

  it('[WIN-11] names are masked, once', async () => {
    const { maskedName } = await import('../../src/flows/home/winners')
    expect(['mika_07', 'ab', 'mi***7', '', 'a'].map(maskedName)).toEqual([
      'mi***7',
      'a***',
      'mi***7',
      '',
      'a***',
    ])
    expect(['abc', 'abcd'].map(maskedName)).toEqual(['a***', 'ab***d'])
  })

  it('[WIN-12] the ranking is shown by rank, with names masked', async () => {
    await start()
    const { ranks, ranksActor } = await import('../../src/flows/home/winners')
    await reached(ranksActor() as never, (state) => state.hasTag('content'))
    const list = ranks.view(ranksActor().getSnapshot() as never).data ?? []
    expect(list.length).toBeGreaterThan(2)
    expect(list.map(({ rank }) => rank)).toEqual(list.map((_, n) => n + 1))
    expect(list.filter(({ customerName }) => !customerName.includes('*'))).toEqual([])
  })

  it('[WIN-06, WIN-09, CONST-33] the counter starts from 70 to 130 million and grows by 100 to 500 every 3, 4 or 5 s', async () => {
    const { drawStart, drawStep } = await import('../../src/flows/home/jackpot')
    const pauses = new Set<number>()
    for (let draw = 0; draw < 500; draw++) {
      const start = (await drawStart()).minor
      expect(start).toBeGreaterThanOrEqual(7_000_000_000)
      expect(start).toBeLessThanOrEqual(13_000_000_000)
      const { amount, milliseconds } = await drawStep()
      const { minor } = amount
      expect(minor).toBeGreaterThanOrEqual(10_000)
      expect(minor).toBeLessThanOrEqual(50_000)
      pauses.add(milliseconds)
    }
    expect([...pauses].sort()).toEqual([3_000, 4_000, 5_000])
  })

  it('[WIN-06, WALLET-01] a pool in another currency than the site’s is shown in its own', async () => {
    const { actFor } = await import('../../src/platform/operator')
    const perya = publicPart(operatorOf('perya'))
    actFor({ ...perya, currency: { ...perya.currency, code: 'VND' } })
    await start()
    const { jackpotActor } = await import('../../src/flows/home/jackpot')
    await reached(jackpotActor() as never, (state) => state.hasTag('pool'))
    expect(jackpotActor().getSnapshot().context.value?.currency).toBe('PHP')
  })
})

describe('badges', () => {
  it('[PROMO-03] unclaimed promotions are those that can be claimed', async () => {
    const { unclaimedOf } = await import('../../src/flows/member/promotions')
    const offer = (status: 'claim' | 'join' | 'claimed') =>
      ({ id: '1', title: '', summary: '', content: '', url: '', status }) as const
    const list = [offer('claim'), offer('join'), offer('claim'), offer('claimed')]
    expect(unclaimedOf({ list, referral: true } as never)).toBe(2)
    expect(unclaimedOf(null)).toBe(0)
  })

  it('what can be claimed comes first and what has ended last; otherwise the platform’s order stays', async () => {
    const { shownOffers } = await import('../../src/flows/member/promotions')
    const list = (['close', 'join', 'claim', 'claimed', 'close', 'claim'] as const).map((status, n) => ({
      id: `${n}`,
      status,
    }))
    expect(shownOffers({ list } as never).map(({ id }) => id)).toEqual(['2', '5', '1', '3', '0', '4'])
    expect(shownOffers(null)).toEqual([])
  })
})
