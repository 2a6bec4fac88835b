import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, recreateTables } from '../../src/sandbox/db/open'
import type { HandlerContext } from '../../src/sandbox/handler'
import { createRandom } from '../../src/sandbox/random'
import { seedWorld } from '../../src/sandbox/world/seed'

/** 20 November 2026, 19:00 in Manila. */
export const startOfWorld = Date.UTC(2026, 10, 20, 11)

/** A seeded world in its own file, without a server. */
export async function openWorld(options: { seed?: string; members?: readonly string[] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'perya-world-'))
  const db = await openDatabase(join(folder, 'world.db'))
  await recreateTables(db)
  for (const [at, username] of (options.members ?? []).entries())
    await db
      .insertInto('member')
      .values({
        id: username,
        username,
        nameKey: username,
        type: 0,
        passwordHash: 'none',
        mobile: null,
        email: null,
        nickname: null,
        payeeName: null,
        icon: '1',
        vipLabel: at === 0 ? 'Gold' : null,
        upline: null,
        affiliateCode: null,
        locked: 0,
        regionBlocked: 0,
        registeredAt: startOfWorld - 90 * 86_400_000,
        lastLogin: startOfWorld - 3_600_000,
        previousLogin: null,
      })
      .execute()
  await seedWorld(db, { now: startOfWorld, ...(options.seed === undefined ? {} : { seed: options.seed }) })
  const random = createRandom(7)
  const clock = { now: startOfWorld }

  /** A handler's context: a guest, or the member of that name. */
  const as = (
    memberId: string | null,
    more: { language?: 'EN' | 'TY'; type?: number } = {},
  ): HandlerContext => ({
    db,
    now: () => clock.now,
    random,
    language: more.language ?? 'EN',
    merchant: 'perya',
    caller: memberId === null ? null : { token: 't', memberId, userName: memberId, type: more.type ?? 0 },
    captchaId: null,
    remoteAddress: '127.0.0.1',
    origin: 'http://localhost',
    headers: new Headers(),
  })

  return {
    db,
    clock,
    as,
    async close() {
      await db.destroy()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>
