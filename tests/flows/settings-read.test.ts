import { describe, expect, it, vi } from 'vitest'
import { eachInItsOwnPage, page, reached, start } from './page'

/** The operator's settings, as read by the flows. */
describe('the settings', () => {
  eachInItsOwnPage()

  const settings = async (change: object) => {
    const { db } = page.sandbox
    const row = await db
      .selectFrom('setting')
      .select('value')
      .where('name', '=', 'consolidated')
      .executeTakeFirstOrThrow()
    const value = JSON.stringify({ ...(JSON.parse(row.value) as object), ...change })
    await db.updateTable('setting').set({ value }).where('name', '=', 'consolidated').execute()
    await start()
    const { registerScreens } = await import('../../src/flows/core/screens')
    registerScreens((path) =>
      ['/m/activity', '/m/gameList', '/m/home', '/m/login'].includes(path.split('?')[0] ?? ''),
    )
  }

  it('[ROUTE-69] an address of the operator’s own leads to its screen of this site, and to nothing else', async () => {
    await settings({
      routes: {
        '/m/fiesta': '/m/activity',
        '/m/slots': '/m/gameList?gameType=RNG',
        '/m/start': '/m/home',
        '/m/out': 'https://elsewhere.example',
        '/m/none': '/m/nothing',
        '/m/in': '/m/login',
      },
    })
    const { ownRoute } = await import('../../src/flows/session/own-routes')
    expect(
      ['/m/fiesta', '/m/slots', '/m/start', '/m/out', '/m/none', '/m/in', '/m/other', '/m/constructor'].map(
        ownRoute,
      ),
    ).toEqual(['/m/activity', '/m/gameList?gameType=RNG', '/m/home', null, null, null, null, null])
  })

  it('[APP-15] the app’s picture is a picture of this site', async () => {
    await settings({ resources: [{ resourceType: 'IOS', url: '/get' }] })
    const { appIcon } = await import('../../src/flows/service/app-download')
    expect(appIcon()).toBeUndefined()
  })

  it.each([
    { where: 'an iPhone’s home screen', standalone: true, flag: '"1"' },
    { where: 'a browser', standalone: false, flag: undefined },
  ])('[APP-11] running from $where sets WEBCLIP on the phone to $flag', async ({ standalone, flag }) => {
    await settings({})
    vi.stubGlobal('window', {
      ...window,
      navigator: { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X)', maxTouchPoints: 5 },
      matchMedia: () => ({ matches: standalone }),
      addEventListener: () => {},
    })
    const { appDownload } = await import('../../src/flows/service/app-download')
    appDownload()
    expect(page.local.get('WEBCLIP')).toBe(flag)
  })

  it('[HOME-23, WIRE-40] registration and game centres fetch the banners of their own place', async () => {
    await settings({})
    const { placeBanners } = await import('../../src/flows/home/place-banners')
    for (const [place, titles] of [
      ['m_reg', [expect.stringContaining('when you start'), 'Enter the code you got']],
      ['m_game', ['Lipad takes off', 'Talisay Arena is open']],
    ] as const) {
      const { actor, resource } = placeBanners[place]
      await reached(actor(), (state) => state.hasTag('content'))
      expect(resource.view(actor().getSnapshot()).data?.map(({ title }) => title)).toEqual(titles)
      const asked = page.calls('/wps/relay/MCSFE_getListAnnouncements').at(-1)
      expect(Object.fromEntries(new URL(asked?.url ?? '').searchParams)).toMatchObject({
        types: 'B',
        groupName: place,
        platform: 'M',
        merchantCode: 'perya',
      })
    }
  })
})
