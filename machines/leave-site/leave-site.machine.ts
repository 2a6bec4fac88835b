import { assign, setup } from 'xstate'
import { options, type ChartMeta } from '../shared/chart'

/** An address outside the site; it has passed the allow-list before it gets here. */
interface Outside {
  readonly url: string
  /** Host of the address, as shown to the player. */
  readonly host: string
}

type LeaveSiteEvent = { type: 'ASK'; outside: Outside } | { type: 'GO' } | { type: 'STAY' }

/** Names a link's destination before leaving the site. */
export const leaveSiteMachine = setup({
  types: {
    context: {} as Outside,
    events: {} as LeaveSiteEvent,
    meta: {} as ChartMeta,
    tags: {} as 'open',
  },
  actions: {
    /** Opens an address outside the site, in a new tab. */
    openExternal: (_: unknown, _params: { url: string }) => {},
    keep: assign((_, { outside }: { outside: Outside }) => outside),
  },
}).createMachine({
  id: 'leave-site',
  description: 'Names a link’s destination before the player leaves the site.',
  options,
  context: { url: '', host: '' },
  initial: 'closed',
  states: {
    closed: {
      description: 'No dialog is open.',
      meta: { rows: ['LOGIN-23'] },
      on: {
        ASK: {
          target: 'open',
          description: 'The player taps a link that leaves the site.',
          actions: { type: 'keep', params: ({ event }) => ({ outside: event.outside }) },
        },
      },
    },
    open: {
      description: 'A dialog names the host and asks whether to go there.',
      tags: 'open',
      meta: { rows: ['LOGIN-23'] },
      on: {
        STAY: { target: 'closed', description: 'The player stays on the site.' },
        GO: {
          target: 'closed',
          description: 'The link opens in a new window.',
          actions: { type: 'openExternal', params: ({ context }) => ({ url: context.url }) },
        },
      },
    },
  },
})
