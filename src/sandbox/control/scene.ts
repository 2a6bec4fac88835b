import * as v from 'valibot'
import type { Sandbox } from '../running'
import { putSetting } from '../settings'
import { sorting } from '../world/categories'

/** Site-wide data: games, lotteries, announcements, customer service. */

export const sceneBody = v.strictObject({
  /**
   * Only the first games of one type, or of all, are open, up to this number; those of this vendor, if given.
   */
  games: v.optional(
    v.strictObject({
      open: v.pipe(v.number(), v.integer(), v.minValue(0)),
      type: v.optional(v.picklist(sorting)),
      vendor: v.optional(v.string()),
    }),
  ),
  /** The only lotteries on sale, by game id. */
  lotteries: v.optional(v.array(v.string())),
  /** Whether there are announcements for players. */
  notices: v.optional(v.boolean()),
  /** All customer-service agents, reached at one address. */
  agents: v.optional(
    v.array(
      v.strictObject({ title: v.string(), type: v.picklist(['LIVECHAT', 'TELEGRAM', 'FACEBOOK'] as const) }),
    ),
  ),
  /** Address of every agent. */
  agentsAt: v.optional(v.string()),
  /** Destination of the customer-service link. */
  service: v.optional(v.string()),
})

type Scene = v.InferOutput<typeof sceneBody>
type Of<K extends keyof Scene> = NonNullable<Scene[K]>

async function openGames({ db }: Sandbox, { open, type, vendor }: Of<'games'>): Promise<void> {
  const all = db.selectFrom('game').select('nodeId')
  const rows = await (type === undefined ? all : all.where('gameType', '=', type)).execute()
  const games = (ids: readonly { nodeId: string }[]) =>
    db.updateTable('game').where(
      'nodeId',
      'in',
      ids.map(({ nodeId }) => nodeId),
    )
  const [first, rest] = [rows.slice(0, open), rows.slice(open)]
  const shown = { closed: 0, ...(vendor === undefined ? {} : { vendor }) }
  if (first.length > 0) await games(first).set(shown).execute()
  if (rest.length > 0) await games(rest).set({ closed: 1 }).execute()
}

async function sell({ db }: Sandbox, codes: Of<'lotteries'>): Promise<void> {
  const lotteries = db.updateTable('game').where('gameType', 'in', ['ELOTT', 'LOTT'])
  await lotteries.set({ closed: 1 }).execute()
  if (codes.length > 0) await db.updateTable('game').set({ closed: 0 }).where('gameId', 'in', codes).execute()
}

/** Hidden by changing their kind to one for agents. */
async function announce({ db }: Sandbox, shown: boolean): Promise<void> {
  for (const kind of ['PL', 'H', 'L'] as const) {
    const made = db.updateTable('announcement').where('id', 'like', `${kind}-%`)
    await made.set({ kind: shown ? kind : 'A' }).execute()
  }
}

async function staff({ db }: Sandbox, agents: Of<'agents'>): Promise<void> {
  await db.deleteFrom('serviceAgent').execute()
  const rows = agents.map(({ title, type }, at) => ({
    csPosition: at + 1,
    type,
    titleEn: title,
    titleTy: title,
    path: '/demo/service/telegram',
    sealed: 0,
  }))
  if (rows.length > 0) await db.insertInto('serviceAgent').values(rows).execute()
}

/** Sets data as a test needs it; omitted fields stay as they are. */
export async function setScene(sandbox: Sandbox, scene: Scene): Promise<void> {
  const { games, lotteries, notices, agents, agentsAt, service } = scene
  const { db } = sandbox
  if (games) await openGames(sandbox, games)
  if (lotteries) await sell(sandbox, lotteries)
  if (notices !== undefined) await announce(sandbox, notices)
  if (agents) await staff(sandbox, agents)
  if (agentsAt !== undefined) await db.updateTable('serviceAgent').set({ path: agentsAt }).execute()
  if (service !== undefined) await putSetting(db, 'serviceLinks', [{ type: 1, name: 'CHAT', path: service }])
}
