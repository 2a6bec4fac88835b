import type { SnapshotFrom } from 'xstate'
import { gameRoomCases } from '../../../../machines/game-room/game-room.cases'
import type { gameRoomMachine } from '../../../../machines/game-room/game-room.machine'
import { playSession } from '../../../../src/platform/calls/bets'
import { launchGame } from '../../../../src/platform/calls/launch'
import type { App } from '../../support/app'
import { expect } from '../../support/test'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import type { ActorPlay } from '../support/plays'
import {
  cameFrom,
  endLaunch,
  exitFromGame,
  haveGameSay,
  letGameIn,
  openRoom,
  restBetweenSpins,
  settleLaunch,
  spin,
  type Launch,
} from '../support/room-world'

type Snapshot = SnapshotFrom<typeof gameRoomMachine>

const ownCode = 'the browser’s own events do not break; only a fault in the site’s code could break them'

const ownHost =
  'the operator of these paths has no vendor on a host of its own; vendor.spec.ts opens such games'

/** Offline no page arrives and no bet is placed. */
const connected = (snapshot: Snapshot) => snapshot.hasTag('connected')
const disconnected = (snapshot: Snapshot) => snapshot.hasTag('disconnected')
/** The game's page has loaded: before that, nothing could send a message. */
const plays = (snapshot: Snapshot) =>
  connected(snapshot) && snapshot.matches({ playing: { screen: 'ready' } })
/** A real-money slot: a spin is a whole round. Waiting card games need two taps; play.spec.ts plays them to the end. */
const spins = (snapshot: Snapshot) => {
  const { game } = snapshot.context
  return plays(snapshot) && game?.mode === 'play' && game.unfinished === null
}

const says = (type: string, more?: Readonly<Record<string, string>>) => ({
  possible: plays,
  make: (app: App) => haveGameSay(app, type, more),
})
const launched = (launch?: Launch) => ({ make: (app: App) => settleLaunch(app, launch) })

const position: ActorPlay<Snapshot> = {
  calls: [playSession],
  done: [{ possible: connected, make: () => {} }],
  error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 403, call: 'playSession' }) }],
}

/** A game on screen: a demo game in its frame, played by taps. */
export const gameRoomDriver = defineDriver<typeof gameRoomMachine>({
  cases: gameRoomCases,
  ids: '[LAUNCH-12] [LAUNCH-13] [WIRE-70] [ERROR-32] [ERROR-33]',
  events: {
    LEAVE: {
      // What comes next cannot load offline: the chart leaves all the same.
      possible: (snapshot) => !disconnected(snapshot),
      make: (app) => app.button(app.words.game.leave).click(),
    },
    RETRY: { make: (app) => app.button(app.words.shell.retry).click() },
    CONTINUE: { make: (app) => app.button(app.words.game['waiting.go']).click() },
    OPEN_TAB: ownHost,
    OTHER_GAMES: { make: (app) => app.button(app.words.game.otherGames).click() },
    GAME_READY: { possible: connected, make: (app, _, gates) => letGameIn(app, gates) },
    GAME_EXIT: { possible: plays, make: exitFromGame },
    // A page that says so while it loads may have loaded just before.
    GAME_FAULT: { possible: plays, make: (app, _, gates) => endLaunch(app, gates) },
    ROUND_HELD: says('round-held'),
    ROUND_ENDED: { possible: spins, before: restBetweenSpins, make: spin },
    SESSION_DOUBTED: says('session'),
    LINK_SLOW: says('link', { state: 'slow' }),
    LINK_GOOD: says('link', { state: 'good' }),
    ONLINE: { possible: disconnected, make: ({ page }) => page.context().setOffline(false) },
    OFFLINE: { possible: connected, make: ({ page }) => page.context().setOffline(true) },
  },
  actors: {
    open: {
      calls: [launchGame],
      done: [
        launched(),
        launched({ trial: true }),
        launched({ waits: true }),
        launched({ vendorDown: true }),
        ownHost,
        ownHost,
        ownHost,
      ],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'launchGame' }) }],
    },
    position,
    renewal: position,
    /** The page in the frame. */
    game: { unsent: true, calls: [{ path: /^\/demo\/(?!play|assets|rules)[a-z]+\/[^/]+$/, method: 'GET' }] },
    frame: ownCode,
    network: ownCode,
  },
  stopsTime: true,
  // Offline a call fails before it is sent: the path could not hold it.
  timer: (snapshot, timer) => connected(snapshot) || !/moneyRest|positionRetry/.test(timer),
  open: openRoom,
  alike: (projection) => {
    const [mode, foreign, outside, whole, code, ...rest] = projection as readonly (string | boolean | null)[]
    const kind = failureKind(code === null ? null : { code })
    return [mode ?? null, foreign ?? null, outside ?? null, whole ?? null, kind, ...rest]
  },
  shows: async ({ page, words }, { expected }) => {
    if (expected.status === 'done') {
      const to = expected.value === 'left' ? cameFrom : '/m/gameList?gameType=RNG'
      await expect(page).toHaveURL(to)
      return
    }
    const frame = page.locator('iframe')
    const { playing } = expected.value as {
      playing?: { screen: string; connection: string; position: string }
    }
    await expect(frame).toHaveCount(playing ? 1 : 0)
    if (expected.value === 'offering') {
      await expect(page.getByRole('heading', { name: words.game['waiting.title'] })).toBeVisible()
    }
    if (expected.value === 'refused' || expected.value === 'broken') {
      await expect(page.locator('#main [role=alert]')).not.toHaveText('')
    }
    if (!playing) return
    const { screen, connection, position } = playing
    const lost = connection === 'lost'
    await expect(page.getByRole('alert').filter({ hasText: words.game.lost })).toHaveCount(lost ? 1 : 0)
    await expect(frame).toHaveJSProperty('inert', lost)
    const note = (text: string) => page.getByRole('status').filter({ hasText: text })
    await expect(note(words.game.slow)).toHaveCount(screen === 'slow' ? 1 : 0)
    const slowLink = connection === 'slow' && screen !== 'slow'
    await expect(note(words.game.slowLink)).toHaveCount(slowLink ? 1 : 0)
    if (slowLink) {
      // Beside the game: on it, the note would cover the buttons to bet.
      const [above, game] = await Promise.all([note(words.game.slowLink).boundingBox(), frame.boundingBox()])
      expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(game?.y ?? 0)
    }
    await expect(note(words.game.loading)).toHaveCount(screen === 'loading' && !lost ? 1 : 0)
    await expect(page.getByText(words.game.demo)).toHaveCount(position === 'none' ? 1 : 0)
  },
  notHere: {
    'game-room.away | RETRY | 0': ownHost,
    'game-room.invited | OPEN_TAB | 0': ownHost,
    'game-room.placing | always | 0 [opensInTab]': ownHost,
    'game-room.placing | always | 1 [replacesPage]': ownHost,
    'game-room.playing.screen.slow | OPEN_TAB | 0 [hasOwnHost]': ownHost,
    'game-room.playing | error frame | 0': ownCode,
    'game-room.playing | error network | 0': ownCode,
  },
  expects: { status: [403, 404, 424], lines: [/net::ERR_/] },
})
