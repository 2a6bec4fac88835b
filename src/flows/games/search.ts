import {
  fromCallback,
  fromPromise,
  type ActorRefFrom,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate'
import type { Found, FoundGame, SearchPlace, SearchQuery } from '../../../machines/game-search/found'
import { gameSearchMachine } from '../../../machines/game-search/game-search.machine'
import * as paths from '../../../machines/shared/paths'
import { gameList, type CatalogueGame } from '../../platform/calls/games'
import { searchesRecord } from '../../platform/late-records'
import { read, remove, write } from '../../platform/storage'
import { spokenLanguage } from '../../i18n/language'
import { onRouteChange } from '../adapters/navigation'
import { watchOnline } from '../adapters/network'
import { startChart } from '../core/chart'
import { call, merchantCode } from '../core/client'
import { boundEffects } from '../core/effects'
import { launch } from '../core/late-actions'
import { currentAccount, perPlayer } from '../core/lifetime'
import { onLanguageChange } from '../session/language'
import { catalogue } from './catalogue'

/** Search through all games, on the phone unless there are too many for it (HOME-11, GAMES-01). */

export type GameSearchActor = ActorRefFrom<typeof gameSearchMachine>

/** The platform’s own search, for oversized catalogues: by name, without highlighted matches. */
async function askPlatform({ text, limit }: SearchQuery, signal: AbortSignal): Promise<Found<CatalogueGame>> {
  const { games, totalPages } = await call(
    gameList,
    {
      merchant: merchantCode(),
      platform: 'html5',
      gameType: 'ALL',
      gameName: text,
      pageNo: 1,
      pageSize: limit,
      language: spokenLanguage(),
    },
    { signal },
  )
  return {
    games: games.map((game) => ({ game, marks: [] })),
    // Results beyond one page are not counted: the screen only says that there are more.
    total: totalPages > 1 ? games.length + 1 : games.length,
    near: false,
    vendors: [],
    suggestions: [],
    complete: true,
  }
}

const search = fromPromise<Found, SearchQuery>(async ({ input, signal }) => {
  const { index, complete, tooLong } = await catalogue().ready()
  return tooLong ? askPlatform(input, signal) : { ...index.search(input), complete }
})

const watchCatalogue = fromCallback<EventObject, NonReducibleUnknown, { type: 'GREW' }>(({ sendBack }) =>
  catalogue().onGrowth(() => sendBack({ type: 'GREW' })),
)

function keepRecents(recents: readonly string[]): void {
  if (recents.length === 0) remove(searchesRecord, currentAccount())
  else write(searchesRecord, [...recents], currentAccount())
}

const gameSearchFlow = gameSearchMachine.provide({
  actors: { search, watchCatalogue, watchOnline },
  actions: {
    ...boundEffects,
    // A failure here is retried, and reported, by the first search.
    prepare: () =>
      void catalogue()
        .ready()
        .catch(() => {}),
    launch: (_, { target, from }) => launch(target, from),
  },
})

const searches = perPlayer((atEnd): Readonly<Record<SearchPlace, GameSearchActor>> => {
  const recents = read(searchesRecord, currentAccount()) ?? []
  // The catalogue handles a change of language first.
  catalogue()
  const all: GameSearchActor[] = []
  function start(from: string): GameSearchActor {
    const keep = (kept: readonly string[]) => {
      keepRecents(kept)
      for (const other of all) if (other !== actor) other.send({ type: 'RECENTS', recents: kept })
    }
    const flow = gameSearchFlow.provide({ actions: { keepRecents: (_, { recents: kept }) => keep(kept) } })
    const actor = startChart(flow, { from, recents })
    all.push(actor)
    return actor
  }
  const both = { home: start(paths.home), list: start(paths.gameList) }
  const leave = () => all.forEach((actor) => actor.send({ type: 'LEAVE' }))
  const renew = () => all.forEach((actor) => actor.send({ type: 'LANGUAGE_CHANGED' }))
  atEnd(onLanguageChange(renew))
  atEnd(onRouteChange(leave))
  for (const actor of all) atEnd(() => actor.stop())
  return both
})

/** One search per place, kept so that returning finds it unchanged. */
export const searchActor = (place: SearchPlace): GameSearchActor => searches()[place]

/** Games as the catalogue holds them: the chart stores them whole and reads nothing of them. */
export const gamesIn = ({ games }: Found) => games as readonly FoundGame<CatalogueGame>[]
