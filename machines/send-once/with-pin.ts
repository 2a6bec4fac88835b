import { pinLength } from '../payment-pin/form'
import { typedAmount, type AmountProblem } from '../shared/amount'
import type { Failure } from '../shared/failure'
import { digits } from '../shared/fields'
import { onceGuards, type Ended } from './outcome'

/** What the charts share that send an amount exactly once, under the withdrawal password. */

export interface PinForm {
  readonly amount: string
  readonly problem: AmountProblem | null
  /** Kept only while it is being asked for; never stored. */
  readonly pin: string
  /** The withdrawal password was incomplete when the player tried to send. */
  readonly pinMissing: boolean
  readonly failure: Failure | null
  /** The last request is known to have failed: no money moved. */
  readonly notDone: boolean
}

/** Messages about the last attempt disappear. */
export const noMessages = { problem: null, failure: null, notDone: false }
export const pinForgotten = { pin: '', pinMissing: false }
/** A valid amount: the confirmation follows. */
export const begun = { ...noMessages, pinMissing: false }
export const emptyPinForm: PinForm = {
  amount: '',
  problem: null,
  ...pinForgotten,
  failure: null,
  notDone: false,
}

export const amountTyped = (value: string, currency: string) => ({
  amount: typedAmount(value, currency),
  ...noMessages,
})

export const pinTyped = (_: unknown, { value }: { value: string }) => ({
  pin: digits(value, pinLength),
  pinMissing: false,
  failure: null,
})

export const isPin = (pin: string): boolean => pin.length === pinLength

interface WithPin {
  readonly context: { readonly pin: string }
}

/** Guards of these charts: spread into `setup({ guards })`. A wrong password must be re-entered. */
export const onceWithPinGuards = {
  ...onceGuards,
  wasWrongPin: ({ context }: WithPin, { ended }: Ended) =>
    context.pin !== '' && (ended.failure?.code === 'pin-wrong' || ended.failure?.code === 'pin-locked'),
  pinMissing: ({ context }: WithPin) => !isPin(context.pin),
}
