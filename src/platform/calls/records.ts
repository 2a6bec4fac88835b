import * as v from 'valibot'
import { defineCall } from '../call'
import { figure, priced, type Priced } from '../money'
import { gameCategory, instant, paging, text, whole } from '../shapes'

/** Which side of the account: the player's own activity, or an agent's with their team (RECORD-02). */
const accountSide = v.picklist(['M', 'A'])

/** The broad kind of a wallet movement; each transaction code belongs to one. */
const movementKind = v.picklist([
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

/** One wallet movement. */
export const movement = v.object({
  number: text,
  code: text,
  kind: movementKind,
  /** Signed: negative for money going out. */
  amount: figure,
  /** The whole account's balance after this movement. */
  balanceAfter: figure,
  /** Name of the vendor that held the money; null for the main wallet. */
  place: v.nullable(text),
  at: instant,
})

export type MovementEntry = Priced<v.InferOutput<typeof movement>>

/** The account record, newest first (RECORD-05). `from` is inclusive, `to` exclusive. */
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
  response: priced(
    v.object({
      list: v.array(movement),
      ...paging,
      /** Totals over all pages, both unsigned. */
      total: v.object({ count: v.number(), in: figure, out: figure }),
      currency: text,
    }),
  ),
  row: 'RECORD-05',
})

/** Movements in a date range, and the resulting profit or loss. */
const balance = v.object({
  deposits: figure,
  withdrawals: figure,
  /** Stakes, by the time they were placed. */
  bets: figure,
  /** Returns on those stakes. */
  paid: figure,
  /** Bonuses and rebates. */
  bonus: figure,
  /** Returns less settled stakes. */
  play: figure,
  /** `play` plus bonuses and rebates. Deposits and withdrawals count as neither profit nor loss. */
  net: figure,
  /** Stakes of open rounds and tickets. */
  held: figure,
})

/** Profit and loss in a date range, by day and by category, newest day first; empty days are omitted. */
export const memPnl = defineCall({
  name: 'memPnl',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemPNL',
  module: 'PERSPNL3',
  auth: 'member',
  /** `timeZone` is the player's IANA zone: it decides where days begin. */
  request: v.object({ from: whole, to: whole, timeZone: text, pageNo: whole, pageSize: whole }),
  response: priced(
    v.object({
      /** One row for each day with a movement, the newest day first. */
      list: v.array(v.object({ day: v.pipe(text, v.regex(/^\d{4}-\d\d-\d\d$/)), ...balance.entries })),
      ...paging,
      /** Over all pages, highest stakes first. */
      categories: v.array(
        v.object({ gameType: gameCategory, bets: figure, paid: figure, play: figure, held: figure }),
      ),
      /** Over all pages. */
      total: balance,
      currency: text,
    }),
  ),
  row: 'WIRE-101',
})

export const recordCalls = { txCodeList, accountTransactions, memPnl }
