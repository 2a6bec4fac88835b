import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { failureKept, thrown, type Failure } from '../shared/failure'
import * as paths from '../shared/paths'
import { panelFor, type SecurityFacts, type SecurityPanel } from './security'

interface SecurityCentreContext {
  readonly facts: SecurityFacts | null
  /** The facts are up to date. */
  readonly fresh: boolean
  readonly panel: SecurityPanel
  /** The withdrawal password is forgotten: the login password is used instead. */
  readonly forgotten: boolean
  readonly failure: Failure | null
}

type SecurityCentreEvent =
  | { type: 'RETRY' }
  | { type: 'OPEN'; panel: SecurityPanel }
  | { type: 'FORGOT' }
  | { type: 'CLOSE' }
  | { type: 'SAVED' }

/** The security centre: an account's security settings, and the panels to set them up. */
export const securityCentreMachine = setup({
  types: {
    context: {} as SecurityCentreContext,
    events: {} as SecurityCentreEvent,
    /** With the settings known from an earlier visit to the screen. */
    input: {} as { facts: SecurityFacts | null },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'content' | 'error' | 'panel' | 'loading',
  },
  actors: { loadSecurity: callActor<SecurityFacts>('loadSecurity') },
  actions: {
    keepFacts: assign((_, { facts }: { facts: SecurityFacts }) => ({
      facts,
      fresh: true,
      failure: null,
    })),
    doubtFacts: assign({ fresh: false }),
    keepFailure: assign(failureKept),
    choosePanel: assign(({ context }, { panel }: { panel: SecurityPanel }) => ({
      panel: panelFor(context.facts, panel),
      forgotten: false,
    })),
    forget: assign({ forgotten: true }),
  },
  guards: {
    isFresh: ({ context }) => context.fresh,
    isKnown: ({ context }) => context.facts !== null,
    changesPin: ({ context }) => context.panel === 'pin' && context.facts?.hasPin === true,
  },
}).createMachine({
  id: 'security-centre',
  description: 'The security features of an account, and the panels to set them up.',
  options,
  context: ({ input }) => ({
    facts: input.facts,
    fresh: false,
    panel: 'pin',
    forgotten: false,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The security settings are fetched; known ones stay until then.',
      tags: ['pending', 'loading'],
      meta: { rows: ['ROUTE-60', 'MEMBER-36', 'WIRE-30', 'WIRE-88'], screen: paths.securityCenter },
      entry: 'doubtFacts',
      on: {
        OPEN: {
          guard: 'isKnown',
          target: 'opened',
          description: 'The player sets something up before the settings are loaded again.',
          actions: { type: 'choosePanel', params: ({ event }) => ({ panel: event.panel }) },
        },
      },
      invoke: {
        id: 'load',
        src: 'loadSecurity',
        onDone: {
          target: 'showing',
          actions: { type: 'keepFacts', params: ({ event }) => ({ facts: event.output }) },
        },
        onError: {
          target: 'missing',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    missing: {
      description: 'Checks whether the settings were loaded before.',
      meta: { rows: ['ERROR-32'] },
      always: [
        {
          guard: 'isKnown',
          target: 'showing',
          description: 'Loading failed: what is already known stays on screen.',
        },
        { target: 'failed', description: 'Loading failed, and nothing is known yet.' },
      ],
    },
    failed: {
      description: 'Loading failed; the screen offers to try again.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: paths.securityCenter },
      on: { RETRY: { target: 'loading', description: 'The player tries again.' } },
    },
    showing: {
      description: 'Everything that protects the account, and whether it is set up.',
      tags: 'content',
      meta: { rows: ['ROUTE-60', 'MEMBER-36', 'WIRE-30'], screen: paths.securityCenter },
      on: {
        OPEN: {
          target: 'opened',
          description: 'The player sets something up; a bank account needs a withdrawal password first.',
          actions: { type: 'choosePanel', params: ({ event }) => ({ panel: event.panel }) },
        },
      },
    },
    opened: {
      description:
        'A panel is open: withdrawal password, bank account, security questions, or a number or address to add or to change.',
      tags: ['content', 'panel'],
      meta: { rows: ['ROUTE-60', 'WIRE-33', 'WIRE-34', 'WIRE-35', 'WIRE-36'], screen: paths.securityCenter },
      on: {
        FORGOT: {
          guard: 'changesPin',
          target: 'opened',
          reenter: true,
          description:
            'The player has forgotten the old withdrawal password: the login password is asked for instead.',
          actions: 'forget',
        },
        CLOSE: [
          { guard: 'isFresh', target: 'showing', description: 'The player closes the panel.' },
          { target: 'loading', description: 'The player closes the panel: the settings are fetched again.' },
        ],
        SAVED: {
          target: 'loading',
          description: 'The setup is complete: the security settings are fetched again.',
        },
      },
    },
  },
})
