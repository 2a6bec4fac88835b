import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf } from '../shared/failure'
import { to } from '../shared/address'
import * as paths from '../shared/paths'
import { applied, appliedAll, queued, undone, type Change, type Keepsake } from './changes'

interface FavouritesContext {
  /** Favourites belong to a player; each player gets a separate chart. */
  readonly signedIn: boolean
  /** Node ids, last added first (FAV-06). */
  readonly ids: readonly string[]
  /** Changes not yet confirmed by the platform, oldest first; the first one is in flight. */
  readonly changes: readonly Change[]
  readonly underWay: boolean
}

/** `from` is the own path to return to after a login. `REVISIT`: another screen with hearts opens. */
type FavouritesEvent = { type: 'TOGGLE'; game: Keepsake; from: string } | { type: 'REVISIT' }

/**
 * Favourite games: changes are shown at once, are sent one by one, and are undone if the platform refuses.
 */
export const favouritesMachine = setup({
  types: {
    context: {} as FavouritesContext,
    events: {} as FavouritesEvent,
    input: {} as Pick<FavouritesContext, 'signedIn'>,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'guest' | 'known' | 'sending',
  },
  actors: {
    loadFavourites: callActor<readonly string[]>('loadFavourites'),
    sendChange: callActor<null, { change: Change }>('sendChange'),
  },
  actions: {
    ...effects,
    keepLoaded: assign(({ context }, { ids }: { ids: readonly string[] }) => ({
      ids: appliedAll(ids, context.changes),
    })),
    noteChange: assign(({ context: { ids, changes, underWay } }, { game }: { game: Keepsake }) => {
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
    isSignedIn: ({ context }) => context.signedIn,
    hasWork: ({ context }) => context.changes.length > 0,
  },
}).createMachine({
  id: 'favourites',
  description: 'A player’s favourite games.',
  options,
  type: 'parallel',
  context: ({ input }) => ({ signedIn: input.signedIn, ids: [], changes: [], underWay: false }),
  states: {
    list: {
      description: 'Which games are favourites.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Checks whether anyone is signed in.',
          meta: { rows: ['FAV-04', 'HOME-31'], screen: paths.home },
          always: [{ guard: 'isSignedIn', target: 'member' }, { target: 'guest' }],
        },
        guest: {
          description: 'Nobody is signed in: tapping a heart leads to the login.',
          tags: 'guest',
          meta: { rows: ['FAV-04', 'SESSION-13'], screen: paths.home },
          on: {
            TOGGLE: {
              actions: {
                type: 'goTo',
                params: ({ event }) => to(paths.login, { next: event.from }),
              },
            },
          },
        },
        member: {
          description:
            'Someone is signed in: a heart changes at once, and the change is sent to the platform afterwards.',
          initial: 'loading',
          on: {
            TOGGLE: {
              description: 'The heart switches on or off.',
              actions: { type: 'noteChange', params: ({ event }) => ({ game: event.game }) },
            },
          },
          states: {
            loading: {
              description: 'The list is loading; a favourite can already be added.',
              tags: 'pending',
              meta: { rows: ['HOME-31', 'FAV-06', 'WIRE-65'], screen: paths.home },
              invoke: {
                id: 'load',
                src: 'loadFavourites',
                onDone: {
                  target: 'known',
                  actions: { type: 'keepLoaded', params: ({ event }) => ({ ids: event.output }) },
                  description: 'Hearts tapped in the meantime keep their state.',
                },
                onError: { target: 'unknown', description: 'Loading failed: no heart is lit at first.' },
              },
            },
            known: {
              description: 'The hearts of favourite games are lit.',
              tags: 'known',
              meta: { rows: ['FAV-01', 'FAV-02', 'FAV-06'], screen: paths.home },
            },
            unknown: {
              description: 'The list could not be loaded: no heart is lit until one is tapped.',
              meta: { rows: ['FAV-06'], screen: paths.home },
              on: {
                REVISIT: { target: 'loading', description: 'The next screen with hearts tries again.' },
              },
            },
          },
        },
      },
    },
    line: {
      description: 'Changes are sent to the platform one at a time.',
      initial: 'idle',
      states: {
        idle: {
          description: 'There is nothing to send.',
          meta: { rows: ['FAV-01', 'FAV-02'] },
          always: { guard: 'hasWork', target: 'sending' },
        },
        sending: {
          description: 'The oldest change is being sent; the others wait in line.',
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
              description: 'The change failed: the heart reverts, and a message tells the player.',
              actions: [
                'takeBack',
                {
                  type: 'notify',
                  params: ({ event }) => ({ kind: 'fail', text: failureOf(event.error).code }),
                },
              ],
            },
          },
        },
      },
    },
  },
})
