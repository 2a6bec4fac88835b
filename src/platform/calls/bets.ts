import * as v from 'valibot'
import { defineCall } from '../call'
import { figure, money, priced, type Priced } from '../money'
import { gameCategory, instant, nothing, paging, text, whole } from '../shapes'

/** A round waiting for its player: its stake is held until the round is finished (trust 40). */
const unfinishedRound = v.object({
  number: text,
  vendor: text,
  nodeId: v.nullable(text),
  gameName: text,
  gameType: gameCategory,
  stake: money,
  placedAt: instant,
})

/**
 * The player's result in this session and their unfinished rounds (trust 26, 36, 40). Amounts in the
 * account's currency.
 */
export const playSession = defineCall({
  name: 'playSession',
  method: 'GET',
  path: '/wps/relay/GCSGAME_playSession',
  auth: 'member',
  request: nothing,
  response: priced(
    v.object({
      /**
       * Whole seconds since the session's first game was opened: a duration, because phone and platform
       * clocks rarely agree.
       */
      seconds: v.pipe(v.number(), v.integer(), v.minValue(0)),
      /** Returns less stakes, over rounds that ended in this session. */
      net: money,
      /** Stakes of unfinished rounds. */
      held: money,
      /**
       * What remains under the player's own limits: the tightest one for bets, and minutes for time; null
       * without a limit.
       */
      left: v.optional(v.nullable(money), null),
      minutesLeft: v.optional(v.nullable(v.number()), null),
      /**
       * The total balance at the same moment. If missing, the app calls `walletBalance` after each round: two
       * calls instead of one.
       */
      balance: v.optional(v.nullable(money), null),
      currency: text,
      unfinished: v.array(unfinishedRound),
    }),
  ),
  row: 'WIRE-70',
})

/** One bet in the betting record. */
export const betEntry = v.object({
  number: text,
  /** The launch it was placed in. */
  round: text,
  gameName: text,
  vendor: text,
  vendorName: text,
  nodeId: v.nullable(text),
  gameType: gameCategory,
  iconUrl: text,
  stake: figure,
  payout: figure,
  /** Return less stake; null while the round is open. */
  net: figure,
  state: v.picklist(['open', 'settled', 'void']),
  placedAt: instant,
  settledAt: v.nullable(instant),
  balanceAfter: figure,
})

export type BetEntry = Priced<v.InferOutput<typeof betEntry>>

/** The betting record, newest first (WIRE-86, RECORD-04). `from` is inclusive, `to` exclusive. */
export const memberTransactions = defineCall({
  name: 'memberTransactions',
  method: 'GET',
  path: '/wps/relay/ODS2_MemberTransaction',
  module: 'MEMTRANS3',
  auth: 'member',
  request: v.object({
    from: whole,
    to: whole,
    gameCategory: v.optional(gameCategory),
    pageNo: whole,
    pageSize: whole,
    language: text,
  }),
  response: priced(
    v.object({
      list: v.array(betEntry),
      ...paging,
      /** Totals over all pages. `net` excludes stakes still held. */
      total: v.object({ count: v.number(), stake: figure, payout: figure, net: figure, held: figure }),
      currency: text,
    }),
  ),
  row: 'WIRE-86',
})

export const betCalls = { playSession, memberTransactions }
