import { assign, setup } from 'xstate'
import { answerIn, callActor, options, type ChartMeta } from '../shared/chart'
import { limits } from '../shared/limits'

interface UsernameCheckContext {
  /** The last valid name typed; empty if there is none. */
  readonly name: string
}

type UsernameCheckEvent = { type: 'NAME'; name: string }

/** Whether a username is still free, checked while typing; it only informs and never blocks anything. */
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
  delays: { nameDebounce: limits.nameDebounce, longestWait: limits.nameWait },
}).createMachine({
  id: 'username-check',
  description: 'Checks whether the username being typed is still free.',
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
          'The player types another valid name; the previous check is dropped, and the last name counts.',
        actions: { type: 'keepName', params: ({ event }) => ({ name: event.name }) },
      },
      {
        target: '.resting',
        description: 'The name breaks the rules or is empty: no check is made.',
        actions: { type: 'keepName', params: ({ event }) => ({ name: event.name }) },
      },
    ],
  },
  states: {
    resting: {
      description: 'No message about the name shows.',
      meta: { rows: ['WIRE-38', 'VALID-01'] },
    },
    pausing: {
      description: 'Waits until the player stops typing.',
      meta: { rows: ['WIRE-38'] },
      after: { nameDebounce: { target: 'asking', description: 'The player stopped typing.' } },
    },
    asking: {
      description: 'The platform checks whether the name is free.',
      tags: 'pending',
      meta: { rows: ['WIRE-38'] },
      invoke: {
        id: 'check',
        src: 'checkUsername',
        input: ({ context }) => ({ username: context.name }),
        onDone: [
          {
            guard: { type: 'isFree', params: answerIn },
            target: 'free',
            description: 'The name is free.',
          },
          { target: 'taken', description: 'The name is taken.' },
        ],
        onError: {
          target: 'resting',
          description: 'The check failed: the registration itself will show whether the name is free.',
        },
      },
      after: {
        longestWait: { target: 'resting', description: 'The check took too long: no message shows.' },
      },
    },
    free: {
      description: 'The field says that the name is free.',
      tags: 'free',
      meta: { rows: ['WIRE-38'] },
    },
    taken: {
      description: 'The field says that the name is taken; the form can still be sent.',
      tags: 'taken',
      meta: { rows: ['WIRE-38', 'ERROR-21'] },
    },
  },
})
