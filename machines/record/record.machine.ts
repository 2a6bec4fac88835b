import { assign, setup } from 'xstate'
import { options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import * as paths from '../shared/paths'
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

/** A record: its period and kind of entries. The list itself is a paged list. */
export const recordMachine = setup({
  types: {
    context: {} as RecordContext,
    events: {} as RecordEvent,
    input: {} as { page: RecordPage; query: RecordQuery },
    meta: {} as ChartMeta,
  },
  actions: {
    ...effects,
    /** Tells the paged list what to show and to reload it. */
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
  description: 'One of the player’s records, filtered by period and kind.',
  options,
  context: ({ input }) => ({ page: input.page, choice: choiceOf(input.page, input.query) }),
  initial: 'showing',
  states: {
    showing: {
      description: 'The matching entries show; they are loaded again with each visit.',
      meta: {
        rows: [
          'RECORD-01',
          'RECORD-02',
          'RECORD-04',
          'RECORD-05',
          'RECORD-06',
          'RECORD-07',
          'RECORD-08',
          'RECORD-09',
          'ROUTE-53',
          'ROUTE-54',
          'ROUTE-55',
          'ROUTE-56',
          'ROUTE-57',
          'ROUTE-58',
          'WIRE-86',
          'WIRE-90',
          'WIRE-99',
          'WIRE-101',
        ],
        screen: paths.gameRecord,
      },
      entry: { type: 'showList', params: ({ context }) => ({ choice: context.choice }) },
      on: {
        CHOOSE_DAYS: {
          guard: { type: 'otherDays', params: ({ event }) => ({ days: event.days }) },
          target: 'choosing',
          description: 'A longer or a shorter period.',
          actions: { type: 'chooseDays', params: ({ event }) => ({ days: event.days }) },
        },
        CHOOSE_KIND: {
          guard: { type: 'otherKind', params: ({ event }) => ({ kind: event.kind }) },
          target: 'choosing',
          description: 'Another kind of entry, or all of them.',
          actions: { type: 'chooseKind', params: ({ event }) => ({ kind: event.kind }) },
        },
        ADDRESS: {
          guard: { type: 'another', params: ({ event }) => ({ query: event.query }) },
          target: 'showing',
          reenter: true,
          description: 'The address changed by Back or a link.',
          actions: { type: 'adopt', params: ({ event }) => ({ query: event.query }) },
        },
      },
    },
    choosing: {
      description: 'The choice is stored in the address, so that it survives a reload and can be shared.',
      meta: {
        rows: ['RECORD-04', 'RECORD-05', 'RECORD-06', 'RECORD-07', 'RECORD-08', 'RECORD-09'],
        screen: paths.gameRecord,
      },
      entry: { type: 'goTo', params: ({ context }) => addressOf(context.page, context.choice) },
      always: { target: 'showing', description: 'The matching entries show.' },
    },
  },
})
