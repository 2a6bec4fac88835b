import * as v from 'valibot'
import { defineCall } from '../call'
import { gameCategory, instant, money, text, whole } from '../shapes'

/** Whose side of an account: all of the player's own, or what an agent has with his team (RECORD-02). */
export const accountSide = v.picklist(['M', 'A'])

/** What a movement of the wallet is, roughly; each transaction code belongs to one. */
export const movementKind = v.picklist([
  'deposit',
  'withdrawal',
  'game',
  'bonus',
  'rebate',
  'transfer',
  'team',
  'salary',
  'dividend',
  'other',
])

export type AccountSide = v.InferOutput<typeof accountSide>
export type MovementKind = v.InferOutput<typeof movementKind>

/** Transaction codes with their names in the player's language (WIRE-87). */
export const txCodeList = defineCall({
  name: 'txCodeList',
  method: 'GET',
  path: '/wps/relay/GLS2_TxCodeList',
  auth: 'member',
  request: v.object({ types: accountSide, language: text }),
  response: v.object({ list: v.array(v.object({ code: text, name: text, kind: movementKind })) }),
  row: 'WIRE-87',
})

/** One movement of the wallet. */
export const movement = v.object({
  number: text,
  code: text,
  kind: movementKind,
  /** With its sign: what came in has none. */
  amount: money,
  /** Everything on the account once this had moved. */
  balanceAfter: money,
  /** Name of the vendor who held the money; null for the main wallet. */
  place: v.nullable(text),
  at: instant,
})

export type MovementEntry = v.InferOutput<typeof movement>

/** The account record, last moved first (RECORD-05). `from` counts, `to` does not any more. */
export const accountTransactions = defineCall({
  name: 'accountTransactions',
  method: 'GET',
  path: '/wps/relay/ODS2_AccountTransaction',
  module: 'MEMTRANS3',
  auth: 'member',
  request: v.object({
    types: accountSide,
    from: whole,
    to: whole,
    kind: v.optional(movementKind),
    pageNo: whole,
    pageSize: whole,
    language: text,
  }),
  response: v.object({
    list: v.array(movement),
    pageNum: v.number(),
    totalPages: v.number(),
    /** Over every page of the question; both without a sign. */
    total: v.object({ count: v.number(), in: money, out: money }),
    currency: text,
  }),
  row: 'RECORD-05',
})

/** What moved in a stretch, and what play and bonuses left of it. */
const balance = v.object({
  deposits: money,
  withdrawals: money,
  /** Stakes by when they were placed. */
  bets: money,
  /** What came back of those stakes. */
  paid: money,
  /** Bonuses and rebates. */
  bonus: money,
  /** What came back less stakes that are decided. */
  play: money,
  /** The same with bonuses and rebates. Deposits and withdrawals are neither won nor lost. */
  net: money,
  /** Stakes of rounds and tickets that are open. */
  held: money,
})

/** Profit and loss of a stretch, by day and by category, the last day first; days with nothing on them are left out. */
export const memPnl = defineCall({
  name: 'memPnl',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemPNL',
  module: 'PERSPNL3',
  auth: 'member',
  /** `timeZone` is the player's, by its IANA name: days begin there. */
  request: v.object({ from: whole, to: whole, timeZone: text, pageNo: whole, pageSize: whole }),
  response: v.object({
    /** `day` as `2026-01-15`. */
    list: v.array(v.object({ day: v.pipe(text, v.regex(/^\d{4}-\d\d-\d\d$/)), ...balance.entries })),
    pageNum: v.number(),
    totalPages: v.number(),
    /** Over every page of the question, most staked first. */
    categories: v.array(
      v.object({ gameType: gameCategory, bets: money, paid: money, play: money, held: money }),
    ),
    /** Over every page of the question. */
    total: balance,
    currency: text,
  }),
  row: 'WIRE-101',
})

export const recordCalls = { txCodeList, accountTransactions, memPnl }
