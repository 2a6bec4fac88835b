import { assign, setup } from 'xstate'
import { callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { limits } from '../shared/limits'

export interface ServiceLinkContext {
  /** Address of the customer service, once it is known; checked before it gets here. */
  readonly url: string
}

export type ServiceLinkEvent = { type: 'OPEN' }

/** The way to the customer service, wherever it is offered. */
export const serviceLinkMachine = setup({
  types: {
    context: {} as ServiceLinkContext,
    events: {} as ServiceLinkEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'opened' | 'error',
  },
  actors: { loadServiceLink: callActor<Answer<{ url: string }>>('loadServiceLink') },
  actions: {
    ...effects,
    /** Opens an address outside the site. */
    openExternal: (_: unknown, _params: { url: string }) => {},
    keepUrl: assign((_, { url }: { url: string }) => ({ url })),
  },
  guards: {
    found: (_, { answer }: { answer: Answer<{ url: string }> }) => answer.ok && answer.value.url !== '',
  },
  delays: { longestWait: limits.longestWait },
}).createMachine({
  id: 'service-link',
  description: 'The way to the customer service, wherever it is offered.',
  options,
  context: { url: '' },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody has asked for the customer service yet.',
      meta: { rows: ['LOGIN-23'] },
      on: { OPEN: { target: 'asking', description: 'The player taps customer service.' } },
    },
    asking: {
      description: 'The link is fetched. Tapping again does nothing.',
      tags: 'pending',
      meta: { rows: ['LOGIN-23', 'SITE-09'] },
      invoke: {
        id: 'link',
        src: 'loadServiceLink',
        onDone: [
          {
            guard: { type: 'found', params: ({ event }) => ({ answer: event.output }) },
            target: 'opened',
            description: 'There is a link.',
            actions: {
              type: 'keepUrl',
              params: ({ event }) => ({ url: event.output.ok ? event.output.value.url : '' }),
            },
          },
          { target: 'failed', description: 'There is none, or it leads where the site does not go.' },
        ],
        onError: { target: 'failed', description: 'The request did not get through.' },
      },
      after: { longestWait: { target: 'failed', description: 'No answer in time.' } },
    },
    opened: {
      description:
        'The customer service opens. Where the browser keeps the window shut, the link stays to be tapped.',
      tags: 'opened',
      meta: { rows: ['LOGIN-23'] },
      entry: { type: 'openExternal', params: ({ context }) => ({ url: context.url }) },
      on: {
        OPEN: {
          target: 'opened',
          reenter: true,
          description: 'Once more: the link is known for the rest of the visit.',
        },
      },
    },
    failed: {
      description: 'There is no way to the customer service now, and the site says so.',
      tags: 'error',
      meta: { rows: ['ERROR-28'] },
      entry: { type: 'notify', params: { kind: 'fail', text: 'link-missing' } },
      on: { OPEN: { target: 'asking', description: 'The player tries again.' } },
    },
  },
})
