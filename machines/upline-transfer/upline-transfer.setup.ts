import { assign, setup } from 'xstate'
import { pinLength } from '../payment-pin/form'
import { onceWithPinGuards } from '../send-once/outcome'
import { sendOnceActor } from '../send-once/send-once.machine'
import { typedAmount, typedMoney, type AmountProblem } from '../shared/amount'
import { callActor, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import type { Failure } from '../shared/failure'
import { digits } from '../shared/fields'
import {
  isPin,
  mustBetFirst,
  transferProblem,
  type Transfer,
  type TransferOptions,
  type TransferRequest,
} from './options'

interface UplineTransferContext {
  readonly options: TransferOptions | null
  readonly amount: string
  readonly problem: AmountProblem | null
  readonly pin: string
  /** The withdrawal password was incomplete when the player tried to send. */
  readonly pinMissing: boolean
  readonly failure: Failure | null
  /** The last request is known to have failed: no money moved. */
  readonly notDone: boolean
  readonly result: Transfer | null
}

type UplineTransferEvent =
  | { type: 'RETRY' }
  | { type: 'PIN_SET' }
  | { type: 'TYPE'; value: string }
  | { type: 'NEXT' }
  | { type: 'CANCEL' }
  | { type: 'TYPE_PIN'; value: string }
  | { type: 'CONFIRM' }
  | { type: 'AGAIN' }

export const transferStart: UplineTransferContext = {
  options: null,
  amount: '',
  problem: null,
  pin: '',
  pinMissing: false,
  failure: null,
  notDone: false,
  result: null,
}

/** What is sent once confirmed; null before. */
export const requestOf = ({ amount, options, pin }: UplineTransferContext): TransferRequest | null =>
  options && isPin(pin) ? { to: options.to, amount: typedMoney(amount, options.currency), pin } : null

/** Actors, actions and guards of the transfer to the superior. */
export const transferSetup = setup({
  types: {
    context: {} as UplineTransferContext,
    events: {} as UplineTransferEvent,
    meta: {} as ChartMeta,
    tags: {} as 'loading' | 'first-pin' | 'pending' | 'form' | 'asking' | 'error' | 'done',
  },
  actors: {
    loadOptions: callActor<TransferOptions>('loadOptions'),
    sendOnce: sendOnceActor<TransferRequest, Transfer>(),
  },
  actions: {
    ...effects,
    /** Money has left: reloads the balance. */
    moneyMoved: () => {},
    keepOptions: assign((_, { options }: { options: TransferOptions }) => ({ options })),
    typeAmount: assign(({ context }, { value }: { value: string }) => ({
      amount: typedAmount(value, context.options?.currency ?? ''),
      problem: null,
      failure: null,
      notDone: false,
    })),
    showProblem: assign({ problem: ({ context }) => transferProblem(context.options, context.amount) }),
    begin: assign({ problem: null, failure: null, notDone: false, pinMissing: false }),
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
    startOver: assign({ amount: '', result: null }),
  },
  guards: {
    ...onceWithPinGuards,
    needsPin: ({ context }) => context.options?.hasPin === false,
    betFirst: ({ context }) => mustBetFirst(context.options),
    wrongAmount: ({ context }) => transferProblem(context.options, context.amount) !== null,
    pinMissing: ({ context }) => !isPin(context.pin),
  },
})
