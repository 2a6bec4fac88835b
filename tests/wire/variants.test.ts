import { describe, expect, it } from 'vitest'
import { announcements, notices } from '../../src/platform/calls/content'
import { gameList, hotGames } from '../../src/platform/calls/games'
import { captcha, login } from '../../src/platform/calls/session'
import { createClient } from '../../src/platform/client'
import { oneWorld } from './support/fresh-world'
import type { World } from './support/world'

const merchant = 'perya'
const language = 'EN'
const platform = 'html5'

describe('calls with more than one form', () => {
  let world: World
  oneWorld((fresh) => (world = fresh))

  const query = () => Object.fromEntries(world.sent().url.searchParams)

  it('[WIRE-40] announcements of the registration screen', async () => {
    await world.call(announcements, {
      types: 'B',
      groupName: 'm_reg',
      platform: 'M',
      merchantCode: merchant,
    })
    expect(query()).toEqual({
      language,
      types: 'B',
      groupName: 'm_reg',
      platform: 'M',
      merchantCode: merchant,
    })
  })

  it('[WIRE-41] announcements of home, with the token in its header', async () => {
    await world.signIn('mika_07')
    const { banners, player } = await world.call(announcements, {
      types: 'B,PL,PU,H',
      groupName: 'm_home',
      platform: 'M',
      merchantCode: merchant,
    })
    expect(query()).toEqual({
      language,
      types: 'B,PL,PU,H',
      groupName: 'm_home',
      platform: 'M',
      merchantCode: merchant,
    })
    expect(world.sent().headers.get('Authorization')).toBe(world.token)
    expect(banners.length).toBeGreaterThan(0)
    expect(player.length).toBeGreaterThan(0)
  })

  it('[WIRE-39, WIRE-43, WIRE-46] banners and popular announcements are types of the announcements relay', async () => {
    const asked = { groupName: 'm_home', platform: 'M', merchantCode: merchant } as const
    const only = async (types: string) => {
      const { banners, hot, player, popup } = await world.call(announcements, { types, ...asked })
      expect(world.sent().url.pathname).toBe('/wps/relay/MCSFE_getListAnnouncements')
      expect(query()).toEqual({ language, types, ...asked })
      return [banners, hot, player, popup].map((list) => list.length > 0)
    }
    expect(await only('B')).toEqual([true, false, false, false])
    expect(await only('H')).toEqual([false, true, false, false])
  })

  it('[WIRE-42, WIRE-46] notices are the lobby’s announcements', async () => {
    const { contentLobby } = await world.call(notices, { platform: 'M', merchantCode: merchant })
    expect(world.sent().url.pathname).toBe('/wps/relay/GLS2_lobbyNews')
    expect(query()).toEqual({ language, platform: 'M', merchantCode: merchant })
    expect(contentLobby.length).toBeGreaterThan(0)
  })

  it('[WIRE-56] game list of the list screen: 27 at a time', async () => {
    const page = (pageNo: number) =>
      world.call(gameList, {
        merchant,
        platform,
        gameName: '',
        gameType: 'RNG',
        gameClassify: '',
        isNew: '1',
        pageNo,
        pageSize: 27,
        vassalage: '',
        language,
      })
    const first = await page(1)
    expect(query()).toEqual({
      merchant,
      platform,
      gameName: '',
      gameType: 'RNG',
      gameClassify: '',
      isNew: '1',
      pageNo: '1',
      pageSize: '27',
      vassalage: '',
      language,
    })
    expect(first.pageNum).toBe(1)
    expect(first.games.length).toBeLessThanOrEqual(27)
  })

  it('[WIRE-59] hot games of the list screen, by game type', async () => {
    const { games } = await world.call(hotGames, { isPlatform: '2', language, platform, gameType: 'RNG' })
    expect(query()).toEqual({ isPlatform: '2', language, platform, gameType: 'RNG' })
    expect(new Set(games.map(({ gameType }) => gameType))).toEqual(new Set(['RNG']))
  })

  it('[WIRE-10] the captcha of login and registration says VALID_CAPTCHA3, any other CAPTCHA3', async () => {
    const ask = (purpose: 'login' | 'forget', module?: string) =>
      world.call(captcha, { purpose, stamp: '1' }, module ? { module } : {})
    await ask('login', 'VALID_CAPTCHA3')
    expect(world.sent().headers.get('ModuleId')).toBe('VALID_CAPTCHA3')
    const { image } = await ask('forget')
    expect(world.sent().headers.get('ModuleId')).toBe('CAPTCHA3')
    // The PNG signature.
    expect(Buffer.from(image, 'base64').subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  })

  it('login carries Device only when it runs from the home screen', async () => {
    const devices: (string | null)[] = []
    for (const standalone of [true, false]) {
      const client = createClient({
        origin: world.origin,
        token: () => null,
        merchant: () => merchant,
        language: () => language,
        standalone: () => standalone,
        fetch: (input, init) => {
          const request = new Request(input, init)
          devices.push(request.headers.get('Device'))
          return world.sandbox.fetch(request)
        },
      })
      await client.call(login, {
        username: 'mika_07',
        password: 'Perya-1234',
        captcha: '',
        type: 'username',
      })
    }
    expect(devices).toEqual(['OTHERS', null])
  })
})
