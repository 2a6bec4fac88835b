import { expect, it } from 'vitest'
import { add, zero } from '../../machines/shared/arithmetic'
import { claimRain, rainOutcome, redRain } from '../../src/platform/calls/rain'
import { claimHistory } from '../../src/platform/calls/rewards'
import { walletBalance } from '../../src/platform/calls/wallet'
import { setExclusion } from '../../src/sandbox/play/exclusion'
import { envelopePrizes } from '../../src/sandbox/rewards/rain'
import { eachWorld } from './support/fresh-world'
import type { World } from './support/world'

let world: World
eachWorld((fresh) => (world = fresh), 'tita_baby')

const minute = 60_000
/** Waits for the next round that this player can still claim. */
async function nextRound() {
  world.sandbox.clock.advance(30 * minute)
  const { rounds } = await world.call(redRain, null)
  const round = rounds.find(({ claimed }) => !claimed)!
  world.sandbox.clock.set(round.from)
  return round
}
const balance = async () => (await world.call(walletBalance, null)).sumBalance.minor

it('[ROUTE-25] rounds are announced with the chances of an envelope, a hundred together', async () => {
  const { rounds, prizes, most, serverTime } = await world.call(redRain, null)
  expect(most).toBe(3)
  expect(rounds.length).toBeGreaterThan(1)
  for (const { from, until } of rounds)
    expect([until > serverTime, until - from]).toEqual([true, 10 * minute])
  expect(prizes.reduce((sum, { ofHundred }) => sum + ofHundred, 0)).toBe(100)
  expect(prizes.map(({ amount, ofHundred }) => [amount.minor, ofHundred])).toEqual(
    envelopePrizes.map(({ amount, ofHundred }) => [amount, ofHundred]),
  )
})

it('[ROUTE-25] what was caught is paid once a key and once a round, and stands among the claims', async () => {
  const { id: round } = await nextRound()
  const before = await balance()
  const asked = { requestId: 'envelopes one', round, caught: 2 }
  const receipt = await world.call(claimRain, asked)
  expect(receipt.envelopes).toHaveLength(2)
  expect(receipt.envelopes.reduce(add, zero('PHP'))).toEqual(receipt.amount)
  expect(await world.call(claimRain, asked)).toEqual(receipt)
  expect(await world.call(rainOutcome, { requestId: asked.requestId })).toEqual(receipt)
  expect(await balance()).toBe(before + receipt.amount.minor)
  await expect(world.call(claimRain, { ...asked, requestId: 'envelopes two' })).rejects.toMatchObject({
    code: 'conflict',
  })
  expect((await world.call(redRain, null)).rounds[0]).toMatchObject({ id: round, claimed: true })
  const { list } = await world.call(claimHistory, { pageNo: 1, pageSize: 1 })
  expect(list[0]).toMatchObject({
    number: receipt.number,
    title: 'Red envelope rain',
    amount: receipt.amount,
  })
})

it('[ROUTE-25] more than allowed, another time and a burnt key are refused, and pay nothing', async () => {
  const { id: round, until } = await nextRound()
  const before = await balance()
  const claim = (asked: object) =>
    world.call(claimRain, { requestId: 'envelopes of a test', round, caught: 1, ...asked })
  expect(await world.call(rainOutcome, { requestId: 'looked up before' })).toBeNull()
  const refused = { code: 'conflict' }
  await expect(claim({ requestId: 'looked up before' })).rejects.toMatchObject({ code: 'not-arrived' })
  await expect(claim({ caught: 4 })).rejects.toBeDefined()
  await expect(claim({ round: String(Number(round) + minute) })).rejects.toMatchObject(refused)
  world.sandbox.clock.set(until + minute)
  await expect(claim({})).rejects.toMatchObject(refused)
  expect(await balance()).toBe(before)
})

it('[ROUTE-25] envelopes hold what is said of them, and mostly the least', async () => {
  for (let n = 0; n < 30; n++) {
    const { id: round } = await nextRound()
    await world.call(claimRain, { requestId: `envelopes number ${n}`, round, caught: 3 })
  }
  const rows = await world.sandbox.db.selectFrom('rainEnvelope').select('amount').execute()
  expect(rows).toHaveLength(90)
  const held = (amount: number) => rows.filter((row) => row.amount === amount).length
  expect(envelopePrizes.reduce((sum, { amount }) => sum + held(amount), 0)).toBe(90)
  expect(held(50)).toBeGreaterThan(40)
  expect(held(50)).toBeLessThan(70)
})

it('[ROUTE-25] nobody who takes a break is invited, or paid; members have no rain', async () => {
  const { id: round } = await nextRound()
  const { id } = await world.sandbox.db
    .selectFrom('member')
    .select('id')
    .where('username', '=', 'tita_baby')
    .executeTakeFirstOrThrow()
  await setExclusion(world.sandbox.db, id, null)
  expect((await world.call(redRain, null)).rounds).toEqual([])
  await expect(
    world.call(claimRain, { requestId: 'envelopes in a break', round, caught: 1 }),
  ).rejects.toBeDefined()
  await world.signIn('mika_07')
  await expect(world.call(redRain, null)).rejects.toBeDefined()
})
