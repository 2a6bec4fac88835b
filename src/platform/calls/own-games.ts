import * as v from 'valibot'
import { defineCall } from '../call'
import { gameCategory, nothing, paging, text, whole } from '../shapes'
import { gameItem } from './games'

const favourite = v.object({ nodeId: text, vendor: text })

/** Adds a game to the favourites. Idempotent. */
export const addFavourite = defineCall({
  name: 'addFavourite',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  auth: 'member',
  request: favourite,
  response: nothing,
  row: 'WIRE-63',
})

/** Removes a favourite. Idempotent: a missing one is not an error. */
export const removeFavourite = defineCall({
  name: 'removeFavourite',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  auth: 'member',
  placement: 'query',
  request: favourite,
  response: nothing,
  row: 'WIRE-64',
})

/** The `nodeId` of every favourite. */
export const favouriteIds = defineCall({
  name: 'favouriteIds',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  auth: 'member',
  request: nothing,
  response: v.array(text),
  row: 'WIRE-65',
})

/** The favourites, last added first. */
export const favouriteList = defineCall({
  name: 'favouriteList',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  auth: 'member',
  request: v.object({ pageNo: whole, pageSize: whole, gameType: v.optional(gameCategory), language: text }),
  response: v.object({ content: v.array(gameItem), ...paging }),
  row: 'WIRE-66',
})

/** Records that a game was opened. A GET that changes something: never retried automatically. */
export const addRecent = defineCall({
  name: 'addRecent',
  method: 'GET',
  path: '/wps/relay/MCS2_addRecentGame',
  auth: 'member',
  retry: false,
  request: favourite,
  response: nothing,
  row: 'WIRE-67',
})

/** Recently opened games, latest first. */
export const recentGames = defineCall({
  name: 'recentGames',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  auth: 'member',
  request: v.object({
    page: whole,
    pageSize: whole,
    gameType: v.optional(gameCategory),
    language: text,
    clientType: v.literal('2'),
  }),
  response: v.object({ list: v.array(gameItem), ...paging }),
  row: 'WIRE-68',
})

export const ownGameCalls = {
  addFavourite,
  removeFavourite,
  favouriteIds,
  favouriteList,
  addRecent,
  recentGames,
}
