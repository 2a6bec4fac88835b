import { assign, setup } from 'xstate'
import { refusalIn } from '../shared/answers'
import { callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import {
  checkCard,
  firstCardProblem,
  isListed,
  noCard,
  typedInto,
  type Card,
  type CardField,
  type CardProblem,
  type CardValues,
} from './form'

export interface BankCardContext {
  readonly values: CardValues
  readonly problems: Readonly<Partial<Record<CardField, CardProblem>>>
  readonly failure: Failure | null
}

export type BankCardEvent = { type: 'TYPE'; field: CardField; value: string } | { type: 'SUBMIT' }

/** Adding a bank account that withdrawals may go to. */
export const bankCardMachine = setup({
  types: {
    context: {} as BankCardContext,
    events: {} as BankCardEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'busy' | 'saved',
  },
  actors: {
    addCard: callActor<Answer<null>, CardValues>('addCard'),
    loadCards: callActor<readonly Card[]>('loadCards'),
  },
  actions: {
    ...effects,
    type: assign(({ context }, { field, value }: { field: CardField; value: string }) => ({
      values: { ...context.values, [field]: typedInto(field, value) },
      problems: { ...context.problems, [field]: undefined },
      failure: null,
    })),
    showProblems: assign({ problems: ({ context }) => checkCard(context.values) }),
    forgetPin: assign({ values: ({ context }) => ({ ...context.values, cardPin: '' }) }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
  },
  guards: {
    incomplete: ({ context }) => firstCardProblem(context.values) !== null,
    saidYes: (_, { answer }: { answer: Answer<null> }) => answer.ok,
    isListed: ({ context }, { cards }: { cards: readonly Card[] }) => isListed(context.values, cards),
  },
  delays: { longestWait: limits.longestWait },
}).createMachine({
  id: 'bank-card',
  description: 'Adding a bank account that withdrawals may go to.',
  options,
  context: { values: noCard, problems: {}, failure: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'Bank, account number and the withdrawal password.',
      meta: { rows: ['WALLET-08', 'WIRE-35', 'ROUTE-60'], screen: '/m/securityCenter' },
      on: {
        TYPE: {
          description: 'Typing takes the message under the field away.',
          actions: { type: 'type', params: ({ event }) => event },
        },
        SUBMIT: [
          {
            guard: 'incomplete',
            description: 'Something is wrong: it says so under the fields, and goes to the first one.',
            actions: [
              'showProblems',
              {
                type: 'focusField',
                params: ({ context }) => ({ field: firstCardProblem(context.values) ?? 'bankName' }),
              },
            ],
          },
          { target: 'saving', description: 'All fields are right.' },
        ],
      },
    },
    saving: {
      description: 'The platform adds it. Tapping again does nothing.',
      tags: ['pending', 'busy'],
      meta: { rows: ['WALLET-08', 'WIRE-35'], screen: '/m/securityCenter' },
      invoke: {
        id: 'add',
        src: 'addCard',
        input: ({ context }) => context.values,
        onDone: [
          {
            guard: { type: 'saidYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'saved',
            description: 'It can be withdrawn to.',
          },
          {
            target: 'editing',
            description: 'Refused: the reason shows, and only the withdrawal password has to be typed again.',
            actions: [{ type: 'keepFailure', params: ({ event }) => refusalIn(event.output) }, 'forgetPin'],
          },
        ],
        onError: {
          target: 'looking',
          description: 'Not known whether it was added: looks, and sends nothing again.',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      after: {
        longestWait: {
          target: 'looking',
          description: 'No answer in time: looks, and sends nothing again.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
    looking: {
      description: 'Asks whether the account is on the list by now.',
      tags: ['pending', 'busy'],
      meta: { rows: ['WIRE-88'], screen: '/m/securityCenter' },
      invoke: {
        id: 'look',
        src: 'loadCards',
        onDone: [
          {
            guard: { type: 'isListed', params: ({ event }) => ({ cards: event.output }) },
            target: 'saved',
            description: 'It is.',
          },
          {
            target: 'editing',
            description: 'It is not: the reason shows. Sent again, it is still added once only.',
            actions: 'forgetPin',
          },
        ],
        onError: {
          target: 'editing',
          description: 'Still not known: the reason shows. Sent again, it is still added once only.',
          actions: 'forgetPin',
        },
      },
      after: {
        longestWait: {
          target: 'editing',
          description: 'Still not known: the reason shows. Sent again, it is still added once only.',
          actions: 'forgetPin',
        },
      },
    },
    saved: {
      type: 'final',
      description: 'Done; the withdrawal password is forgotten, and a message says that the change is saved.',
      tags: 'saved',
      meta: { rows: ['WALLET-08', 'WIRE-35'], screen: '/m/securityCenter' },
      entry: [
        'forgetPin',
        {
          type: 'notify',
          params: { kind: 'success', text: 'change-saved', milliseconds: limits.successToast },
        },
      ],
    },
  },
})
