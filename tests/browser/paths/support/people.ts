import { hashPassword } from '../../../../src/sandbox/passwords'
import { createRandom } from '../../../../src/sandbox/random'
import type { World } from '../../support/world'

/** Gives a player another password, behind the page's back. */
export async function setPassword({ db }: World, username: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password, createRandom())
  await db.updateTable('member').set({ passwordHash }).where('username', '=', username).execute()
}
