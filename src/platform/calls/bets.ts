import * as v from 'valibot'
import { defineCall } from '../call'
import { gameCategory, instant, money, nothing, text, whole } from '../shapes'

/** A round that waits for its player: its stake is held until it is played to its end (trust 40). */
export const unfinishedRound = v.object({
  number: text,
  vendor: text,
  nodeId: v.nullable(text),
  gameName: text,
  gameType: gameCategory,
  stake: money,
  placedAt: instant,
})

export type UnfinishedRound = v.InferOutput<typeof unfinishedRound>

/** How the play of this session stands, and which rounds wait (trust 26, 36, 40). Amounts in the account's currency. */
export const playSession = defineCall({
  name: 'playSession',
  method: 'GET',
  path: '/wps/relay/GCSGAME_playSession',
  auth: 'member',
  request: nothing,
  response: v.object({
    /** Whole seconds since the session's first game was opened: phones and platforms rarely agree on the time. */
    seconds: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** What came back less what was staked, over the rounds that ended in this session. */
    net: money,
    /** Stakes of rounds that wait. */
    held: money,
    currency: text,
    unfinished: v.array(unfinishedRound),
  }),
  row: 'WIRE-70',
})

/** One bet as the betting record shows it. */
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
  stake: money,
  payout: money,
  /** What came back less the stake; nothing while the round is open. */
  net: money,
  state: v.picklist(['open', 'settled', 'void']),
  placedAt: instant,
  settledAt: v.nullable(instant),
  balanceAfter: money,
})

export type BetEntry = v.InferOutput<typeof betEntry>

/** The betting record, last placed first (WIRE-86, RECORD-04). `from` counts, `to` does not any more. */
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
  response: v.object({
    list: v.array(betEntry),
    pageNum: v.number(),
    totalPages: v.number(),
    /** Over every page of the question. `net` leaves out what is still held. */
    total: v.object({ count: v.number(), stake: money, payout: money, net: money, held: money }),
    currency: text,
  }),
  row: 'WIRE-86',
})

export const betCalls = { playSession, memberTransactions }
