import * as v from 'valibot'
import { defineCall } from '../call'
import { money, priced } from '../money'
import { gameCategory, instant, label, text } from '../shapes'

/** Launch (WIRE-69, WIRE-70): the query says what to open, the answer is the URL to frame. */
export const launchGame = defineCall({
  name: 'launchGame',
  method: 'GET',
  path: '/wps/game/launchGame',
  auth: 'member',
  retry: false,
  timeLimit: 15_000,
  request: v.object({
    gameCategory: v.optional(gameCategory),
    vendor: text,
    gameId: v.optional(text),
    nodeId: v.optional(text),
    roomId: v.optional(text),
    freePlay: v.optional(v.picklist(['0', '1'])),
    playType: v.optional(v.picklist(['trad', 'ent'])),
    prize_mode: v.optional(text),
    code: v.optional(text),
    /** One match of a sports game (HOT-07). */
    event: v.optional(text),
    /** Return address for a game that opens outside the site: an absolute URL of the site. */
    backUrl: v.optional(text),
    language: text,
    platform: v.literal('html5'),
  }),
  response: priced(
    v.object({
      url: text,
      gameName: text,
      /** For the operator's own records: the app uses neither. */
      gameType: label,
      round: label,
      /** `play` takes real bets, `free` uses demo points. */
      mode: v.picklist(['play', 'free']),
      /** An unfinished round of this game: no new bets until it is finished (trust 40). */
      unfinished: v.nullable(v.object({ stake: money, placedAt: instant })),
      currency: text,
    }),
  ),
  row: 'WIRE-69',
})

export const launchCalls = { launchGame }
