import { assign, setup } from 'xstate'
import { callActor, options, watchActor, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { limits } from '../shared/limits'

/** What a reload would interrupt on the current screen: nothing, money or a game, something else. */
export type Place = 'home' | 'money' | 'elsewhere'

export type WorkerNews =
  /** A newer version has been downloaded and is waiting. */
  | { type: 'WAITING' }
  /** Another tab has activated the newer version. */
  | { type: 'REPLACED' }

type AppUpdateEvent = WorkerNews | { type: 'PLACE'; place: Place } | { type: 'UPDATE' } | { type: 'LATER' }

interface AppUpdateInput {
  readonly place: Place
}

interface AppUpdateContext extends AppUpdateInput {
  /** The newer version is already active; the page on screen still belongs to the older one. */
  readonly replaced: boolean
  /** The player has agreed to load it. */
  readonly agreed: boolean
}

/** Caches the site's files on the phone, and activates a newer version when nothing is interrupted. */
export const appUpdateMachine = setup({
  types: {
    context: {} as AppUpdateContext,
    events: {} as AppUpdateEvent,
    input: {} as AppUpdateInput,
    meta: {} as ChartMeta,
    tags: {} as 'asking' | 'in-line',
  },
  actors: {
    watchWorker: watchActor<WorkerNews>('watchWorker'),
    lookForUpdate: callActor<null>('lookForUpdate'),
    /**
     * Resolves when a reload would interrupt nothing: no money, no game, no dialog, no other automatic panel.
     */
    untilTurn: callActor<null>('untilTurn'),
    /** Resolves once the newer version is active. */
    activate: callActor<null>('activate'),
  },
  actions: {
    ...effects,
    /** Reloads the page with the newer version. */
    reload: () => {},
    keepPlace: assign((_, { place }: { place: Place }) => ({ place })),
    keepReplaced: assign({ replaced: true }),
    keepAgreed: assign({ agreed: true }),
  },
  guards: {
    atHome: ({ context }) => context.place === 'home',
    notElsewhere: ({ context }) => context.place !== 'elsewhere',
    replaced: ({ context }) => context.replaced,
    mayReload: ({ context }) => context.replaced && (context.agreed || context.place === 'home'),
    mayTake: ({ context }) => context.agreed || context.place === 'home',
  },
  delays: { patience: limits.updateCheck, limit: limits.longestWait, takeOver: limits.takeOver },
}).createMachine({
  id: 'app-update',
  description:
    'Keeps the site’s files on the phone, and takes a newer version when nothing is interrupted by it.',
  options,
  context: ({ input }) => ({ ...input, replaced: false, agreed: false }),
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
    REPLACED: {
      description: 'The newer version is in charge; the page on screen is still the older one’s.',
      actions: 'keepReplaced',
    },
  },
  states: {
    current: {
      description: 'No newer version is known.',
      meta: { rows: ['APP-16', 'APP-17', 'APP-18', 'CONST-57'] },
      on: {
        WAITING: { target: 'found', description: 'A newer version is on the phone, and waits.' },
        REPLACED: {
          target: 'found',
          description: 'Another tab has taken the newer version.',
          actions: 'keepReplaced',
        },
      },
      after: { patience: { target: 'looking', description: 'The page has been open for an hour.' } },
    },
    looking: {
      description: 'Asks the site whether there is a newer version.',
      meta: { rows: ['APP-18'] },
      on: {
        WAITING: { target: 'found', description: 'A newer version is on the phone, and waits.' },
        REPLACED: {
          target: 'found',
          description: 'Another tab has taken the newer version.',
          actions: 'keepReplaced',
        },
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
      description:
        'A newer version is there. It waits for its turn: money, a game, a dialog and what comes up by itself go first; the older version works as before.',
      tags: 'in-line',
      meta: { rows: ['APP-18'] },
      invoke: {
        id: 'turn',
        src: 'untilTurn',
        onDone: [
          {
            guard: 'mayReload',
            target: 'taken',
            description: 'It is in charge, and nothing is interrupted.',
          },
          { guard: 'mayTake', target: 'taking', description: 'On home, a reload interrupts nothing.' },
          { target: 'asking', description: 'The player decides.' },
        ],
        onError: { target: 'later', description: 'There is no turn any more.' },
      },
    },
    asking: {
      description: 'A dialog asks whether to load the newer version now.',
      tags: ['asking', 'in-line'],
      meta: { rows: ['APP-18'] },
      always: {
        guard: 'notElsewhere',
        target: 'found',
        description: 'On home it need not be asked, with money in hand it may not.',
      },
      on: {
        UPDATE: [
          {
            guard: 'replaced',
            target: 'taken',
            description: 'Now; it is in charge already.',
            actions: 'keepAgreed',
          },
          { target: 'taking', description: 'Now.', actions: 'keepAgreed' },
        ],
        LATER: { target: 'later', description: 'Not now.' },
      },
    },
    later: {
      description: 'Asked once; the newer version is taken on home.',
      meta: { rows: ['APP-18'] },
      always: { guard: 'atHome', target: 'found', description: 'On home, a reload interrupts nothing.' },
    },
    taking: {
      description: 'The newer version takes over.',
      meta: { rows: ['APP-18'] },
      invoke: {
        id: 'activate',
        src: 'activate',
        onDone: {
          target: 'found',
          description: 'It is in charge; the page loads anew in its turn.',
          actions: 'keepReplaced',
        },
        onError: { target: 'ordered', description: 'It is not in charge; the page stays as it is.' },
      },
      after: { takeOver: { target: 'ordered', description: 'The older version still has work to end.' } },
    },
    ordered: {
      description:
        'The newer version takes over as soon as the older one has ended its work; until then a reload would bring the older one again.',
      meta: { rows: ['APP-18'] },
      on: {
        REPLACED: {
          target: 'found',
          description: 'It is in charge; the page loads anew in its turn.',
          actions: 'keepReplaced',
        },
      },
    },
    taken: {
      type: 'final',
      description: 'The page loads anew.',
      meta: { rows: ['APP-18'] },
      entry: 'reload',
    },
  },
})
