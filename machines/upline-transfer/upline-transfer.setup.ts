import { assign, setup } from 'xstate'
import { sendOnceActor } from '../send-once/send-once.machine'
import {
  amountTyped,
  begun,
  emptyPinForm,
  isPin,
  onceWithPinGuards,
  pinForgotten,
  pinTyped,
  type PinForm,
} from '../send-once/with-pin'
import { typedMoney } from '../shared/amount'
import { callActor, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, type Failure } from '../shared/failure'
import {
  mustBetFirst,
  transferProblem,
  type Transfer,
  type TransferOptions,
  type TransferRequest,
} from './options'

interface UplineTransferContext extends PinForm {
  readonly options: TransferOptions | null
  /** The options are not from an earlier visit. */
  readonly fresh: boolean
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

interface UplineTransferInput {
  /** Known from an earlier visit to the screen. */
  readonly options: TransferOptions | null
  /** As the player left it on an earlier visit. */
  readonly amount: string
}

/** The form as an earlier visit left it, if there was a withdrawal password; there may be one by now. */
export const transferStart = ({ options, amount }: UplineTransferInput): UplineTransferContext => ({
  options: options?.hasPin === true ? options : null,
  fresh: false,
  ...emptyPinForm,
  amount,
  result: null,
})

/** What is sent once confirmed; null before. */
export const requestOf = ({ amount, options, pin }: UplineTransferContext): TransferRequest | null =>
  options && isPin(pin) ? { to: options.to, amount: typedMoney(amount, options.currency), pin } : null

/** Actors, actions and guards of the transfer to the superior. */
export const transferSetup = setup({
  types: {
    context: {} as UplineTransferContext,
    events: {} as UplineTransferEvent,
    input: {} as UplineTransferInput,
    meta: {} as ChartMeta,
    tags: {} as
      | 'loading'
      | 'renewing'
      | 'late'
      | 'first-pin'
      | 'pending'
      | 'form'
      | 'asking'
      | 'error'
      | 'done',
  },
  actors: {
    loadOptions: callActor<TransferOptions>('loadOptions'),
    sendOnce: sendOnceActor<TransferRequest, Transfer>(),
  },
  actions: {
    ...effects,
    keepAmount: (_: unknown, _params: { amount: string }) => {},
    /** Money has left: reloads the balance, and the form is empty on the next visit. */
    moneyMoved: () => {},
    keepOptions: assign((_, { options }: { options: TransferOptions }) => ({ options, fresh: true })),
    forgetOptions: assign({ options: null }),
    typeAmount: assign(({ context }, { value }: { value: string }) =>
      amountTyped(value, context.options?.currency ?? ''),
    ),
    showProblem: assign({ problem: ({ context }) => transferProblem(context.options, context.amount) }),
    begin: assign(begun),
    typePin: assign(pinTyped),
    missPin: assign({ pinMissing: true }),
    forgetPin: assign(pinForgotten),
    forgetFailure: assign({ failure: null, notDone: false }),
    keepFailure: assign(failureKept),
    noteNotDone: assign({ notDone: true }),
    keepResult: assign((_, { result }: { result: Transfer | null }) => ({ result, failure: null })),
    startOver: assign({ amount: '', result: null }),
  },
  guards: {
    ...onceWithPinGuards,
    isKnown: ({ context }) => context.options !== null && !context.fresh,
    isFresh: ({ context }) => context.fresh,
    isClosed: (_, { failure }: { failure: Failure }) => failure.code === 'no-permission',
    needsPin: ({ context }) => context.options?.hasPin === false,
    betFirst: ({ context }) => mustBetFirst(context.options),
    wrongAmount: ({ context }) => transferProblem(context.options, context.amount) !== null,
  },
})
