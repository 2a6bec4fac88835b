import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { limits } from '../shared/limits'

export interface UsernameCheckContext {
  /** The name as it was typed last; empty while there is none that the rules allow. */
  readonly name: string
}

export type UsernameCheckEvent = { type: 'NAME'; name: string }

/** Whether a username is still free, asked while it is typed; it only tells and never holds anything up. */
export const usernameCheckMachine = setup({
  types: {
    context: {} as UsernameCheckContext,
    events: {} as UsernameCheckEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'free' | 'taken',
  },
  actors: { checkUsername: callActor<{ available: boolean }, { username: string }>('checkUsername') },
  actions: { keepName: assign((_, { name }: { name: string }) => ({ name })) },
  guards: {
    worthAsking: (_, { name }: { name: string }) => name !== '',
    isFree: (_, { answer }: { answer: { available: boolean } }) => answer.available,
  },
  delays: { typingPause: limits.namePause, longestWait: limits.nameWait },
}).createMachine({
  id: 'username-check',
  description: 'Whether the username that is being typed is still free.',
  options,
  context: { name: '' },
  initial: 'resting',
  on: {
    NAME: [
      {
        guard: { type: 'worthAsking', params: ({ event }) => ({ name: event.name }) },
        target: '.pausing',
        reenter: true,
        description:
          'Another name, which the rules allow: an older question is dropped, the last name counts.',
        actions: { type: 'keepName', params: ({ event }) => ({ name: event.name }) },
      },
      {
        target: '.resting',
        description: 'The name breaks the rules, or the field is empty: nobody is asked about it.',
        actions: { type: 'keepName', params: ({ event }) => ({ name: event.name }) },
      },
    ],
  },
  states: {
    resting: {
      description: 'Nothing is said about the name.',
      meta: { rows: ['WIRE-38', 'VALID-01'] },
    },
    pausing: {
      description: 'Waits for the end of the typing.',
      meta: { rows: ['WIRE-38'] },
      after: { typingPause: { target: 'asking', description: 'Nothing was typed for a moment.' } },
    },
    asking: {
      description: 'Asks the platform whether the name is free.',
      tags: 'pending',
      meta: { rows: ['WIRE-38'] },
      invoke: {
        id: 'check',
        src: 'checkUsername',
        input: ({ context }) => ({ username: context.name }),
        onDone: [
          {
            guard: { type: 'isFree', params: ({ event }) => ({ answer: event.output }) },
            target: 'free',
            description: 'Nobody has it.',
          },
          { target: 'taken', description: 'Somebody has it.' },
        ],
        onError: { target: 'resting', description: 'Not known: the registration itself will tell.' },
      },
      after: { longestWait: { target: 'resting', description: 'No answer in time: nothing is said.' } },
    },
    free: {
      description: 'The field says that the name is free.',
      tags: 'free',
      meta: { rows: ['WIRE-38'] },
    },
    taken: {
      description: 'The field says that somebody has the name; the form can be sent all the same.',
      tags: 'taken',
      meta: { rows: ['WIRE-38', 'ERROR-21'] },
    },
  },
})
