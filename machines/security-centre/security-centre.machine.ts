import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import { panelFor, type SecurityFacts, type SecurityPanel } from './security'

export interface SecurityCentreContext {
  readonly facts: SecurityFacts | null
  readonly panel: SecurityPanel
  /** The withdrawal password is forgotten: the login password stands in for it. */
  readonly forgotten: boolean
  readonly failure: Failure | null
}

export type SecurityCentreEvent =
  | { type: 'RETRY' }
  | { type: 'OPEN'; panel: SecurityPanel }
  | { type: 'FORGOT' }
  | { type: 'CLOSE' }
  | { type: 'SAVED' }

/** The security centre: what of an account is secured, and the panels that secure the rest. */
export const securityCentreMachine = setup({
  types: {
    context: {} as SecurityCentreContext,
    events: {} as SecurityCentreEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'content' | 'error' | 'panel',
  },
  actors: { loadSecurity: callActor<SecurityFacts>('loadSecurity') },
  actions: {
    keepFacts: assign((_, { facts }: { facts: SecurityFacts }) => ({ facts, failure: null })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    choosePanel: assign(({ context }, { panel }: { panel: SecurityPanel }) => ({
      panel: panelFor(context.facts, panel),
      forgotten: false,
    })),
    forget: assign({ forgotten: true }),
  },
  guards: {
    isKnown: ({ context }) => context.facts !== null,
    changesPin: ({ context }) => context.panel === 'pin' && context.facts?.hasPin === true,
  },
  delays: { longestWait: limits.longestWait },
}).createMachine({
  id: 'security-centre',
  description: 'What of an account is secured, and the panels that secure the rest.',
  options,
  context: { facts: null, panel: 'pin', forgotten: false, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'What is secured is fetched; what was known stays meanwhile.',
      tags: 'pending',
      meta: { rows: ['ROUTE-60', 'MEMBER-36', 'WIRE-30', 'WIRE-88'], screen: '/m/securityCenter' },
      invoke: {
        id: 'load',
        src: 'loadSecurity',
        onDone: {
          target: 'showing',
          actions: { type: 'keepFacts', params: ({ event }) => ({ facts: event.output }) },
        },
        onError: {
          target: 'missing',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      after: {
        longestWait: {
          target: 'missing',
          description: 'No answer in time.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
    missing: {
      description: 'Whether something is known from before.',
      meta: { rows: ['ERROR-32'] },
      always: [
        { guard: 'isKnown', target: 'showing', description: 'What was known stays.' },
        { target: 'failed', description: 'Nothing is known.' },
      ],
    },
    failed: {
      description: 'It could not be fetched; the screen offers another try.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: '/m/securityCenter' },
      on: { RETRY: { target: 'loading', description: 'The player tries again.' } },
    },
    showing: {
      description: 'Everything that secures the account, and whether it is set.',
      tags: 'content',
      meta: { rows: ['ROUTE-60', 'MEMBER-36', 'WIRE-30'], screen: '/m/securityCenter' },
      on: {
        OPEN: {
          target: 'opened',
          description: 'Something is to be set; an account needs the withdrawal password first.',
          actions: { type: 'choosePanel', params: ({ event }) => ({ panel: event.panel }) },
        },
      },
    },
    opened: {
      description: 'A panel with its own chart: withdrawal password, bank account or questions.',
      tags: ['content', 'panel'],
      meta: { rows: ['ROUTE-60', 'WIRE-33', 'WIRE-34', 'WIRE-35', 'WIRE-36'], screen: '/m/securityCenter' },
      on: {
        FORGOT: {
          guard: 'changesPin',
          target: 'opened',
          reenter: true,
          description: 'The old withdrawal password is forgotten: the login password takes its place.',
          actions: 'forget',
        },
        CLOSE: { target: 'showing', description: 'Not now.' },
        SAVED: { target: 'loading', description: 'It is set: what is secured is fetched anew.' },
      },
    },
  },
})
