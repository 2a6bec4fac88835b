import { describe, expect, it } from 'vitest'
import { walletBalance } from '../../src/platform/calls/wallet'
import { setExclusion } from '../../src/sandbox/play/exclusion'
import { openDeskIn, placeAt } from './support/lottery-desk'
import { eachWorld } from './support/fresh-world'
import type { World } from './support/world'

let world: World
eachWorld((fresh) => (world = fresh), 'mika_07')

const balance = async () => (await world.call(walletBalance, null)).sumBalance

describe('who may bet', () => {
  const bet = { requestKey: 'k'.repeat(16) }

  it('nobody once the session that opened the lottery has ended', async () => {
    const desk = await openDeskIn(world)
    const before = await balance()
    await world.sandbox.db.deleteFrom('session').execute()
    const { response, body } = await desk.ask('options')
    expect([response.status, body.code]).toEqual([401, 'session.ended'])
    expect((await desk.bet(bet.requestKey)).response.status).toBe(401)
    await world.signIn('mika_07')
    expect(await balance()).toEqual(before)
  })

  it('nobody who is excluded from playing', async () => {
    const desk = await openDeskIn(world)
    const { id } = await world.sandbox.db
      .selectFrom('member')
      .select('id')
      .where('username', '=', 'mika_07')
      .executeTakeFirstOrThrow()
    await setExclusion(world.sandbox.db, id, null)
    const { response, body } = await placeAt(desk)
    expect([response.status, body.code]).toEqual([403, 'player.excluded'])
  })

  it('a bet looked up before it arrives is refused', async () => {
    const desk = await openDeskIn(world)
    const before = await balance()
    expect((await desk.look(`key=${bet.requestKey}`)).placed).toBeNull()
    const { response, body } = await placeAt(desk, bet)
    expect([response.status, body.code]).toEqual([409, 'request.late'])
    expect(await balance()).toEqual(before)
  })
})
