import { fetched } from '../../platform/code'
import { hotGames } from '../../platform/calls/games'
import { onNewer } from '../core/newer'

/** Draws home's games anew once what was shown as last seen is out of date. Loaded long after home. */
export function followNewerGames(): void {
  onNewer((path) => {
    if (path === hotGames.path) void drawAnew()
  })
}

async function drawAnew(): Promise<void> {
  // Whatever fails here, the shelf stays as it was last seen.
  const home = await fetched(import('./home'), 'home').catch(() => null)
  const games = (await home?.fetchHot().catch(() => null)) ?? []
  if (games.length > 0) home?.homeActor.known()?.send({ type: 'NEWER', games })
}
