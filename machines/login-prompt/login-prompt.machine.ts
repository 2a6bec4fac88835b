import { assign, setup } from 'xstate'
import { options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { safeNext } from '../shared/next'
import { to } from '../shared/address'
import * as paths from '../shared/paths'

interface LoginPromptContext {
  /** Own path to return to after signing in. */
  readonly next: string
}

type LoginPromptEvent = { type: 'ASK'; next: string } | { type: 'CONFIRM' } | { type: 'CANCEL' }

/** The popup that tells a guest that something needs an account. */
export const loginPromptMachine = setup({
  types: {
    context: {} as LoginPromptContext,
    events: {} as LoginPromptEvent,
    meta: {} as ChartMeta,
    tags: {} as 'open',
  },
  actions: {
    ...effects,
    keepNext: assign((_, { next }: { next: string }) => ({ next: safeNext(next) })),
  },
}).createMachine({
  id: 'login-prompt',
  description: 'Tells a guest that something needs an account, and leads to the login and back.',
  options,
  context: { next: paths.home },
  initial: 'closed',
  states: {
    closed: {
      description: 'The popup is closed.',
      meta: { rows: ['SESSION-12'] },
      on: {
        ASK: {
          target: 'open',
          description: 'A guest taps deposit, a record, settings or a member tile.',
          actions: { type: 'keepNext', params: ({ event }) => ({ next: event.next }) },
        },
      },
    },
    open: {
      description: 'The popup asks whether to log in.',
      tags: 'open',
      meta: { rows: ['SESSION-12', 'ERROR-17'] },
      on: {
        CANCEL: { target: 'closed', description: 'The player does not want to log in now.' },
        CONFIRM: {
          target: 'closed',
          description: 'The login screen opens, and afterwards what was tapped.',
          actions: {
            type: 'goTo',
            params: ({ context }) => to(paths.login, { next: context.next }),
          },
        },
      },
    },
  },
})
