import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf } from '../shared/failure'
import { limits } from '../shared/limits'
import { applied, appliedAll, queued, undone, type Change, type Keepsake } from './changes'

export interface FavouritesContext {
  /** Node ids, last added first (FAV-06). */
  readonly ids: readonly string[]
  /** Changes that the platform has not confirmed, oldest first; the first one is under way. */
  readonly changes: readonly Change[]
  readonly underWay: boolean
}

export type FavouritesEvent =
  | { type: 'SIGNED_IN' }
  | { type: 'SIGNED_OUT' }
  /** `from` is the own path to come back to after a login. */
  | { type: 'TOGGLE'; game: Keepsake; from: string }

/** Hearts on games: shown at once, sent one after the other, taken back when the platform refuses. */
export const favouritesMachine = setup({
  types: {
    context: {} as FavouritesContext,
    events: {} as FavouritesEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'guest' | 'known' | 'sending',
  },
  actors: {
    loadFavourites: callActor<readonly string[]>('loadFavourites'),
    sendChange: callActor<null, { change: Change }>('sendChange'),
  },
  actions: {
    ...effects,
    forget: assign({ ids: [], changes: [], underWay: false }),
    keepLoaded: assign(({ context }, { ids }: { ids: readonly string[] }) => ({
      ids: appliedAll(ids, context.changes),
    })),
    wish: assign(({ context: { ids, changes, underWay } }, { game }: { game: Keepsake }) => {
      const change: Change = { ...game, add: !ids.includes(game.nodeId) }
      return { ids: applied(ids, change), changes: queued(changes, change, underWay) }
    }),
    setOff: assign({ underWay: true }),
    confirm: assign(({ context }) => ({ changes: context.changes.slice(1), underWay: false })),
    takeBack: assign(({ context: { ids, changes } }) => {
      const [failed, ...waiting] = changes
      return failed ? { ids: undone(ids, failed, waiting), changes: waiting, underWay: false } : {}
    }),
  },
  guards: {
    hasWork: ({ context }) => context.changes.length > 0,
  },
  delays: { longestWait: limits.longestWait },
}).createMachine({
  id: 'favourites',
  description: 'The games a player keeps.',
  options,
  type: 'parallel',
  context: { ids: [], changes: [], underWay: false },
  on: {
    SIGNED_IN: {
      target: ['.list.member', '.line.idle'],
      actions: 'forget',
      description: 'Somebody else’s list, or the first one.',
    },
    SIGNED_OUT: {
      target: ['.list.guest', '.line.idle'],
      actions: 'forget',
      description: 'Nothing of the player stays.',
    },
  },
  states: {
    list: {
      description: 'Which games are kept.',
      initial: 'guest',
      states: {
        guest: {
          description: 'Nobody is signed in: a heart leads to the login.',
          tags: 'guest',
          meta: { rows: ['FAV-04', 'SESSION-13'], screen: '/m/home' },
          on: {
            TOGGLE: {
              actions: {
                type: 'goTo',
                params: ({ event }) => ({ to: '/m/login', query: { next: event.from } }),
              },
            },
          },
        },
        member: {
          description: 'Somebody is signed in: a heart changes at once, its call follows.',
          initial: 'loading',
          on: {
            TOGGLE: {
              description: 'The heart is lit, or put out.',
              actions: { type: 'wish', params: ({ event }) => ({ game: event.game }) },
            },
          },
          states: {
            loading: {
              description: 'The list is on its way; hearts work already.',
              tags: 'pending',
              meta: { rows: ['HOME-31', 'FAV-06', 'WIRE-65'], screen: '/m/home' },
              invoke: {
                id: 'load',
                src: 'loadFavourites',
                onDone: {
                  target: 'known',
                  actions: { type: 'keepLoaded', params: ({ event }) => ({ ids: event.output }) },
                  description: 'What was tapped meanwhile stands.',
                },
                onError: { target: 'unknown', description: 'Hearts then start out empty.' },
              },
              after: { longestWait: { target: 'unknown', description: 'No answer in time.' } },
            },
            known: {
              description: 'Hearts of kept games are lit.',
              tags: 'known',
              meta: { rows: ['FAV-01', 'FAV-02', 'FAV-06'], screen: '/m/home' },
            },
            unknown: {
              description: 'The list did not come: hearts are empty until one is tapped.',
              meta: { rows: ['FAV-06'], screen: '/m/home' },
            },
          },
        },
      },
    },
    line: {
      description: 'Changes on their way to the platform, one at a time.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing to send.',
          meta: { rows: ['FAV-01', 'FAV-02'] },
          always: { guard: 'hasWork', target: 'sending' },
        },
        sending: {
          description: 'The oldest change is on its way; others wait in line.',
          tags: ['pending', 'sending'],
          meta: { rows: ['FAV-02', 'FAV-03', 'WIRE-63', 'WIRE-64'] },
          entry: 'setOff',
          invoke: {
            id: 'change',
            src: 'sendChange',
            input: ({ context }) => ({
              change: context.changes[0] ?? { nodeId: '', vendor: '', add: false },
            }),
            onDone: { target: 'idle', actions: 'confirm' },
            onError: {
              target: 'idle',
              description: 'The heart goes back, and the player is told.',
              actions: [
                'takeBack',
                {
                  type: 'notify',
                  params: ({ event }) => ({ kind: 'fail', text: failureOf(event.error).code }),
                },
              ],
            },
          },
          after: {
            longestWait: {
              target: 'idle',
              description: 'No answer in time counts as no.',
              actions: ['takeBack', { type: 'notify', params: { kind: 'fail', text: 'timeout' } }],
            },
          },
        },
      },
    },
  },
})
