import { hotGames } from '../../platform/calls/games'
import { onNewer } from '../core/newer'

/** Draws home's games anew once what was shown as last seen is out of date. Loaded long after home. */
export function followNewerGames(): void {
  onNewer((path) => {
    if (path === hotGames.path) void drawAnew()
  })
}

async function drawAnew(): Promise<void> {
  const { fetchHot, homeActor } = await import('./home')
  const games = await fetchHot().catch(() => [])
  if (games.length > 0) homeActor.known()?.send({ type: 'NEWER', games })
}
