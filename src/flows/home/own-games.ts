import { type GameItem } from '../../platform/calls/games'
import { favouriteList, recentGames } from '../../platform/calls/own-games'
import { spokenLanguage } from '../../i18n/language'
import { call } from '../core/client'
import { perPlayer } from '../core/lifetime'
import { defineResource, sharedResource } from '../core/resource'

/** A player’s own games on home: recently played, and favourites (FAV-07, FAV-08). */

/** Games per row. */
const pageSize = 9

const isEmpty = (games: readonly GameItem[]) => games.length === 0

const recent = defineResource(
  (_: null, signal) =>
    call(recentGames, { page: 1, pageSize, language: spokenLanguage(), clientType: '2' }, { signal }).then(
      ({ list }) => list,
    ),
  isEmpty,
)

const favourites = defineResource(
  (_: null, signal) =>
    call(favouriteList, { pageNo: 1, pageSize, language: spokenLanguage() }, { signal }).then(
      ({ content }) => content,
    ),
  isEmpty,
)

/** The rows of home, each with the game-list tab that shows all of it. */
export const ownRows = [
  { key: 'recent', resource: recent, actor: sharedResource(recent, null, perPlayer) },
  { key: 'fav', resource: favourites, actor: sharedResource(favourites, null, perPlayer) },
] as const
