import { describe, expect, it } from 'vitest'
import { php } from '../../machines/shared/cases'
import { availablePromotions, referral } from '../../src/platform/calls/content'
import { walletBalance } from '../../src/platform/calls/wallet'
import { referralFriends, referralProgramme } from '../../src/platform/calls/referral'
import { checkAffiliate, register } from '../../src/platform/calls/register'
import { moveMoney } from '../../src/sandbox/db/money'
import { registrationOf } from './support/registration'
import { eachWorld } from './support/fresh-world'
import type { World } from './support/world'

const hour = 3_600_000
let world: World
eachWorld((fresh) => (world = fresh))

const programme = () => world.call(referralProgramme, null)
const friends = (pageNo = 1, pageSize = 20) => world.call(referralFriends, { pageNo, pageSize })
const balance = async () => (await world.call(walletBalance, null)).sumBalance

/** Registers with the link's code, as the form does. */
async function bring(username: string, mobile: string, code: string): Promise<string> {
  const { captchaId, body } = await registrationOf(world, username, mobile)
  const before = world.token
  world.token = null
  await world.call(register, { ...body, affiliateCode: code }, { captchaId })
  world.token = before
  const { id } = await world.sandbox.db
    .selectFrom('member')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return id
}

const deposit = (memberId: string, minor: number) =>
  world.sandbox.db
    .transaction()
    .execute((trx) => moveMoney(trx, { memberId, minor, reason: 'deposit', at: world.sandbox.clock.now() }))

describe('the referral programme', () => {
  it('[PROMO-11] [REG-16] the link carries code and site, and registration accepts it', async () => {
    await world.signIn('mika_07')
    const standing = async () =>
      (await world.call(availablePromotions, null)).list.find(({ id }) => id === 'referral')?.status
    expect(await standing()).toBe('join')
    const { code, url, joined } = await world.call(referral, null)
    const address = new URL(url, world.origin)
    expect(address.pathname).toBe('/m/register')
    expect(address.searchParams.get('code')).toBe(code)
    expect(address.searchParams.get('domain')).toBe('localhost')
    expect(joined).toBe(0)
    await world.call(checkAffiliate, { code, domain: 'localhost' })
    await bring('kaibigan_1', '9179990031', code)
    expect((await friends()).list).toMatchObject([
      { name: 'ka***an_1', joinedAt: world.sandbox.clock.now(), depositedAt: null, reward: null },
    ])
    expect(await programme()).toMatchObject({
      joined: 1,
      deposited: 0,
      paid: php('0.00'),
      coming: php('0.00'),
    })
    // Whoever has referred a friend participates without a tap.
    expect(await standing()).toBe('joined')
  })

  it('[PROMO-11] a large enough first deposit earns one reward, paid later and once', async () => {
    await world.signIn('mika_07')
    const { code } = await world.call(referral, null)
    const friend = await bring('kaibigan_1', '9179990031', code)
    const before = await balance()
    await deposit(friend, 50_000)
    const at = world.sandbox.clock.now()
    expect(await programme()).toMatchObject({ deposited: 1, paid: php('0.00'), coming: php('100.00') })
    expect((await friends()).list[0]).toMatchObject({
      depositedAt: at,
      reward: { amount: php('100.00'), state: 'coming', at: at + 24 * hour },
    })
    expect(await balance()).toEqual(before)

    world.sandbox.clock.advance(24 * hour - 1)
    // Tokens do not live that long.
    await world.signIn('mika_07')
    expect((await programme()).paid).toEqual(php('0.00'))
    world.sandbox.clock.advance(1)
    const answers = await Promise.all([programme(), friends(), programme(), friends()])
    expect(answers[0]).toMatchObject({ paid: php('100.00'), coming: php('0.00') })
    expect(answers[1].list[0]?.reward).toMatchObject({ state: 'paid', at: world.sandbox.clock.now() })
    expect(await balance()).toEqual(php('12580.50'))
    await deposit(friend, 90_000)
    world.sandbox.clock.advance(48 * hour)
    await world.signIn('mika_07')
    expect((await programme()).paid).toEqual(php('100.00'))
    expect(await balance()).toEqual(php('12580.50'))
  })

  it('[PROMO-11] the first deposit counts, however large the next one is', async () => {
    await world.signIn('mika_07')
    const { code } = await world.call(referral, null)
    const friend = await bring('kaibigan_1', '9179990031', code)
    await deposit(friend, 49_999)
    await deposit(friend, 500_000)
    expect((await friends()).list[0]).toMatchObject({ depositedAt: world.sandbox.clock.now(), reward: null })
    expect(await programme()).toMatchObject({ deposited: 1, coming: php('0.00') })
  })

  it('[PROMO-11] lists friends newest first and paged, with masked names', async () => {
    await world.signIn('nena_tropa')
    const [first, second] = [await friends(1, 4), await friends(2, 4)]
    expect([first.list.length, second.list.length, first.totalPages, second.pageNum]).toEqual([4, 2, 2, 2])
    const all = [...first.list, ...second.list]
    expect(all.map(({ joinedAt }) => joinedAt)).toEqual(
      all.map(({ joinedAt }) => joinedAt).sort((a, b) => b - a),
    )
    expect(all.every(({ name }) => /^..\*\*\*/.test(name))).toBe(true)
    expect(all.map(({ reward }) => reward?.state ?? null)).toEqual([
      null,
      'coming',
      null,
      'paid',
      'paid',
      'paid',
    ])
    expect(await programme()).toEqual({
      enabled: true,
      currency: 'PHP',
      reward: php('100.00'),
      minimum: php('500.00'),
      waitHours: 24,
      joined: 6,
      deposited: 5,
      paid: php('300.00'),
      coming: php('100.00'),
    })
  })

  it('[LAYOUT-10] says whether it is switched on', async () => {
    await world.control('world', { feature: { key: 'referral', enabled: false } })
    await world.signIn('mika_07')
    expect((await programme()).enabled).toBe(false)
  })

  it('[SESSION-17] a trial account cannot refer friends', async () => {
    await world.signIn('trial_kuya')
    await expect(programme()).rejects.toMatchObject({ code: 'trial-refused' })
    await expect(friends()).rejects.toMatchObject({ code: 'trial-refused' })
  })
})
