import { assign, setup } from 'xstate'
import { pinLength } from '../payment-pin/form'
import { typedAmount, type AmountProblem } from '../shared/amount'
import { callActor, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import type { Failure } from '../shared/failure'
import { digits } from '../shared/fields'
import { limits } from '../shared/limits'
import {
  isPin,
  mustBetFirst,
  transferProblem,
  type Transfer,
  type TransferDesk,
  type TransferWish,
} from './desk'

export interface UplineTransferContext {
  readonly desk: TransferDesk | null
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
  readonly result: Transfer | null
}

export type UplineTransferEvent =
  | { type: 'RETRY' }
  | { type: 'PIN_SET' }
  | { type: 'TYPE'; value: string }
  | { type: 'NEXT'; requestId: string }
  | { type: 'CANCEL' }
  | { type: 'TYPE_PIN'; value: string }
  | { type: 'CONFIRM' }
  | { type: 'LOOK_AGAIN' }
  | { type: 'AGAIN' }

export const transferStart: UplineTransferContext = {
  desk: null,
  amount: '',
  problem: null,
  pin: '',
  pinMissing: false,
  requestId: '',
  failure: null,
  notDone: false,
  result: null,
}

/** Actors, actions and guards of the transfer to the superior. */
export const transferSetup = setup({
  types: {
    context: {} as UplineTransferContext,
    events: {} as UplineTransferEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'form' | 'asking' | 'sending' | 'checking' | 'error' | 'done',
  },
  actors: {
    loadDesk: callActor<TransferDesk>('loadDesk'),
    transfer: callActor<Answer<Transfer>, TransferWish>('transfer'),
    findTransfer: callActor<Transfer | null, { requestId: string }>('findTransfer'),
  },
  actions: {
    ...effects,
    /** Money has left: the balance is asked for again. */
    moneyMoved: () => {},
    keepDesk: assign((_, { desk }: { desk: TransferDesk }) => ({ desk })),
    typeAmount: assign((_, { value }: { value: string }) => ({
      amount: typedAmount(value),
      problem: null,
      failure: null,
      notDone: false,
    })),
    showProblem: assign({ problem: ({ context }) => transferProblem(context.desk, context.amount) }),
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
    keepResult: assign((_, { result }: { result: Transfer | null }) => ({ result, failure: null })),
    startOver: assign({ amount: '', result: null, requestId: '' }),
  },
  guards: {
    needsPin: ({ context }) => context.desk?.hasPin === false,
    betFirst: ({ context }) => mustBetFirst(context.desk),
    wrongAmount: ({ context }) => transferProblem(context.desk, context.amount) !== null,
    pinMissing: ({ context }) => !isPin(context.pin),
    saidYes: (_, { answer }: { answer: Answer<Transfer> }) => answer.ok,
    wrongPin: (_, { answer }: { answer: Answer<Transfer> }) =>
      !answer.ok && (answer.failure.code === 'pin-wrong' || answer.failure.code === 'pin-locked'),
    found: (_, { result }: { result: Transfer | null }) => result !== null,
  },
  delays: { longestWait: limits.longestWait, lookAgain: limits.lookAgain },
})
