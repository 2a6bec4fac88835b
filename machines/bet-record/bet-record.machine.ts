import { assign, setup } from 'xstate'
import { options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { keyOf, recordPage, type Range, type RecordCategory, type RecordChoice } from './choice'

export interface BetRecordContext {
  readonly choice: RecordChoice
}

export type BetRecordEvent =
  | { type: 'CHOOSE_DAYS'; days: Range }
  | { type: 'CHOOSE_CATEGORY'; category: RecordCategory | null }
  | { type: 'ADDRESS'; choice: RecordChoice }

/** The betting record: how far it looks back, and at which games. The list itself is a paged list. */
export const betRecordMachine = setup({
  types: {
    context: {} as BetRecordContext,
    events: {} as BetRecordEvent,
    input: {} as { choice: RecordChoice },
    meta: {} as ChartMeta,
  },
  actions: {
    ...effects,
    /** Tells the paged list what to show, and to ask for it again. */
    showList: (_: unknown, _params: { choice: RecordChoice }) => {},
    chooseDays: assign(({ context }, { days }: { days: Range }) => ({
      choice: { ...context.choice, days },
    })),
    chooseCategory: assign(({ context }, { category }: { category: RecordCategory | null }) => ({
      choice: { ...context.choice, category },
    })),
    adopt: assign((_, { choice }: { choice: RecordChoice }) => ({ choice })),
  },
  guards: {
    otherDays: ({ context }, { days }: { days: Range }) => days !== context.choice.days,
    otherCategory: ({ context }, { category }: { category: RecordCategory | null }) =>
      category !== context.choice.category,
    another: ({ context }, { choice }: { choice: RecordChoice }) => keyOf(choice) !== keyOf(context.choice),
  },
}).createMachine({
  id: 'bet-record',
  description: 'The betting record: how far it looks back, and at which games.',
  options,
  context: ({ input }) => ({ choice: input.choice }),
  initial: 'showing',
  states: {
    showing: {
      description: 'The bets of the choice show, asked for anew on every look.',
      meta: { rows: ['RECORD-01', 'RECORD-04', 'ROUTE-54', 'WIRE-86'], screen: '/m/gameRecord' },
      entry: { type: 'showList', params: ({ context }) => ({ choice: context.choice }) },
      on: {
        CHOOSE_DAYS: {
          guard: { type: 'otherDays', params: ({ event }) => ({ days: event.days }) },
          target: 'choosing',
          description: 'Further back, or less far.',
          actions: { type: 'chooseDays', params: ({ event }) => ({ days: event.days }) },
        },
        CHOOSE_CATEGORY: {
          guard: { type: 'otherCategory', params: ({ event }) => ({ category: event.category }) },
          target: 'choosing',
          description: 'Another kind of game, or all of them.',
          actions: { type: 'chooseCategory', params: ({ event }) => ({ category: event.category }) },
        },
        ADDRESS: {
          guard: { type: 'another', params: ({ event }) => ({ choice: event.choice }) },
          target: 'showing',
          reenter: true,
          description: 'The address has changed by itself: Back, or a link.',
          actions: { type: 'adopt', params: ({ event }) => ({ choice: event.choice }) },
        },
      },
    },
    choosing: {
      description: 'The choice goes into the address, so that it survives a reload and can be shared.',
      meta: { rows: ['RECORD-04'], screen: '/m/gameRecord' },
      entry: { type: 'goTo', params: ({ context }) => recordPage(context.choice) },
      always: { target: 'showing', description: 'And its bets show.' },
    },
  },
})
