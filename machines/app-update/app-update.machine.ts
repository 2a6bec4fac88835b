import { assign, setup } from 'xstate'
import { callActor, options, watchActor, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { limits } from '../shared/limits'

/** What a reload would interrupt where the player is: nothing, money or a game, something else. */
export type Place = 'home' | 'money' | 'elsewhere'

export type WorkerNews =
  /** A newer version is on the phone and waits. */
  | { type: 'WAITING' }
  /** Another tab has put the newer version in charge. */
  | { type: 'REPLACED' }

export type AppUpdateEvent =
  | WorkerNews
  | { type: 'PLACE'; place: Place }
  | { type: 'UPDATE' }
  | { type: 'LATER' }

export interface AppUpdateContext {
  readonly place: Place
}

/** Keeps the site's files on the phone, and takes a newer version when nothing is interrupted. */
export const appUpdateMachine = setup({
  types: {
    context: {} as AppUpdateContext,
    events: {} as AppUpdateEvent,
    input: {} as AppUpdateContext,
    meta: {} as ChartMeta,
    tags: {} as 'asking',
  },
  actors: {
    watchWorker: watchActor<WorkerNews>('watchWorker'),
    lookForUpdate: callActor<null>('lookForUpdate'),
    activate: callActor<null>('activate'),
  },
  actions: {
    ...effects,
    /** Loads the page anew, with the newer version. */
    reload: () => {},
    keepPlace: assign((_, { place }: { place: Place }) => ({ place })),
  },
  guards: {
    atHome: ({ context }) => context.place === 'home',
    withMoney: ({ context }) => context.place === 'money',
  },
  delays: { patience: limits.updateCheck, limit: limits.longestWait, takeOver: limits.takeOver },
}).createMachine({
  id: 'app-update',
  description:
    'Keeps the site’s files on the phone, and takes a newer version when nothing is interrupted by it.',
  options,
  context: ({ input }) => input,
  initial: 'current',
  invoke: {
    id: 'worker',
    src: 'watchWorker',
    onError: {
      description: 'This browser keeps no files; every visit comes from the network.',
      actions: { type: 'logFault', params: { what: 'service worker', code: 'unknown' } },
    },
  },
  on: {
    PLACE: {
      description: 'The player is on another screen.',
      actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
    },
  },
  states: {
    current: {
      description: 'No newer version is known.',
      meta: { rows: ['APP-16', 'APP-17', 'APP-18', 'CONST-57'] },
      on: {
        WAITING: { target: 'found', description: 'A newer version is on the phone, and waits.' },
        REPLACED: { target: 'found', description: 'Another tab has taken the newer version.' },
      },
      after: { patience: { target: 'looking', description: 'The page has been open for an hour.' } },
    },
    looking: {
      description: 'Asks the site whether there is a newer version.',
      meta: { rows: ['APP-18'] },
      on: {
        WAITING: { target: 'found', description: 'A newer version is on the phone, and waits.' },
        REPLACED: { target: 'found', description: 'Another tab has taken the newer version.' },
      },
      invoke: {
        id: 'look',
        src: 'lookForUpdate',
        onDone: { target: 'current', description: 'Whatever was found is told by the worker.' },
        onError: { target: 'current', description: 'No answer; it is asked again in an hour.' },
      },
      after: { limit: { target: 'current', description: 'No answer in time.' } },
    },
    found: {
      description: 'A newer version is there; where the player is decides when it is taken.',
      meta: { rows: ['APP-18'] },
      always: [
        { guard: 'atHome', target: 'taking', description: 'On home, a reload interrupts nothing.' },
        { guard: 'withMoney', target: 'held', description: 'Money or a game comes first.' },
        { target: 'asking', description: 'The player decides.' },
      ],
    },
    held: {
      description: 'Nothing is said while money or a game is in hand; the old version works as before.',
      meta: { rows: ['APP-18'] },
      on: {
        PLACE: {
          target: 'found',
          description: 'The player is on another screen.',
          actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
        },
      },
    },
    asking: {
      description: 'A dialog asks whether to load the newer version now.',
      tags: 'asking',
      meta: { rows: ['APP-18'] },
      on: {
        UPDATE: { target: 'taking', description: 'Now.' },
        LATER: { target: 'later', description: 'Not now.' },
        PLACE: {
          target: 'found',
          description: 'The player is on another screen.',
          actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
        },
      },
    },
    later: {
      description: 'Asked once; the newer version is taken on home.',
      meta: { rows: ['APP-18'] },
      always: { guard: 'atHome', target: 'taking', description: 'On home, a reload interrupts nothing.' },
    },
    taking: {
      description: 'The newer version takes over.',
      meta: { rows: ['APP-18'] },
      invoke: {
        id: 'activate',
        src: 'activate',
        onDone: { target: 'taken', description: 'It is in charge.' },
        onError: { target: 'taken', description: 'It is not; the reload decides.' },
      },
      after: { takeOver: { target: 'taken', description: 'No answer in time; the reload decides.' } },
    },
    taken: {
      type: 'final',
      description: 'The page loads anew.',
      meta: { rows: ['APP-18'] },
      entry: 'reload',
    },
  },
})
