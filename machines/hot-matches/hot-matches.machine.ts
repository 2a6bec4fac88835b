import { setup } from 'xstate'
import type { LaunchTarget } from '../game-launch/launch'
import { options, type ChartMeta } from '../shared/chart'
import * as paths from '../shared/paths'

type HotMatchesEvent =
  | { type: 'OPEN' }
  | { type: 'CLOSE' }
  | { type: 'BET'; target: LaunchTarget }
  | { type: 'LEFT' }

/** The list of all hot matches, opened from the ticker. */
export const hotMatchesMachine = setup({
  types: { events: {} as HotMatchesEvent, meta: {} as ChartMeta, tags: {} as 'open' },
  actions: {
    /** Passes the match to the launch rules. */
    launch: (_: unknown, _params: { target: LaunchTarget }) => {},
  },
}).createMachine({
  id: 'hot-matches',
  description: 'The hot-match popup, and the bet buttons in the ticker and the popup.',
  options,
  initial: 'hidden',
  states: {
    hidden: {
      description: 'Only the ticker shows, one match at a time.',
      meta: { rows: ['HOT-01', 'HOT-07', 'HOT-08', 'HOT-11'], screen: paths.home },
      on: {
        OPEN: { target: 'shown', description: 'The player taps the ticker.' },
        BET: {
          description: 'The player taps the bet button of the match on display.',
          actions: { type: 'launch', params: ({ event }) => ({ target: event.target }) },
        },
      },
    },
    shown: {
      description: 'A list of all hot matches, each with its bet button.',
      tags: 'open',
      meta: { rows: ['HOT-06', 'HOT-09', 'HOT-10', 'HOT-11'], screen: paths.home },
      on: {
        CLOSE: { target: 'hidden', description: 'The player closes the popup.' },
        LEFT: { target: 'hidden', description: 'The player has moved to another screen.' },
        BET: {
          target: 'hidden',
          description: 'The player chooses a match.',
          actions: { type: 'launch', params: ({ event }) => ({ target: event.target }) },
        },
      },
    },
  },
})
