import { memberTransactions } from '../../../src/platform/calls/bets'
import { launchGame } from '../../../src/platform/calls/launch'
import { walletBalance } from '../../../src/platform/calls/wallet'
import { startAt, type World } from './world'

/** An answer of the game server. */
interface PlayAnswer {
  readonly ok: boolean
  readonly code?: string
  readonly balance: number
  readonly rest: number
  readonly bet: {
    readonly key: string
    readonly stake: number
    readonly payout: number
    readonly state: string
    readonly outcome: unknown
    readonly number: string
  } | null
  readonly open: { readonly key: string; readonly stake: number } | null
  readonly last: { readonly key: string } | null
}

/** Real-money play in a test's world: the game pages' side and the player's side. */
export function playIn(world: World) {
  let keys = 0
  const freshKey = () => `intent-number-${String((keys += 1)).padStart(6, '0')}`
  const send = async (path: string, order: object): Promise<PlayAnswer> => {
    const answer = await world.fetch(path, { method: 'POST', body: JSON.stringify(order) })
    return (await answer.json()) as PlayAnswer
  }
  return {
    freshKey,
    send,
    bet: (path: string, intent: object, key = freshKey()) => send(path, { act: 'bet', key, intent }),
    look: async (path: string) => (await (await world.fetch(path)).json()) as PlayAnswer,
    /** Opens a game and returns its game server's address. */
    async launch(name: string, more: { freePlay?: '1' } = {}) {
      const { nodeId, vendor } = await world.sandbox.db
        .selectFrom('game')
        .select(['nodeId', 'vendor'])
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
      const query = { vendor, nodeId, language: 'EN', platform: 'html5', ...more } as const
      const opened = await world.call(launchGame, query)
      const id = new URL(opened.url, world.origin).pathname.split('/').at(-1)
      return { ...opened, path: `/demo/play/${id}`, vendor, nodeId }
    },
    total: async () => (await world.call(walletBalance, null)).sumBalance.minor,
    bets: () =>
      world.sandbox.db.selectFrom('bet').selectAll().where('roundId', '>', 0).orderBy('id').execute(),
    record: (more: object = {}) =>
      world.call(memberTransactions, {
        from: startAt - 86_400_000,
        to: startAt + 300 * 86_400_000,
        pageNo: 1,
        pageSize: 20,
        language: 'EN',
        ...more,
      }),
  }
}
