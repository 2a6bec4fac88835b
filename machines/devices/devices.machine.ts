import { assign, setup } from 'xstate'
import { confirmedChangeActor } from '../confirmed-change/confirmed-change.machine'
import { changeGuards } from '../confirmed-change/outcome'
import { callActor, endIn, options, type ChartMeta } from '../shared/chart'
import { thrown, type Failure } from '../shared/failure'
import * as paths from '../shared/paths'
import { hasOthers, mayEnd, type Devices, type Ending } from './device'

interface DevicesContext {
  readonly devices: Devices | null
  readonly ending: Ending | null
  readonly failure: Failure | null
}

type DevicesEvent =
  | { type: 'RETRY' }
  | { type: 'RETURNED' }
  | { type: 'END'; id: string }
  | { type: 'END_OTHERS' }

const screen = paths.securityCenter
const rows = ['ROUTE-60'] as const

/** Where an account is signed in, and ending sessions its owner does not recognise. */
export const devicesMachine = setup({
  types: {
    context: {} as DevicesContext,
    events: {} as DevicesEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'loading' | 'content' | 'error',
  },
  actors: {
    loadDevices: callActor<Devices>('loadDevices'),
    endDevices: confirmedChangeActor<Ending | null, Devices>(),
  },
  actions: {
    keepDevices: assign((_, { devices }: { devices: Devices | null }) => ({
      devices,
      ending: null,
      failure: null,
    })),
    keepEnding: assign((_, { ending }: { ending: Ending | null }) => ({ ending, failure: null })),
    keepFailure: assign((_, { failure }: { failure: Failure | null }) => ({ failure, ending: null })),
  },
  guards: {
    ...changeGuards,
    isOther: ({ context }, { id }: { id: string }) => mayEnd(context.devices, id),
    hasOthers: ({ context }) => hasOthers(context.devices),
  },
}).createMachine({
  id: 'devices',
  description: 'Shows where the account is signed in, and ends sessions that the player does not recognise.',
  options,
  context: { devices: null, ending: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The list of devices where the account is signed in is loading.',
      tags: ['pending', 'loading'],
      meta: { rows, screen },
      invoke: {
        id: 'load',
        src: 'loadDevices',
        onDone: {
          target: 'showing',
          actions: { type: 'keepDevices', params: ({ event }) => ({ devices: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    showing: {
      description: 'Every signed-in device with its last use and place; this device is marked.',
      tags: 'content',
      meta: { rows, screen },
      on: {
        END: {
          guard: { type: 'isOther', params: ({ event }) => ({ id: event.id }) },
          target: 'ending',
          description: 'The player wants to sign out one of the other devices.',
          actions: { type: 'keepEnding', params: ({ event }) => ({ ending: { id: event.id } }) },
        },
        END_OTHERS: {
          guard: 'hasOthers',
          target: 'ending',
          description: 'The player wants to sign out all other devices.',
          actions: { type: 'keepEnding', params: { ending: 'others' } },
        },
        RETURNED: {
          target: 'loading',
          description: 'The page is on screen again: the list is fetched again.',
        },
      },
    },
    ending: {
      description: 'A dialog asks for confirmation, then the platform signs the devices out.',
      tags: 'content',
      meta: { rows, screen },
      invoke: {
        id: 'change',
        src: 'endDevices',
        input: ({ context }) => ({ change: context.ending, asks: 'yes' }),
        onDone: [
          {
            guard: { type: 'wasAccepted', params: endIn },
            target: 'showing',
            description: 'The devices are signed out; the list shows those that are left.',
            actions: { type: 'keepDevices', params: ({ event }) => ({ devices: event.output.value }) },
          },
          {
            target: 'showing',
            description: 'The devices were not signed out: the screen says why, unless the player cancelled.',
            actions: { type: 'keepFailure', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    failed: {
      description: 'Loading failed; the screen offers to try again.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen },
      on: { RETRY: { target: 'loading', description: 'The player tries again.' } },
    },
  },
})
