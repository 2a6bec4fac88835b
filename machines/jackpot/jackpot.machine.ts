import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { limits } from '../shared/limits'

/** The next change of the counter, drawn by lot. */
export interface JackpotStep {
  /** Whole centavos that are added. */
  readonly centavos: number
  /** Milliseconds until then. */
  readonly milliseconds: number
}

export interface JackpotContext {
  /** Whole centavos; null before the first draw. A show of the fair, not money of anybody. */
  readonly centavos: number | null
  readonly step: JackpotStep
}

/** The step taken while no draw succeeds: the counter must never stand still for want of luck. */
export const plainStep: JackpotStep = { centavos: 30_000, milliseconds: 4_000 }

/** The jackpot counter of a visit: home and the winner page show the same value. */
export const jackpotMachine = setup({
  types: {
    context: {} as JackpotContext,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'counting',
  },
  actors: {
    drawStart: callActor<number>('drawStart'),
    drawStep: callActor<JackpotStep>('drawStep'),
  },
  actions: {
    keepStart: assign((_, { centavos }: { centavos: number }) => ({ centavos })),
    startAnywhere: assign({ centavos: 10_000_000_000 }),
    keepStep: assign((_, { step }: { step: JackpotStep }) => ({ step })),
    takePlainStep: assign({ step: plainStep }),
    grow: assign(({ context: { centavos, step } }) => ({ centavos: (centavos ?? 0) + step.centavos })),
  },
  delays: {
    longestWait: limits.longestWait,
    stepDue: ({ context }) => context.step.milliseconds,
  },
}).createMachine({
  id: 'jackpot',
  description: 'The jackpot counter of a visit. It grows a little every few seconds.',
  options,
  context: { centavos: null, step: plainStep },
  initial: 'starting',
  states: {
    starting: {
      description: 'The first value is drawn, somewhere between 70 and 130 million.',
      tags: 'pending',
      meta: { rows: ['WIN-06', 'CONST-33'], screen: '/m/home' },
      invoke: {
        id: 'start',
        src: 'drawStart',
        onDone: {
          target: 'drawing',
          actions: { type: 'keepStart', params: ({ event }) => ({ centavos: event.output }) },
        },
        onError: { target: 'drawing', actions: 'startAnywhere', description: 'No draw: 100 million.' },
      },
      after: {
        longestWait: { target: 'drawing', actions: 'startAnywhere', description: 'No draw in time.' },
      },
    },
    drawing: {
      description: 'The next step is drawn: 100 to 500, in 3, 4 or 5 seconds.',
      tags: ['pending', 'counting'],
      meta: { rows: ['WIN-09', 'CONST-33'], screen: '/m/home' },
      invoke: {
        id: 'step',
        src: 'drawStep',
        onDone: {
          target: 'standing',
          actions: { type: 'keepStep', params: ({ event }) => ({ step: event.output }) },
        },
        onError: { target: 'standing', actions: 'takePlainStep', description: 'No draw: 300 in 4 seconds.' },
      },
      after: {
        longestWait: { target: 'standing', actions: 'takePlainStep', description: 'No draw in time.' },
      },
    },
    standing: {
      description: 'The value stands until its step is due.',
      tags: 'counting',
      meta: { rows: ['WIN-07', 'WIN-08', 'WIN-09', 'WIN-11'], screen: '/m/home' },
      after: { stepDue: { target: 'drawing', actions: 'grow', description: 'It grows.' } },
    },
  },
})
