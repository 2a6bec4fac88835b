import { setup } from 'xstate'
import { options, watchActor, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { limits } from '../shared/limits'

export type ConnectivityEvent = { type: 'ONLINE' } | { type: 'OFFLINE' }

/** Whether the phone has a network, as far as the browser knows. */
export const connectivityMachine = setup({
  types: {
    events: {} as ConnectivityEvent,
    input: {} as { online: boolean },
    context: {} as { startedOnline: boolean },
    meta: {} as ChartMeta,
    tags: {} as 'offline',
  },
  actors: { watchNetwork: watchActor<ConnectivityEvent>('watchNetwork') },
  actions: effects,
  guards: { startsOffline: ({ context }) => !context.startedOnline },
}).createMachine({
  id: 'connectivity',
  description: 'Follows whether the phone has a network, and tells the player when it goes and comes back.',
  options,
  context: ({ input }) => ({ startedOnline: input.online }),
  invoke: {
    id: 'network',
    src: 'watchNetwork',
    onError: { actions: { type: 'logFault', params: { what: 'network watcher', code: 'unknown' } } },
  },
  initial: 'looking',
  states: {
    looking: {
      description: 'Looks once whether the phone is online right now.',
      meta: { rows: ['ERROR-33'] },
      always: [
        { guard: 'startsOffline', target: 'offline', description: 'The page opened without a network.' },
        { target: 'online' },
      ],
    },
    online: {
      description: 'The phone has a network.',
      meta: { rows: ['ERROR-33'] },
      on: { OFFLINE: { target: 'offline', description: 'The network went away.' } },
    },
    offline: {
      description: 'No network. Lists keep what they have, and nothing that moves money can be tapped.',
      tags: 'offline',
      meta: { rows: ['ERROR-33', 'ERROR-46'] },
      entry: { type: 'notify', params: { kind: 'offline', text: 'offline', milliseconds: limits.longToast } },
      on: {
        ONLINE: {
          target: 'online',
          description: 'The network is back.',
          actions: {
            type: 'notify',
            params: { kind: 'success', text: 'back-online', milliseconds: limits.successToast },
          },
        },
      },
    },
  },
})
