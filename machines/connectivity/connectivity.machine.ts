import { setup } from 'xstate'
import { options, watchActor, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { limits } from '../shared/limits'

type ConnectivityEvent = { type: 'ONLINE' } | { type: 'OFFLINE' }

/** Whether the phone is online, as far as the browser knows. */
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
  description:
    'Watches whether the phone is online, and tells the player when the connection is lost or back.',
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
      description: 'Checks once whether the phone is online.',
      meta: { rows: ['ERROR-33'] },
      always: [
        { guard: 'startsOffline', target: 'offline', description: 'The page opened offline.' },
        { target: 'online' },
      ],
    },
    online: {
      description: 'The phone is online.',
      meta: { rows: ['ERROR-33'] },
      on: { OFFLINE: { target: 'offline', description: 'The connection was lost.' } },
    },
    offline: {
      description: 'Offline. Lists keep their content, and buttons that move money are disabled.',
      tags: 'offline',
      meta: { rows: ['ERROR-33', 'ERROR-46'] },
      entry: { type: 'notify', params: { kind: 'offline', text: 'offline', milliseconds: limits.longToast } },
      on: {
        ONLINE: {
          target: 'online',
          description: 'The connection is back.',
          actions: {
            type: 'notify',
            params: { kind: 'success', text: 'back-online', milliseconds: limits.successToast },
          },
        },
      },
    },
  },
})
