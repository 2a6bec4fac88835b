import { describe, expect, it, vi } from 'vitest'
import { operator } from '../../src/platform/operator'
import { imagePlaces } from '../../src/platform/urls'

const imageHosts = operator().pictures
import { patchSetting } from '../../src/sandbox/settings'
import { eachInItsOwnPage, page, start } from './page'

eachInItsOwnPage()

const own = '/demo/art/tile/n1.png'

/** A picture's address in a page with this random number, 0 to 1. */
async function drawn(imageCDNs: readonly string[], lot: number) {
  await patchSetting(page.sandbox.db, 'consolidated', { imageCDNs: [...imageCDNs] })
  await start()
  vi.spyOn(Math, 'random').mockReturnValue(lot)
  const { checkImage } = await import('../../src/flows/core/urls')
  const address = checkImage(own)
  // The visit keeps its host.
  vi.spyOn(Math, 'random').mockReturnValue(0.999 - lot)
  expect(checkImage(own)).toBe(address)
  vi.restoreAllMocks()
  return address
}

describe('picture hosts', () => {
  it.each([
    [0, imageHosts[0]],
    [0.999, imageHosts[1]],
  ])(
    '[SITE-41] [CONST-51] without a list from the platform, a random one of the built-in list (%s)',
    async (lot, host) => {
      expect(await drawn([], lot)).toBe(host + own)
    },
  )

  it('[SITE-42] the platform’s list takes precedence, as far as it is on the built-in one', async () => {
    expect(await drawn(['https://evil.example', `${imageHosts[1]}/`], 0)).toBe(imageHosts[1] + own)
  })

  it('[SITE-42] this site can be one of them', async () => {
    expect(await drawn(['/'], 0.5)).toBe(own)
  })

  it('[SITE-42] only listed hosts over https are allowed', () => {
    const [host] = imageHosts
    const strange = [
      'http://img-1.perya.example',
      `${host}:8443`,
      `${host}.evil.example`,
      'https://img-1.perya.example@evil.example',
      '//img-1.perya.example',
      'javascript:alert(1)',
      '',
    ]
    expect(strange.filter((one) => imagePlaces([one]) !== imageHosts)).toEqual([])
  })

  it('[SITE-41] a picture that is not named by a path of this site is not shown from there either', async () => {
    await start()
    const { checkImage } = await import('../../src/flows/core/urls')
    for (const one of ['https://img-1.perya.example/x.png', '//x/y.png', 'data:image/png;base64,AA=='])
      expect(checkImage(one)).toBeUndefined()
  })

  it('before the settings are known it is this site', async () => {
    const { checkImage } = await import('../../src/flows/core/urls')
    expect(checkImage(own)).toBe(own)
  })
})
