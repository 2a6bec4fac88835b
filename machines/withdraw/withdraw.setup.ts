import { assign, setup } from 'xstate'
import { pinLength } from '../payment-pin/form'
import { typedAmount, type AmountProblem } from '../shared/amount'
import { callActor, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import type { Failure } from '../shared/failure'
import { digits } from '../shared/fields'
import { limits } from '../shared/limits'
import {
  cardFor,
  isPin,
  mostOf,
  mustBetFirst,
  withdrawProblem,
  type Desk,
  type Withdrawal,
  type WithdrawWish,
} from './desk'

export interface WithdrawContext {
  readonly desk: Desk | null
  readonly cardId: string
  readonly amount: string
  readonly problem: AmountProblem | null
  readonly pin: string
  /** The withdrawal password was not whole when it was to be sent. */
  readonly pinMissing: boolean
  /** Key of the intent under way, made once for it. */
  readonly requestId: string
  readonly failure: Failure | null
  /** The last wish is known not to have been made: nothing has moved. */
  readonly notDone: boolean
  readonly result: Withdrawal | null
}

export type WithdrawEvent =
  | { type: 'RETRY' }
  | { type: 'PIN_SET' }
  | { type: 'CARD_ADDED' }
  | { type: 'CHOOSE_CARD'; cardId: string }
  | { type: 'TYPE'; value: string }
  | { type: 'ALL' }
  | { type: 'ADD_CARD' }
  | { type: 'NEXT'; requestId: string }
  | { type: 'CANCEL' }
  | { type: 'TYPE_PIN'; value: string }
  | { type: 'CONFIRM' }
  | { type: 'LOOK_AGAIN' }
  | { type: 'AGAIN' }

export const withdrawStart: WithdrawContext = {
  desk: null,
  cardId: '',
  amount: '',
  problem: null,
  pin: '',
  pinMissing: false,
  requestId: '',
  failure: null,
  notDone: false,
  result: null,
}

/** Actors, actions and guards of the withdrawal. */
export const withdrawSetup = setup({
  types: {
    context: {} as WithdrawContext,
    events: {} as WithdrawEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'form' | 'asking' | 'sending' | 'checking' | 'error' | 'done',
  },
  actors: {
    loadDesk: callActor<Desk>('loadDesk'),
    withdraw: callActor<Answer<Withdrawal>, WithdrawWish>('withdraw'),
    findWithdrawal: callActor<Withdrawal | null, { requestId: string }>('findWithdrawal'),
  },
  actions: {
    ...effects,
    /** Money is held: balances are asked for again. */
    moneyMoved: () => {},
    keepDesk: assign(({ context }, { desk }: { desk: Desk }) => ({
      desk,
      cardId: cardFor(desk, context.cardId),
    })),
    chooseCard: assign((_, { cardId }: { cardId: string }) => ({ cardId })),
    typeAmount: assign((_, { value }: { value: string }) => ({
      amount: typedAmount(value),
      problem: null,
      failure: null,
      notDone: false,
    })),
    takeAll: assign(({ context }) => ({
      amount: context.desk ? mostOf(context.desk.terms) : '',
      problem: null,
      failure: null,
      notDone: false,
    })),
    showProblem: assign({ problem: ({ context }) => withdrawProblem(context.desk, context.amount) }),
    begin: assign((_, { requestId }: { requestId: string }) => ({
      requestId,
      problem: null,
      failure: null,
      notDone: false,
      pinMissing: false,
    })),
    typePin: assign((_, { value }: { value: string }) => ({
      pin: digits(value, pinLength),
      pinMissing: false,
      failure: null,
    })),
    missPin: assign({ pinMissing: true }),
    forgetPin: assign({ pin: '', pinMissing: false }),
    forgetFailure: assign({ failure: null, notDone: false }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    noteNotDone: assign({ notDone: true }),
    keepResult: assign((_, { result }: { result: Withdrawal | null }) => ({ result, failure: null })),
    startOver: assign({ amount: '', result: null, requestId: '' }),
  },
  guards: {
    needsPin: ({ context }) => context.desk?.hasPin === false,
    needsCard: ({ context }) => context.desk?.cards.length === 0,
    knowsCard: ({ context }, { cardId }: { cardId: string }) =>
      context.desk?.cards.some(({ id }) => id === cardId) === true,
    betFirst: ({ context }) => mustBetFirst(context.desk),
    wrongAmount: ({ context }) => withdrawProblem(context.desk, context.amount) !== null,
    pinMissing: ({ context }) => !isPin(context.pin),
    saidYes: (_, { answer }: { answer: Answer<Withdrawal> }) => answer.ok,
    wrongPin: (_, { answer }: { answer: Answer<Withdrawal> }) =>
      !answer.ok && (answer.failure.code === 'pin-wrong' || answer.failure.code === 'pin-locked'),
    found: (_, { result }: { result: Withdrawal | null }) => result !== null,
  },
  delays: { longestWait: limits.longestWait, lookAgain: limits.lookAgain },
})
