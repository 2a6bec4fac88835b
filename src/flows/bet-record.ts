import { betRecordMachine } from '../../machines/bet-record/bet-record.machine'
import { keyOf, type RecordChoice } from '../../machines/bet-record/choice'
import { memberTransactions, type BetEntry } from '../platform/calls/bets'
import type { AnswerOf } from '../platform/call'
import { now } from '../platform/clock'
import { dayStart } from '../i18n/time'
import { spokenLanguage } from '../i18n/language'
import { ask } from './client'
import { boundEffects } from './effects'
import { sharedPagedList, type Item, type Query } from './paged-list'
import { currentSession } from './root'

export { categories, choiceOf, ranges, type RecordChoice } from '../../machines/bet-record/choice'

/** Bets on a page of the record. */
export const pageSize = 20

export type RecordTotal = AnswerOf<typeof memberTransactions>['total']

/** One bet; each carries the totals of the answer it came with. */
export interface ListedBet extends Item {
  readonly bet: BetEntry
  readonly total: RecordTotal
  readonly currency: string
}

export interface BetsQuery extends Query {
  readonly choice: RecordChoice
}

/** What one player has bet is kept apart from what another one has seen. */
export function queryFor(choice: RecordChoice): BetsQuery {
  return { key: `${currentSession()?.userName ?? ''} ${keyOf(choice)}`, choice }
}

/** From the first moment of the first day, in the phone's own zone, to the end of today (RECORD-04). */
export function stretchOf({ days }: RecordChoice, moment: number): { from: number; to: number } {
  return { from: dayStart(moment, days - 1), to: dayStart(moment, -1) }
}

const listActor = sharedPagedList(async ({ choice }: BetsQuery, pageNo, signal) => {
  const asked = { ...stretchOf(choice, now()), pageNo, pageSize, language: spokenLanguage() }
  const { list, pageNum, totalPages, total, currency } = await ask(
    memberTransactions,
    choice.category ? { ...asked, gameCategory: choice.category } : { ...asked, gameCategory: undefined },
    { signal },
  )
  const items: readonly ListedBet[] = list.map((bet) => ({ key: bet.number, bet, total, currency }))
  return { items, pageNum, totalPages }
})

/** The bets of the screen; started with the choice of the first look at it. */
export const betsActor = (choice: RecordChoice) => listActor(queryFor(choice))

/** The bet-record chart bound to the platform. */
export const betRecordFlow = betRecordMachine.provide({
  actions: {
    ...boundEffects,
    showList: (_, { choice }) => {
      const actor = betsActor(choice)
      actor.send({ type: 'ASK', query: queryFor(choice) })
      actor.send({ type: 'RELOAD' })
    },
  },
})

/** How a bet ended for the player. What brings back no more than the stake is no win (trust 38). */
export type Ending = 'open' | 'won' | 'even' | 'lost' | 'void'

export function endingOf({ state, net }: BetEntry): Ending {
  if (state !== 'settled') return state
  if (net.startsWith('-')) return 'lost'
  return /[1-9]/.test(net) ? 'won' : 'even'
}
