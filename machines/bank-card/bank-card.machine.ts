import { assign, setup } from 'xstate'
import { failureIn, onceGuards } from '../send-once/outcome'
import { sendOnceActor } from '../send-once/send-once.machine'
import { endIn, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import * as paths from '../shared/paths'
import {
  checkCard,
  firstCardProblem,
  noCard,
  typedInto,
  type CardField,
  type CardProblem,
  type CardValues,
} from './form'

interface BankCardContext {
  readonly values: CardValues
  readonly problems: Readonly<Partial<Record<CardField, CardProblem>>>
  readonly failure: Failure | null
}

type BankCardEvent = { type: 'TYPE'; field: CardField; value: string } | { type: 'SUBMIT' }

/** What is sent; null while the form is incomplete. */
export const requestOf = ({ values }: BankCardContext): CardValues | null =>
  firstCardProblem(values) === null ? values : null

/** Adding a bank account for withdrawals. */
export const bankCardMachine = setup({
  types: {
    context: {} as BankCardContext,
    events: {} as BankCardEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'saved',
  },
  actors: { sendOnce: sendOnceActor<CardValues, true>() },
  actions: {
    ...effects,
    type: assign(({ context }, { field, value }: { field: CardField; value: string }) => ({
      values: { ...context.values, [field]: typedInto(field, value) },
      problems: { ...context.problems, [field]: undefined },
      failure: null,
    })),
    showProblems: assign({ problems: ({ context }) => checkCard(context.values) }),
    forgetPin: assign({ values: ({ context }) => ({ ...context.values, cardPin: '' }) }),
    keepFailure: assign(failureKept),
  },
  guards: {
    incomplete: ({ context }) => firstCardProblem(context.values) !== null,
    ...onceGuards,
  },
}).createMachine({
  id: 'bank-card',
  description: 'Adding a bank account for withdrawals.',
  options,
  context: { values: noCard, problems: {}, failure: null },
  initial: 'settling',
  states: {
    editing: {
      description: 'The form asks for bank, account number and withdrawal password.',
      meta: { rows: ['WALLET-08', 'WIRE-35', 'ROUTE-60'], screen: paths.securityCenter },
      on: {
        TYPE: {
          description: 'Typing clears the message below the field.',
          actions: { type: 'type', params: ({ event }) => event },
        },
        SUBMIT: [
          {
            guard: 'incomplete',
            description:
              'Something is wrong: the messages show below the fields, and the first wrong one gets the focus.',
            actions: [
              'showProblems',
              {
                type: 'focusField',
                params: ({ context }) => ({ field: firstCardProblem(context.values) ?? 'bankName' }),
              },
            ],
          },
          { target: 'settling', description: 'All fields are valid.' },
        ],
      },
    },
    settling: {
      description:
        'The account is added exactly once. When the form opens, an earlier attempt without an answer is looked up first.',
      tags: 'pending',
      meta: { rows: ['WALLET-08', 'WIRE-35'], screen: paths.securityCenter },
      invoke: {
        id: 'sendOnce',
        src: 'sendOnce',
        input: ({ context }) => ({ request: requestOf(context) }),
        onDone: [
          {
            guard: { type: 'wasDone', params: endIn },
            target: 'saved',
            description: 'The account can be used for withdrawals.',
          },
          {
            guard: { type: 'wasNotDone', params: endIn },
            target: 'editing',
            description:
              'The account was not added: the reason shows, and only the withdrawal password has to be typed again.',
            actions: [{ type: 'keepFailure', params: failureIn }, 'forgetPin'],
          },
          { target: 'editing', description: 'There was no earlier attempt.' },
        ],
        onError: {
          target: 'editing',
          actions: [{ type: 'keepFailure', params: thrown }, 'forgetPin'],
        },
      },
    },
    saved: {
      type: 'final',
      description: 'Done; the withdrawal password is cleared, and a message says that the change is saved.',
      tags: 'saved',
      meta: { rows: ['WALLET-08', 'WIRE-35'], screen: paths.securityCenter },
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
