import { assign, setup } from 'xstate'
import { answerIn, callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'

interface ServiceLinkContext {
  /** Address of customer service, once known; checked before it gets here. */
  readonly url: string
}

type ServiceLinkEvent = { type: 'OPEN' }

/** The link to customer service, wherever it is offered. */
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
}).createMachine({
  id: 'service-link',
  description: 'The link to customer service, wherever it is offered.',
  options,
  context: { url: '' },
  initial: 'closed',
  states: {
    closed: {
      description: 'Customer service has not been requested yet.',
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
            guard: { type: 'found', params: answerIn },
            target: 'opened',
            description: 'A link was found.',
            actions: {
              type: 'keepUrl',
              params: ({ event }) => ({ url: event.output.ok ? event.output.value.url : '' }),
            },
          },
          { target: 'failed', description: 'There is no link, or it leads to a site that is not allowed.' },
        ],
        onError: { target: 'failed', description: 'The request did not get through.' },
      },
    },
    opened: {
      description:
        'Customer service opens. If the browser blocks the window, the link stays on screen to be tapped.',
      tags: 'opened',
      meta: { rows: ['LOGIN-23'] },
      entry: { type: 'openExternal', params: ({ context }) => ({ url: context.url }) },
      on: {
        OPEN: {
          target: 'opened',
          reenter: true,
          description: 'The player opens customer service again: the link is kept for the rest of the visit.',
        },
      },
    },
    failed: {
      description: 'Customer service cannot be reached at the moment, and the screen says so.',
      tags: 'error',
      meta: { rows: ['ERROR-28'] },
      entry: { type: 'notify', params: { kind: 'fail', text: 'link-missing' } },
      on: { OPEN: { target: 'asking', description: 'The player tries again.' } },
    },
  },
})
