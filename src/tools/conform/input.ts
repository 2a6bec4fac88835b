import type { Call } from '../../platform/call'
import { inside, type Inside } from '../wire/schema'

/** What a walk has learned so far, for use in further calls. */
export interface Known {
  readonly merchant: string
  readonly language: string
  /** Milliseconds UTC. */
  readonly now: number
  /** Answers by call name, as received. */
  readonly answers: ReadonlyMap<string, unknown>
}

type Values = Readonly<Record<string, unknown>>

const day = 86_400_000
/** How far back records are requested. */
const rangeDays = 30

const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Fields with the same meaning in every call. */
const common = ({ merchant, language, now }: Known): Values => ({
  merchant,
  merchantCode: merchant,
  merchant_code: merchant,
  language,
  lang: language,
  pageNo: 1,
  page: 1,
  pageSize: 20,
  size: 0,
  level: 1,
  limitNum: 20,
  from: now - rangeDays * day,
  to: now,
  startDate: dateOf(now - rangeDays * day),
  endDate: dateOf(now),
  timeZone: 'Asia/Manila',
  types: 'B,PL,PU,H,PR',
  groupName: 'm_home',
  stamp: '1',
})

type Fields = Record<string, unknown>
const firstOf = (answer: unknown, list: string, field: string): unknown =>
  ((answer as Fields | undefined)?.[list] as Fields[] | undefined)?.[0]?.[field]

/** Fields that can only be filled from another answer; undefined if it had none. */
const own: Readonly<Record<string, (known: Known) => Values>> = {
  inboxMessage: ({ answers }) => ({ id: firstOf(answers.get('inbox'), 'list', 'id') }),
  downline: ({ answers }) => ({ userName: firstOf(answers.get('downlines'), 'list', 'userName') }),
  openedNumeros: ({ answers }) => ({ code: firstOf(answers.get('lotteryList'), 'list', 'code') }),
  lotteryOrders: ({ answers }) => ({ code: firstOf(answers.get('lotteryList'), 'list', 'code') }),
  lotteryOrder: ({ answers }) => ({ orderId: firstOf(answers.get('lotteryOrders'), 'list', 'orderId') }),
  checkUsername: () => ({ username: 'conform_check' }),
  ...Object.fromEntries(
    ['launchGame', 'addFavourite', 'removeFavourite', 'addRecent'].map((name) => [
      name,
      ({ answers }: Known) => ({
        nodeId: firstOf(answers.get('gameList'), 'games', 'nodeId'),
        vendor: firstOf(answers.get('gameList'), 'games', 'vassalage'),
      }),
    ]),
  ),
  setHeadIcon: ({ answers }) => ({ icon: (answers.get('headIcon') as Fields | undefined)?.icon }),
}

/** Optional fields that are sent anyway: without them the call does something else. */
const wanted: Readonly<Record<string, readonly string[]>> = {
  launchGame: ['nodeId'],
  depositTransactioNReport: ['from', 'to'],
}

function valueOf(name: string, schema: Inside, values: Values): unknown {
  if (schema.type === 'literal') return schema.literal
  if (schema.type === 'picklist') return schema.options?.[0]
  return values[name]
}

/** A call's input from what is known; `missing` names the field that cannot be filled yet. */
export function inputFor(call: Call, known: Known): { input?: Values | null; missing?: string } {
  const { entries } = inside(call.request)
  if (!entries) return { input: null }
  const values = { ...common(known), ...own[call.name]?.(known) }
  const input: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(entries)) {
    const isWanted = wanted[call.name]?.includes(name) === true
    if (schema.type === 'optional' && !isWanted) continue
    const value = valueOf(name, schema, values)
    if (value === undefined) return { missing: name }
    input[name] = value
  }
  return { input }
}
