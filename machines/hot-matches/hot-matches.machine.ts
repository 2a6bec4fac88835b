import { setup } from 'xstate'
import type { LaunchTarget } from '../game-launch/launch'
import { options, type ChartMeta } from '../shared/chart'

export type HotMatchesEvent =
  | { type: 'OPEN' }
  | { type: 'CLOSE' }
  | { type: 'BET'; target: LaunchTarget }
  | { type: 'LEFT' }

/** The list of all hot matches, which the ticker opens. */
export const hotMatchesMachine = setup({
  types: { events: {} as HotMatchesEvent, meta: {} as ChartMeta, tags: {} as 'open' },
  actions: {
    /** Hands the match to the launch rules. */
    launch: (_: unknown, _params: { target: LaunchTarget }) => {},
  },
}).createMachine({
  id: 'hot-matches',
  description: 'The hot-match popup, and the bet buttons of ticker and popup.',
  options,
  initial: 'hidden',
  states: {
    hidden: {
      description: 'Only the ticker shows: one match at a time.',
      meta: { rows: ['HOT-01', 'HOT-07', 'HOT-08', 'HOT-11'], screen: '/m/home' },
      on: {
        OPEN: { target: 'shown', description: 'The ticker is tapped.' },
        BET: {
          description: 'The bet button of the match in front.',
          actions: { type: 'launch', params: ({ event }) => ({ target: event.target }) },
        },
      },
    },
    shown: {
      description: 'All hot matches in a list, each with its bet button.',
      tags: 'open',
      meta: { rows: ['HOT-06', 'HOT-09', 'HOT-10', 'HOT-11'], screen: '/m/home' },
      on: {
        CLOSE: { target: 'hidden', description: 'The player closes it.' },
        LEFT: { target: 'hidden', description: 'The player has gone to another screen.' },
        BET: {
          target: 'hidden',
          description: 'A match is chosen.',
          actions: { type: 'launch', params: ({ event }) => ({ target: event.target }) },
        },
      },
    },
  },
})
