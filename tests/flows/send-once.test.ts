import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { sendOnceMachine } from '../../machines/send-once/send-once.machine'
import { limits } from '../../machines/shared/limits'
import { drive } from './drive'
import { eachInItsOwnPage, page, reached, signIn, start } from './page'

const key = { requestId: '0123456789abcdef0123456789abcdef', at: 1, facts: {}, slot: 'mika_07.withdraw' }
const request = { amount: '500.00', pin: '246810' }

const sending = () => {
  const run = drive(sendOnceMachine, { request })
  run.answer('openKey', { key, fresh: true })
  return run
}
const ended = (run: ReturnType<typeof sending>) => run.snapshot().output?.outcome

describe('sending once', () => {
  it('[WALLET-08] sends under a new key and removes it once the platform has answered', () => {
    const run = sending()
    expect(run.inputOf('send')).toEqual({ key, request })
    run.answer('send', { ok: true, value: 'W1' })
    expect(run.snapshot().output).toEqual({ outcome: 'accepted', value: 'W1', facts: {}, failure: null })
    expect(run.effects()).toEqual([['dropKey', { key }]])
  })

  it('[WALLET-08] looks up a lost answer until it is known, and never sends again', () => {
    const run = sending()
    run.fail('send', { code: 'timeout' })
    expect([run.at(), run.running('send'), run.inputOf('look')]).toEqual(['looking', false, { key }])
    run.fail('look', { code: 'offline' })
    expect([run.at(), run.effects()]).toEqual(['unknown', []])
    run.wait(limits.lookAgain)
    run.fail('look', { code: 'offline' })
    run.send({ type: 'ONLINE' })
    run.fail('look', { code: 'offline' })
    run.send({ type: 'LOOK' })
    run.answer('look', 'W1')
    expect([ended(run), run.effects()]).toEqual(['found', [['dropKey', { key }]]])
  })

  it('[WALLET-08] a request that never arrived says why, and nothing secret remains of it', () => {
    const run = sending()
    run.fail('send', { code: 'offline' })
    expect(JSON.stringify(run.snapshot().context)).not.toContain('246810')
    run.answer('look', null)
    expect(run.snapshot().output).toMatchObject({ outcome: 'never', failure: { code: 'offline' } })
  })

  it('[WALLET-08] an open key is looked up, and the new request is not sent', () => {
    const run = drive(sendOnceMachine, { request })
    run.answer('openKey', { key, fresh: false })
    expect([run.at(), run.running('send'), run.snapshot().context.request]).toEqual(['looking', false, null])
    run.answer('look', null)
    expect(run.snapshot().output).toMatchObject({ outcome: 'never', failure: { code: 'not-arrived' } })
  })

  it('[PROMO-07] a player who does not want to wait leaves the key where it is', () => {
    const run = sending()
    run.fail('send', { code: 'offline' })
    run.fail('look', { code: 'offline' })
    run.send({ type: 'LEAVE' })
    expect([ended(run), run.effects()]).toEqual(['left', []])
  })
})

describe('bound to the phone', () => {
  eachInItsOwnPage()

  /** A request whose calls are controlled by the test, in a page with a signed-in player. */
  async function bound(send: (requestId: string) => Promise<string>, look: () => Promise<string | null>) {
    const { sendOnceFlow } = await import('../../src/flows/core/send-once')
    const flow = sendOnceFlow<typeof request, string>({
      intent: 'test',
      send: (_, requestId) => send(requestId),
      look,
      facts: ({ amount }) => ({ amount }),
    })
    return async (sent: typeof request | null) => {
      const actor = createActor(flow, { input: { request: sent } }).start()
      await reached(actor, (state) => state.status === 'done')
      return actor.getSnapshot().output
    }
  }
  const records = () => [...page.local].filter(([name]) => name.startsWith('perya.once.'))

  it('[WALLET-08] the key is on the phone before anything is sent, by account, without any password, and goes with the outcome', async () => {
    await start()
    await signIn('mika_07')
    const seen: unknown[] = []
    const run = await bound(
      (requestId) => {
        seen.push(requestId, records())
        return Promise.resolve('W1')
      },
      () => Promise.resolve(null),
    )
    expect(await run(request)).toMatchObject({ outcome: 'accepted', value: 'W1' })
    const [requestId, kept] = seen as [string, [string, string][]]
    expect(requestId).toMatch(/^[0-9a-f]{32}$/)
    expect(kept.map(([name]) => name)).toEqual(['perya.once.mika_07.test'])
    expect(JSON.parse(kept[0]?.[1] ?? '')).toMatchObject({ requestId, facts: { amount: '500.00' } })
    expect(kept[0]?.[1]).not.toContain('246810')
    expect(records()).toEqual([])
  })

  it('[WALLET-08] an open request is found by the next screen, which sends nothing', async () => {
    await start()
    await signIn('mika_07')
    const sent: string[] = []
    page.local.set('perya.once.mika_07.test', JSON.stringify({ requestId: key.requestId, at: 1, facts: {} }))
    const run = await bound(
      (requestId) => Promise.resolve(sent.push(requestId).toString()),
      () => Promise.resolve('W1'),
    )
    expect(await run(request)).toMatchObject({ outcome: 'found', value: 'W1' })
    expect([sent, records()]).toEqual([[], []])
    expect(await run(null)).toMatchObject({ outcome: 'none' })
  })

  it('[WALLET-08] each account has its own key', async () => {
    await start()
    await signIn('don_ramon')
    page.local.set('perya.once.mika_07.test', JSON.stringify({ requestId: key.requestId, at: 1, facts: {} }))
    const run = await bound(
      () => Promise.resolve('W2'),
      () => Promise.resolve('W1'),
    )
    expect(await run(null)).toMatchObject({ outcome: 'none' })
    expect(await run(request)).toMatchObject({ outcome: 'accepted', value: 'W2' })
    expect(records().map(([name]) => name)).toEqual(['perya.once.mika_07.test'])
  })
})
