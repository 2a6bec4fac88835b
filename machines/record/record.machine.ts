import { assign, setup } from 'xstate'
import { options, watchActor, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { limits } from '../shared/limits'
import * as paths from '../shared/paths'
import {
  addressOf,
  choiceOf,
  datesIn,
  datesProblem,
  keyOf,
  type Dates,
  type DatesProblem,
  type Range,
  type RecordChoice,
  type RecordPage,
  type RecordQuery,
} from './choice'

interface RecordContext {
  readonly page: RecordPage
  readonly choice: RecordChoice
  /** Dates being typed. */
  readonly draft: Dates
  /** Why the typed dates cannot be shown. */
  readonly problem: DatesProblem | null
}

export type RecordEvent =
  | { type: 'CHOOSE_DAYS'; days: Range }
  | { type: 'OWN_DATES'; dates: Dates }
  | { type: 'TYPE_DATES'; dates: Dates }
  | { type: 'SHOW_DATES' }
  | { type: 'NEWS' }
  | { type: 'CHOOSE_KIND'; kind: string | null }
  | { type: 'ADDRESS'; query: RecordQuery }

const noDates: Dates = { from: '', to: '' }

const rows = [
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
] as const
const choiceRows = ['RECORD-04', 'RECORD-05', 'RECORD-06', 'RECORD-07', 'RECORD-08', 'RECORD-09'] as const

/** A record: its period and kind of entries. The list itself is a paged list. */
export const recordMachine = setup({
  types: {
    context: {} as RecordContext,
    events: {} as RecordEvent,
    input: {} as { page: RecordPage; query: RecordQuery },
    meta: {} as ChartMeta,
    tags: {} as 'dates',
  },
  actors: { watchMoney: watchActor<RecordEvent>('watchMoney') },
  actions: {
    ...effects,
    /** Tells the paged list what to show and to reload it. */
    showList: (_: unknown, _params: { choice: RecordChoice }) => {},
    /** Makes the paged list reload what is on screen, which stays visible. */
    refreshList: (_: unknown, _params: { choice: RecordChoice }) => {},
    typeDates: assign((_, { dates }: { dates: Dates }) => ({ draft: dates, problem: null })),
    keepProblem: assign(({ context }) => ({ problem: datesProblem(context.draft) })),
    chooseDates: assign(({ context }) => ({ choice: { ...context.choice, days: context.draft } })),
    chooseDays: assign(({ context }, { days }: { days: Range }) => ({
      choice: { ...context.choice, days },
    })),
    chooseKind: assign(({ context }, { kind }: { kind: string | null }) => ({
      choice: { ...context.choice, kind },
    })),
    adopt: assign(({ context }, { query }: { query: RecordQuery }) => {
      const choice = choiceOf(context.page, query)
      return { choice, draft: datesIn(choice) ?? noDates, problem: null }
    }),
  },
  guards: {
    otherDays: ({ context }, { days }: { days: Range }) => days !== context.choice.days,
    otherKind: ({ context }, { kind }: { kind: string | null }) =>
      kind !== context.choice.kind && (kind === null || context.page.kinds.includes(kind)),
    hasOwnDates: ({ context }) => datesIn(context.choice) !== null,
    wrongDates: ({ context }) => datesProblem(context.draft) !== null,
    another: ({ context }, { query }: { query: RecordQuery }) =>
      keyOf(choiceOf(context.page, query)) !== keyOf(context.choice),
  },
  delays: { refresh: limits.recordRefresh },
}).createMachine({
  id: 'record',
  description: 'One of the player’s records, filtered by period and kind.',
  options,
  context: ({ input }) => {
    const choice = choiceOf(input.page, input.query)
    return { page: input.page, choice, draft: datesIn(choice) ?? noDates, problem: null }
  },
  initial: 'showing',
  states: {
    showing: {
      description:
        'The matching entries show; they are reloaded on every visit, and at intervals while they show.',
      meta: { rows, screen: paths.gameRecord },
      entry: { type: 'showList', params: ({ context }) => ({ choice: context.choice }) },
      invoke: {
        id: 'money',
        src: 'watchMoney',
        onError: { actions: { type: 'logFault', params: { what: 'money watcher', code: 'unknown' } } },
      },
      on: {
        CHOOSE_DAYS: {
          guard: { type: 'otherDays', params: ({ event }) => ({ days: event.days }) },
          target: 'choosing',
          description: 'The player chooses a longer or a shorter period.',
          actions: { type: 'chooseDays', params: ({ event }) => ({ days: event.days }) },
        },
        CHOOSE_KIND: {
          guard: { type: 'otherKind', params: ({ event }) => ({ kind: event.kind }) },
          target: 'choosing',
          description: 'The player chooses another kind of entry, or all of them.',
          actions: { type: 'chooseKind', params: ({ event }) => ({ kind: event.kind }) },
        },
        ADDRESS: {
          guard: { type: 'another', params: ({ event }) => ({ query: event.query }) },
          target: 'showing',
          reenter: true,
          description: 'The address has changed because of Back or a link.',
          actions: { type: 'adopt', params: ({ event }) => ({ query: event.query }) },
        },
        NEWS: {
          description: 'Money moved, or the player is back on the page: the entries may have changed.',
          actions: { type: 'refreshList', params: ({ context }) => ({ choice: context.choice }) },
        },
      },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Checks whether the player has set dates of their own.',
          meta: { rows: choiceRows, screen: paths.gameRecord },
          always: [{ guard: 'hasOwnDates', target: 'dates' }, { target: 'ranges' }],
        },
        ranges: {
          description: 'The period is a number of days up to today.',
          meta: { rows: choiceRows, screen: paths.gameRecord },
          on: {
            OWN_DATES: {
              target: 'dates',
              description: 'The player wants other dates: two fields open with the dates on screen.',
              actions: { type: 'typeDates', params: ({ event }) => ({ dates: event.dates }) },
            },
          },
          after: {
            refresh: {
              target: 'ranges',
              reenter: true,
              description: 'Some time has passed and a round may have ended: the list is reloaded.',
              actions: { type: 'refreshList', params: ({ context }) => ({ choice: context.choice }) },
            },
          },
        },
        dates: {
          description: 'Two fields for the first and the last day.',
          tags: 'dates',
          meta: { rows: choiceRows, screen: paths.gameRecord },
          on: {
            TYPE_DATES: {
              description: 'The chosen day shows; any error message is cleared.',
              actions: { type: 'typeDates', params: ({ event }) => ({ dates: event.dates }) },
            },
            SHOW_DATES: [
              {
                guard: 'wrongDates',
                description: 'A day is missing, the last day is before the first, or the period is too long.',
                actions: 'keepProblem',
              },
              {
                target: '#record.choosing',
                description: 'The dates are valid and are applied.',
                actions: 'chooseDates',
              },
            ],
            CHOOSE_DAYS: [
              {
                guard: { type: 'otherDays', params: ({ event }) => ({ days: event.days }) },
                target: '#record.choosing',
                description: 'The player goes back to a number of days.',
                actions: { type: 'chooseDays', params: ({ event }) => ({ days: event.days }) },
              },
              {
                target: 'ranges',
                description: 'That period is already on screen: only the fields disappear.',
              },
            ],
          },
          after: {
            refresh: {
              target: 'dates',
              reenter: true,
              description: 'Some time has passed and a round may have ended: the list is reloaded.',
              actions: { type: 'refreshList', params: ({ context }) => ({ choice: context.choice }) },
            },
          },
        },
      },
    },
    choosing: {
      description: 'The choice is stored in the address, so that it survives a reload and can be shared.',
      meta: { rows: choiceRows, screen: paths.gameRecord },
      entry: { type: 'goTo', params: ({ context }) => addressOf(context.page, context.choice) },
      always: { target: 'showing', description: 'The matching entries show.' },
    },
  },
})
