import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'
import { olderMessages, welcomeMessage } from './inbox'

const hour = 3_600_000

/** Games that seeded members have liked and played, by title. */
const liked = ['Candy Parade', 'Galaxy Spin', 'Fortune Carabao', 'Reef Hunter']
const played = ['Bakunawa Moon', 'Color Game', 'Candy Parade', 'Lipad', 'Speed Roulette']

type Message = typeof welcomeMessage

const messageRow = ({ hoursAgo, read, ...texts }: Message, memberId: string, now: number) => ({
  ...texts,
  memberId,
  sentAt: now - hoursAgo * hour,
  readAt: read ? now - hoursAgo * hour + hour : null,
})

/** Messages sent to a newly registered member. */
export async function welcomeMember(db: Kysely<Tables>, memberId: string, now: number): Promise<void> {
  await db
    .insertInto('inbox')
    .values(messageRow(welcomeMessage, memberId, now))
    .execute()
}

/** Gives seeded members their messages, and those who have signed in before a history. */
export async function seedMembers(db: Kysely<Tables>, now: number): Promise<void> {
  const members = await db.selectFrom('member').select(['id', 'lastLogin', 'registeredAt', 'type']).execute()
  const games = await db
    .selectFrom('game')
    .select(['nodeId', 'name'])
    .where('name', 'in', [...liked, ...played])
    .execute()
  const nodeOf = (title: string) => games.find((game) => game.name === title)?.nodeId ?? ''
  for (const { id, lastLogin, registeredAt } of members) {
    await welcomeMember(db, id, registeredAt)
    if (lastLogin === null) continue
    await db
      .updateTable('inbox')
      .set({ readAt: registeredAt + hour })
      .where('memberId', '=', id)
      .execute()
    await db
      .insertInto('inbox')
      .values(olderMessages.map((message) => messageRow(message, id, now)))
      .execute()
    await db
      .insertInto('favourite')
      .values(
        liked.map((title, at) => ({
          memberId: id,
          nodeId: nodeOf(title),
          addedAt: now - (at + 1) * 30 * hour,
        })),
      )
      .execute()
    await db
      .insertInto('recent')
      .values(
        played.map((title, at) => ({
          memberId: id,
          nodeId: nodeOf(title),
          playedAt: now - (at + 1) * 7 * hour,
        })),
      )
      .execute()
    await db.insertInto('club').values({ memberId: id, progress: 62 }).execute()
  }
}
