import * as v from 'valibot'
import { defineCall } from '../call'
import { money, priced } from '../money'
import { instant, label, nothing, text, whole } from '../shapes'

/** Matches for the ticker and its popup (HOT-12). */
export const hotMatches = defineCall({
  name: 'hotMatches',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotMatches',
  configured: true,
  revalidated: true,
  request: v.object({ merchantCode: text, language: text }),
  response: v.object({
    list: v.array(
      v.object({
        matchTime: instant,
        league: text,
        homeTeam: text,
        awayTeam: text,
        homeTeamImageUrl: label,
        awayTeamImageUrl: label,
        vendor: text,
        roomId: text,
        nodeId: text,
        supportPlay: v.number(),
        /** Identifies the match when it is launched. */
        event: v.optional(text),
      }),
    ),
  }),
  row: 'HOT-12',
})

const winnerEntry = v.object({
  vo: v.object({ iconUrl: text, customerName: text, gameName: text, winAmount: money }),
})

/** The winners' board, the highest win first; `limitNum` 1 to 100 rows. */
export const winners = defineCall({
  name: 'winners',
  method: 'GET',
  path: '/wps/relay/GCSGAME_winnerBoard',
  configured: true,
  revalidated: true,
  request: v.object({ gameCategory: v.literal('ALL'), language: text, limitNum: whole }),
  response: priced(v.object({ list: v.array(winnerEntry), currency: text })),
  row: 'WIRE-72',
})

/** The day's ranking, first place first. */
export const rankList = defineCall({
  name: 'rankList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  revalidated: true,
  request: nothing,
  response: priced(
    v.object({
      list: v.array(v.object({ rank: v.number(), customerName: text, winAmount: money })),
      currency: text,
    }),
  ),
  row: 'WIRE-71',
})

export const boardCalls = { hotMatches, winners, rankList }
