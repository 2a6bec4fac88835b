import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { limits } from '../shared/limits'
import * as paths from '../shared/paths'

/**
 * How this phone can add the site to its home screen: through the browser's own prompt, by hand in Safari, or
 * in another browser than an in-app one; none until the browser offers its prompt.
 */
export type Means = 'none' | 'prompt' | 'steps' | 'browser'

export interface InstallInput {
  /** Already running from the home screen, or inside the operator's own app. */
  readonly installed: boolean
  readonly means: Means
  /** It was offered on this phone before. */
  readonly asked: boolean
}

type InstallContext = InstallInput

type InstallEvent =
  /** The browser is ready to show its prompt. */
  { type: 'PROMPT' } | { type: 'INSTALLED' } | { type: 'INSTALL' } | { type: 'DECLINE' }

/**
 * Offers to add the site to the home screen: automatically once per phone, and from the app panel on request.
 */
export const installMachine = setup({
  types: {
    context: {} as InstallContext,
    events: {} as InstallEvent,
    input: {} as InstallInput,
    meta: {} as ChartMeta,
    tags: {} as 'in-line' | 'offering' | 'pending',
  },
  actors: {
    /** Resolves on home, when nothing is interrupted, for a player returning on a later day. */
    untilMoment: callActor<null>('untilMoment'),
    /** Shows the browser's prompt; resolves to whether the player accepted. Usable once. */
    showPrompt: callActor<boolean>('showPrompt'),
  },
  actions: {
    /** Remembers on this phone that it was offered. */
    rememberAsked: () => {},
    keepAsked: assign({ asked: true }),
    keepPrompt: assign({ means: 'prompt' as const }),
    dropPrompt: assign({ means: 'none' as const }),
  },
  guards: {
    installed: ({ context }) => context.installed,
    hasPrompt: ({ context }) => context.means === 'prompt',
    nothingToOffer: ({ context }) => context.asked || context.means === 'none',
    accepted: (_, { yes }: { yes: boolean }) => yes,
  },
  delays: { answer: limits.shareSheet },
}).createMachine({
  id: 'install',
  description:
    'Offers a place on the phone’s home screen: once by itself, and from the app panel whenever the player asks.',
  options,
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    INSTALLED: { target: '.installed', description: 'The site has been put on the home screen.' },
  },
  states: {
    deciding: {
      description: 'Checks whether there is something to offer.',
      meta: { rows: ['APP-04', 'APP-07', 'APP-14'], screen: paths.home },
      always: [
        {
          guard: 'installed',
          target: 'installed',
          description: 'It runs from the home screen, or in the operator’s app.',
        },
        {
          guard: 'nothingToOffer',
          target: 'quiet',
          description: 'It was offered before, or the browser has offered nothing yet.',
        },
        { target: 'waiting', description: 'It waits for a good moment.' },
      ],
    },
    quiet: {
      description: 'Nothing is offered by itself; the app panel still has it.',
      meta: { rows: ['APP-14'], screen: paths.home },
      on: {
        PROMPT: {
          target: 'deciding',
          description: 'The browser would show its prompt; it is kept back.',
          actions: 'keepPrompt',
        },
        INSTALL: {
          guard: 'hasPrompt',
          target: 'prompting',
          description: 'The player asks for it in the app panel.',
        },
      },
    },
    waiting: {
      description:
        'Waits for a good moment: a player who has come back on a later day is on home, and nothing weightier comes up.',
      tags: 'in-line',
      meta: { rows: ['APP-14', 'HOME-03'], screen: paths.home },
      invoke: {
        id: 'moment',
        src: 'untilMoment',
        onDone: { target: 'offering', description: 'This is the moment.' },
        onError: { target: 'quiet', description: 'There is no moment any more.' },
      },
      on: {
        INSTALL: {
          guard: 'hasPrompt',
          target: 'prompting',
          description: 'The player asks for it in the app panel.',
          actions: ['keepAsked', 'rememberAsked'],
        },
      },
    },
    offering: {
      description:
        'A sheet offers it: with a button where the browser has a prompt, else with the steps in words and pictures.',
      tags: ['in-line', 'offering'],
      meta: { rows: ['APP-12', 'APP-14'], screen: paths.home },
      // From now on it counts as offered, even if the page is closed.
      entry: ['keepAsked', 'rememberAsked'],
      on: {
        INSTALL: { guard: 'hasPrompt', target: 'prompting', description: 'The player wants it.' },
        DECLINE: { target: 'quiet', description: 'The player does not; it is never offered again.' },
      },
    },
    prompting: {
      description: 'The browser’s own prompt is open.',
      tags: 'pending',
      meta: { rows: ['APP-14'], screen: paths.home },
      entry: 'dropPrompt',
      invoke: {
        id: 'prompt',
        src: 'showPrompt',
        onDone: [
          {
            guard: { type: 'accepted', params: ({ event }) => ({ yes: event.output }) },
            target: 'installed',
            description: 'Accepted: the browser installs it.',
          },
          { target: 'quiet', description: 'Declined.' },
        ],
        onError: { target: 'quiet', description: 'The browser shows its prompt no more.' },
      },
      after: { answer: { target: 'quiet', description: 'Nothing more was heard of the prompt.' } },
    },
    installed: {
      type: 'final',
      description: 'On the home screen: there is nothing to offer.',
      meta: { rows: ['APP-04', 'APP-05'], screen: paths.home },
    },
  },
})
