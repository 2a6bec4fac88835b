import { fetched } from '../../platform/code'
import { hotGames } from '../../platform/calls/games'
import { onNewer } from '../core/newer'

/** Reloads home's games once the cached ones on screen are stale. Loaded long after home. */
export function followNewerGames(): void {
  onNewer((path) => {
    if (path === hotGames.path) void drawAnew()
  })
}

async function drawAnew(): Promise<void> {
  // If this fails, the games stay as they are.
  const home = await fetched(import('./home'), 'home').catch(() => null)
  const games = (await home?.fetchHot().catch(() => null)) ?? []
  if (games.length > 0) home?.homeActor.known()?.send({ type: 'NEWER', games })
}
