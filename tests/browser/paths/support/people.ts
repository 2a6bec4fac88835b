import { hashPassword } from '../../../../src/sandbox/passwords'
import { createRandom } from '../../../../src/sandbox/random'
import type { World } from '../../support/world'

/** Changes a player's password, without the page. */
export async function setPassword({ db }: World, username: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password, createRandom())
  await db.updateTable('member').set({ passwordHash }).where('username', '=', username).execute()
  // Wrong guesses at the one before do not count against it.
  await db.deleteFrom('loginAttempt').where('key', 'like', 'proof|%').execute()
}
