import { assign, setup } from 'xstate'
import { options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import {
  addressOf,
  choiceOf,
  keyOf,
  type Range,
  type RecordChoice,
  type RecordPage,
  type RecordQuery,
} from './choice'

export interface RecordContext {
  readonly page: RecordPage
  readonly choice: RecordChoice
}

export type RecordEvent =
  | { type: 'CHOOSE_DAYS'; days: Range }
  | { type: 'CHOOSE_KIND'; kind: string | null }
  | { type: 'ADDRESS'; query: RecordQuery }

/** A record: how far it looks back, and at which kind of entries. The list itself is a paged list. */
export const recordMachine = setup({
  types: {
    context: {} as RecordContext,
    events: {} as RecordEvent,
    input: {} as { page: RecordPage; query: RecordQuery },
    meta: {} as ChartMeta,
  },
  actions: {
    ...effects,
    /** Tells the paged list what to show, and to ask for it again. */
    showList: (_: unknown, _params: { choice: RecordChoice }) => {},
    chooseDays: assign(({ context }, { days }: { days: Range }) => ({
      choice: { ...context.choice, days },
    })),
    chooseKind: assign(({ context }, { kind }: { kind: string | null }) => ({
      choice: { ...context.choice, kind },
    })),
    adopt: assign(({ context }, { query }: { query: RecordQuery }) => ({
      choice: choiceOf(context.page, query),
    })),
  },
  guards: {
    otherDays: ({ context }, { days }: { days: Range }) => days !== context.choice.days,
    otherKind: ({ context }, { kind }: { kind: string | null }) =>
      kind !== context.choice.kind && (kind === null || context.page.kinds.includes(kind)),
    another: ({ context }, { query }: { query: RecordQuery }) =>
      keyOf(choiceOf(context.page, query)) !== keyOf(context.choice),
  },
}).createMachine({
  id: 'record',
  description: 'A record of the player: how far it looks back, and at which kind of entries.',
  options,
  context: ({ input }) => ({ page: input.page, choice: choiceOf(input.page, input.query) }),
  initial: 'showing',
  states: {
    showing: {
      description: 'The entries of the choice show, asked for anew on every look.',
      meta: {
        rows: [
          'RECORD-01',
          'RECORD-02',
          'RECORD-04',
          'RECORD-05',
          'RECORD-08',
          'ROUTE-54',
          'ROUTE-55',
          'ROUTE-58',
          'WIRE-86',
          'WIRE-101',
        ],
        screen: '/m/gameRecord',
      },
      entry: { type: 'showList', params: ({ context }) => ({ choice: context.choice }) },
      on: {
        CHOOSE_DAYS: {
          guard: { type: 'otherDays', params: ({ event }) => ({ days: event.days }) },
          target: 'choosing',
          description: 'Further back, or less far.',
          actions: { type: 'chooseDays', params: ({ event }) => ({ days: event.days }) },
        },
        CHOOSE_KIND: {
          guard: { type: 'otherKind', params: ({ event }) => ({ kind: event.kind }) },
          target: 'choosing',
          description: 'Another kind of entries, or all of them.',
          actions: { type: 'chooseKind', params: ({ event }) => ({ kind: event.kind }) },
        },
        ADDRESS: {
          guard: { type: 'another', params: ({ event }) => ({ query: event.query }) },
          target: 'showing',
          reenter: true,
          description: 'The address has changed by itself: Back, or a link.',
          actions: { type: 'adopt', params: ({ event }) => ({ query: event.query }) },
        },
      },
    },
    choosing: {
      description: 'The choice goes into the address, so that it survives a reload and can be shared.',
      meta: { rows: ['RECORD-04', 'RECORD-05', 'RECORD-08'], screen: '/m/gameRecord' },
      entry: { type: 'goTo', params: ({ context }) => addressOf(context.page, context.choice) },
      always: { target: 'showing', description: 'And its entries show.' },
    },
  },
})
