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
    'Caches the site’s files on the phone, and switches to a newer version when that interrupts nothing.',
  options,
  context: ({ input }) => ({ ...input, replaced: false, agreed: false }),
  initial: 'current',
  invoke: {
    id: 'worker',
    src: 'watchWorker',
    onError: {
      description: 'This browser cannot cache the files: every visit loads them from the network.',
      actions: { type: 'logFault', params: { what: 'service worker', code: 'unknown' } },
    },
  },
  on: {
    PLACE: {
      description: 'The player has moved to another screen.',
      actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
    },
    REPLACED: {
      description: 'The newer version is active, but the open page still belongs to the older one.',
      actions: 'keepReplaced',
    },
  },
  states: {
    current: {
      description: 'No newer version is known.',
      meta: { rows: ['APP-16', 'APP-17', 'APP-18', 'CONST-57'] },
      on: {
        WAITING: {
          target: 'found',
          description: 'A newer version has been downloaded and is ready to be activated.',
        },
        REPLACED: {
          target: 'found',
          description: 'Another tab has activated the newer version.',
          actions: 'keepReplaced',
        },
      },
      after: { patience: { target: 'looking', description: 'The page has been open for an hour.' } },
    },
    looking: {
      description: 'Checks whether the site has a newer version.',
      meta: { rows: ['APP-18'] },
      on: {
        WAITING: {
          target: 'found',
          description: 'A newer version has been downloaded and is ready to be activated.',
        },
        REPLACED: {
          target: 'found',
          description: 'Another tab has activated the newer version.',
          actions: 'keepReplaced',
        },
      },
      invoke: {
        id: 'look',
        src: 'lookForUpdate',
        onDone: {
          target: 'current',
          description: 'The check is complete; the service worker reports any newer version itself.',
        },
        onError: { target: 'current', description: 'The check failed; the next one follows in an hour.' },
      },
      after: {
        limit: {
          target: 'current',
          description: 'The check took too long; the next one follows in an hour.',
        },
      },
    },
    found: {
      description:
        'A newer version is ready. It waits until no money, game, dialog or automatic panel would be interrupted; the older version works as before.',
      tags: 'in-line',
      meta: { rows: ['APP-18'] },
      invoke: {
        id: 'turn',
        src: 'untilTurn',
        onDone: [
          {
            guard: 'mayReload',
            target: 'taken',
            description: 'The newer version is active, and a reload interrupts nothing.',
          },
          {
            guard: 'mayTake',
            target: 'taking',
            description: 'The player has agreed or is on home, where a reload interrupts nothing.',
          },
          { target: 'asking', description: 'The player is asked whether to load the newer version.' },
        ],
        onError: { target: 'later', description: 'The wait for a suitable moment failed.' },
      },
    },
    asking: {
      description: 'A dialog asks whether to load the newer version now.',
      tags: ['asking', 'in-line'],
      meta: { rows: ['APP-18'] },
      always: {
        guard: 'notElsewhere',
        target: 'found',
        description: 'On home no question is needed, and during a payment or a game none may be shown.',
      },
      on: {
        UPDATE: [
          {
            guard: 'replaced',
            target: 'taken',
            description: 'The player agrees, and the newer version is already active.',
            actions: 'keepAgreed',
          },
          {
            target: 'taking',
            description: 'The player agrees to load the newer version now.',
            actions: 'keepAgreed',
          },
        ],
        LATER: { target: 'later', description: 'The player postpones the newer version.' },
      },
    },
    later: {
      description: 'The player is not asked again; the newer version is loaded once they are on home.',
      meta: { rows: ['APP-18'] },
      always: { guard: 'atHome', target: 'found', description: 'On home, a reload interrupts nothing.' },
    },
    taking: {
      description: 'The newer version is being activated.',
      meta: { rows: ['APP-18'] },
      invoke: {
        id: 'activate',
        src: 'activate',
        onDone: {
          target: 'found',
          description: 'The newer version is active; the page reloads as soon as that interrupts nothing.',
          actions: 'keepReplaced',
        },
        onError: {
          target: 'ordered',
          description: 'The activation failed; the page stays as it is for now.',
        },
      },
      after: {
        takeOver: {
          target: 'ordered',
          description: 'The activation takes long because the older version is still busy.',
        },
      },
    },
    ordered: {
      description:
        'The newer version becomes active once the older one has finished its work; until then a reload would load the older one again.',
      meta: { rows: ['APP-18'] },
      on: {
        REPLACED: {
          target: 'found',
          description: 'The newer version is active; the page reloads as soon as that interrupts nothing.',
          actions: 'keepReplaced',
        },
      },
    },
    taken: {
      type: 'final',
      description: 'The page reloads with the newer version.',
      meta: { rows: ['APP-18'] },
      entry: 'reload',
    },
  },
})
