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
    'Offers to add the site to the home screen: once automatically, and from the app panel at any time.',
  options,
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    INSTALLED: { target: '.installed', description: 'The site has been added to the home screen.' },
  },
  states: {
    deciding: {
      description: 'Checks whether there is something to offer.',
      meta: { rows: ['APP-04', 'APP-07', 'APP-14'], screen: paths.home },
      always: [
        {
          guard: 'installed',
          target: 'installed',
          description: 'The site is already running from the home screen or in the operator’s app.',
        },
        {
          guard: 'nothingToOffer',
          target: 'quiet',
          description: 'Installing was offered before, or the browser has no way to offer it yet.',
        },
        { target: 'waiting', description: 'The offer waits for a good moment.' },
      ],
    },
    quiet: {
      description: 'Nothing is offered automatically; the player can still install from the app panel.',
      meta: { rows: ['APP-14'], screen: paths.home },
      on: {
        PROMPT: {
          target: 'deciding',
          description: 'The browser is ready to show its install prompt, which is held back.',
          actions: 'keepPrompt',
        },
        INSTALL: {
          guard: 'hasPrompt',
          target: 'prompting',
          description: 'The player chooses to install from the app panel.',
        },
      },
    },
    waiting: {
      description:
        'Waits until a player who has returned on a later day is on home and nothing more important comes up.',
      tags: 'in-line',
      meta: { rows: ['APP-14', 'HOME-03'], screen: paths.home },
      invoke: {
        id: 'moment',
        src: 'untilMoment',
        onDone: { target: 'offering', description: 'A good moment has come.' },
        onError: { target: 'quiet', description: 'The wait for a good moment failed.' },
      },
      on: {
        INSTALL: {
          guard: 'hasPrompt',
          target: 'prompting',
          description: 'The player chooses to install from the app panel.',
          actions: ['keepAsked', 'rememberAsked'],
        },
      },
    },
    offering: {
      description:
        'A sheet offers to install the site: with a button if the browser has a prompt, otherwise with illustrated steps.',
      tags: ['in-line', 'offering'],
      meta: { rows: ['APP-12', 'APP-14'], screen: paths.home },
      // From now on it counts as offered, even if the page is closed.
      entry: ['keepAsked', 'rememberAsked'],
      on: {
        INSTALL: { guard: 'hasPrompt', target: 'prompting', description: 'The player chooses to install.' },
        DECLINE: {
          target: 'quiet',
          description: 'The player declines; the sheet never opens by itself again.',
        },
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
            description: 'The player accepts, and the browser installs the site.',
          },
          { target: 'quiet', description: 'The player declines in the browser’s prompt.' },
        ],
        onError: { target: 'quiet', description: 'The browser could not show its prompt.' },
      },
      after: {
        answer: { target: 'quiet', description: 'The browser’s prompt did not report back in time.' },
      },
    },
    installed: {
      type: 'final',
      description: 'The site is on the home screen: there is nothing left to offer.',
      meta: { rows: ['APP-04', 'APP-05'], screen: paths.home },
    },
  },
})
