import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import * as paths from '../shared/paths'

interface SaveSheetContext {
  /** Which entries to save, and the column headings; set by the flow. */
  readonly sheet: unknown
  readonly failure: Failure | null
}

type SaveSheetEvent = { type: 'SAVE'; sheet: unknown }

const rows = ['RECORD-04', 'RECORD-05', 'RECORD-06', 'RECORD-07', 'RECORD-08', 'RECORD-09'] as const

/** The button that saves a record as a file: it first loads the entries page by page. */
export const saveSheetMachine = setup({
  types: {
    context: {} as SaveSheetContext,
    events: {} as SaveSheetEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'error',
  },
  actors: { saveSheet: callActor<null, { sheet: unknown }>('saveSheet') },
  actions: {
    ...effects,
    keepSheet: assign((_, { sheet }: { sheet: unknown }) => ({ sheet, failure: null })),
    keepFailure: assign(failureKept),
  },
}).createMachine({
  id: 'save-sheet',
  description: 'Saves a record as a file.',
  options,
  context: { sheet: null, failure: null },
  initial: 'ready',
  states: {
    ready: {
      description: 'The button shows below the totals.',
      meta: { rows, screen: paths.depositHistory },
      on: {
        SAVE: {
          target: 'saving',
          description: 'The player wants the record as a file.',
          actions: { type: 'keepSheet', params: ({ event }) => ({ sheet: event.sheet }) },
        },
      },
    },
    saving: {
      description: 'All pages of the record are fetched; the button is busy.',
      tags: 'pending',
      meta: { rows, screen: paths.depositHistory },
      invoke: {
        id: 'save',
        src: 'saveSheet',
        input: ({ context }) => ({ sheet: context.sheet }),
        onDone: { target: 'ready', description: 'The file has been passed to the browser.' },
        onError: {
          target: 'failed',
          description: 'A page could not be loaded: no file is saved, as it would be incomplete.',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    failed: {
      description: 'A message below the button says that nothing was saved, and why.',
      tags: 'error',
      meta: { rows, screen: paths.depositHistory },
      on: {
        SAVE: {
          target: 'saving',
          description: 'The player tries again.',
          actions: { type: 'keepSheet', params: ({ event }) => ({ sheet: event.sheet }) },
        },
      },
    },
  },
})
