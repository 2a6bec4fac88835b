import type { World } from '../../support/world'

/** Changes a player's password, without the page. */
export async function setPassword(world: World, userName: string, password: string): Promise<void> {
  await world.control('player', { userName, password })
}
