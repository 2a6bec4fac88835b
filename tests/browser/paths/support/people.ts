import type { World } from '../../support/world'

/** Changes a player's password, without the page. */
export async function setPassword(world: World, userName: string, password: string): Promise<void> {
  await world.control('player', { userName, password })
}

/** A member, one with a rank, and an agent: for flows that every account has. */
export const regulars: readonly string[] = ['mika_07', 'don_ramon', 'tita_baby']

/** With a new player, too, who has nothing yet: for screens that their welcome on home does not cover. */
export const everyKind: readonly string[] = [...regulars, 'bago_01']
