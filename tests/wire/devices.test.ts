import { describe, expect, it } from 'vitest'
import { devices, endDevice, endOtherDevices } from '../../src/platform/calls/devices'
import { memberInfo } from '../../src/platform/calls/member'
import { encryptBody } from '../../src/platform/cipher'
import { patchSetting } from '../../src/sandbox/settings'
import { eachWorld } from './support/fresh-world'
import { startAt, type World } from './support/world'

/**
 * Where an account is signed in (trust 19, 25), and the platform's own limit for idle sessions (trust 16).
 */

const android = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) AppleWebKit/605.1.15 Version/17.5 Mobile Safari/604.1'
const minute = 60_000

let world: World
eachWorld((fresh) => (world = fresh))

/** Signs in with a browser, and returns its token. */
async function signInWith(agent: string, username = 'mika_07'): Promise<string> {
  const { body, header } = encryptBody({ username, password: 'Perya-1234', captcha: '', type: 'username' })
  const answer = await world.fetch('/wps/session/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Encryption: header, 'User-Agent': agent },
    body: JSON.stringify(body),
  })
  const { value } = (await answer.json()) as { value: { token: string } }
  return value.token
}

const letters = () => world.sandbox.db.selectFrom('inbox').select('titleEn').orderBy('id', 'desc').execute()

describe('the devices of an account', () => {
  it('[ROUTE-60] each with its last use and place, this one marked, and the sign-in before it', async () => {
    world.token = await signInWith(android)
    world.sandbox.clock.advance(10 * minute)
    world.token = await signInWith(iphone)
    world.sandbox.clock.advance(5 * minute)
    const { list, before } = await world.call(devices, null)
    expect(list.map(({ id: _, ...facts }) => facts)).toEqual([
      {
        current: true,
        name: 'Safari, iPhone',
        place: 'Philippines',
        startedAt: startAt + 10 * minute,
        lastUsedAt: startAt + 15 * minute,
      },
      {
        current: false,
        name: 'Chrome, Android',
        place: 'Philippines',
        startedAt: startAt,
        lastUsedAt: startAt,
      },
    ])
    expect(before).toEqual({ at: startAt, name: 'Chrome, Android', place: 'Philippines' })
    expect(await world.call(memberInfo, null)).toMatchObject({ lastLogin: startAt })
    // Nothing in it grants access to the sessions it lists.
    expect(JSON.stringify(list)).not.toContain(world.token)
  })

  it('[ROUTE-60] one is ended, or all others; never this one, nor those of another player', async () => {
    const first = await signInWith(android)
    const second = await signInWith(iphone)
    const stranger = await signInWith(android, 'tita_baby')
    const ended = async (token: string) => {
      const own = world.token
      world.token = token
      const fate = await world.call(memberInfo, null).then(
        () => false,
        (error: { code: string }) => error.code === 'logged-out',
      )
      world.token = own
      return fate
    }
    world.token = await signInWith(android)
    const { list } = await world.call(devices, null)
    const iphones = list.find(({ name }) => name === 'Safari, iPhone')
    const own = list.find(({ current }) => current)
    expect((await world.call(endDevice, { id: iphones?.id ?? '' })).list).toHaveLength(2)
    expect([await ended(second), await ended(first)]).toEqual([true, false])
    expect((await world.call(endDevice, { id: own?.id ?? '' })).list).toHaveLength(2)
    world.token = stranger
    const theirs = (await world.call(devices, null)).list[0]
    world.token = await signInWith(android)
    await world.call(endDevice, { id: theirs?.id ?? '' })
    expect((await world.call(endOtherDevices, null)).list).toHaveLength(1)
    expect([await ended(first), await ended(stranger)]).toEqual([true, false])
  })

  it('a device that signs in for the first time is told to the inbox, the very first one is not', async () => {
    world.token = await signInWith(android)
    const before = (await letters()).length
    world.token = await signInWith(android)
    expect(await letters()).toHaveLength(before)
    world.token = await signInWith(iphone)
    const [newest, ...others] = await letters()
    expect(others).toHaveLength(before)
    expect(newest?.titleEn).toBe('A new device has signed in')
    world.token = await signInWith(iphone)
    expect(await letters()).toHaveLength(before + 1)
  })
})

describe('a session that is not used', () => {
  it('ends where the platform has a limit, and each use begins it anew', async () => {
    const { db, clock } = world.sandbox
    await patchSetting(db, 'tokens', { idleSeconds: 1_800 })
    await world.signIn('mika_07')
    clock.advance(29 * minute)
    await world.call(memberInfo, null)
    clock.advance(29 * minute)
    await world.call(memberInfo, null)
    clock.advance(31 * minute)
    await expect(world.call(memberInfo, null)).rejects.toMatchObject({ code: 'logged-out' })
  })
})
