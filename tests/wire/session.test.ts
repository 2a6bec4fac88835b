import { describe, expect, it } from 'vitest'
import { php } from '../../machines/shared/cases'
import { memberInfo, merchantWallet, setHeadIcon } from '../../src/platform/calls/member'
import { serviceAgents } from '../../src/platform/calls/service-desk'
import { walletBalance } from '../../src/platform/calls/wallet'
import { passWordChangeV2 } from '../../src/platform/calls/password'
import { logout, trialAccount, trialLogin } from '../../src/platform/calls/session'
import { availablePromotions } from '../../src/platform/calls/content'
import { eachWorld } from './support/fresh-world'
import type { World } from './support/world'

describe('sessions', () => {
  let world: World
  eachWorld((fresh) => (world = fresh))

  const ended = { code: 'logged-out', status: 401 }
  const info = () => world.call(memberInfo, null)

  it('end at logout, and the client learns of it on the next call', async () => {
    await world.signIn('mika_07')
    await world.call(logout, null)
    await expect(info()).rejects.toMatchObject(ended)
    expect(world.heard.loggedOut).toBe(1)
  })

  it('end when the token expires', async () => {
    await world.control('tokens', { lifeSeconds: 60 })
    await world.signIn('mika_07')
    world.sandbox.clock.advance(59_000)
    await expect(info()).resolves.toMatchObject({ userName: 'mika_07' })
    world.sandbox.clock.advance(1_000)
    await expect(info()).rejects.toMatchObject(ended)
  })

  it('continue when the same person signs in elsewhere, until revoked', async () => {
    await world.signIn('mika_07')
    const first = world.token
    await world.signIn('mika_07')
    expect(world.token).not.toBe(first)
    world.token = first
    await expect(info()).resolves.toBeDefined()
    expect(await (await world.control('tokens', { revoke: 'mika_07' })).json()).toMatchObject({ revoked: 2 })
    await expect(info()).rejects.toMatchObject(ended)
  })

  it('with a bad token are refused even where guests are allowed', async () => {
    await expect(world.call(availablePromotions, null)).resolves.toBeDefined()
    world.token = 'made-up'
    await expect(world.call(availablePromotions, null)).rejects.toMatchObject(ended)
    await expect(info()).rejects.toMatchObject(ended)
  })

  it('are stored as hashes: the database holds no token', async () => {
    await world.signIn('mika_07')
    const kept = world.sandbox.db.selectFrom('session').selectAll()
    const rows = await kept.where('createdAt', '=', world.sandbox.clock.now()).execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(world.token)
  })

  it('never show a token or a query in the request log', async () => {
    await world.signIn('mika_07')
    await info()
    const log = await (await world.fetch('/__sandbox/log')).text()
    expect(log).toContain('/wps/member/info')
    expect(log).not.toContain(world.token)
    expect(log).not.toContain('?')
  })

  it('[SESSION-16] of a trial account are refused calls that need a real one', async () => {
    const { token, customerType } = await world.call(trialLogin, null)
    world.token = token
    expect(customerType).toBe(4)
    await expect(world.call(walletBalance, null)).resolves.toEqual({
      sumBalance: php('10000.00'),
      currency: 'PHP',
    })
    const change = { oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' }
    const refused = { code: 'trial-refused', status: 403 }
    await expect(world.call(passWordChangeV2, change)).rejects.toMatchObject(refused)
    await expect(world.call(setHeadIcon, { icon: '2' })).rejects.toMatchObject(refused)
  })

  it('[SESSION-09] each trial is a separate account of type 4', async () => {
    const one = await world.call(trialAccount, null)
    const two = await world.call(trialAccount, null)
    expect(one).toMatchObject({ customerType: 4, firstTimeLogin: true })
    expect(two.userName).not.toBe(one.userName)
  })

  it('of a person in a blocked region answer 451', async () => {
    await world.signIn('malayo_10')
    await expect(info()).rejects.toMatchObject({ code: 'region-blocked', status: 451 })
    // It can ask for help, and sign out.
    await expect(world.call(serviceAgents, null)).resolves.not.toHaveLength(0)
    await expect(world.call(logout, null)).resolves.toBeDefined()
  })

  it('[WALLET-01] show all money exactly, wherever it is held', async () => {
    await world.signIn('mika_07')
    await expect(world.call(walletBalance, null)).resolves.toEqual({
      sumBalance: php('12480.50'),
      currency: 'PHP',
    })
    await expect(world.call(merchantWallet, null)).resolves.toEqual({
      wallets: [{ vendor: 'SPG', balance: php('480.50') }],
      currency: 'PHP',
    })
  })

  it('report the previous login', async () => {
    await world.signIn('bago_01')
    await expect(info()).resolves.toMatchObject({ lastLogin: null })
    world.sandbox.clock.advance(3_600_000)
    await world.signIn('bago_01')
    await expect(info()).resolves.toMatchObject({ lastLogin: world.sandbox.clock.now() - 3_600_000 })
  })
})
