import { fromPromise, type ActorRefFrom } from 'xstate'
import type { PinMode, PinValues } from '../../machines/payment-pin/form'
import { paymentPinMachine } from '../../machines/payment-pin/payment-pin.machine'
import type { Answer } from '../../machines/shared/chart'
import { hasWithdrawalPassword, resetPaymentPassword, setPaymentPassword } from '../platform/calls/security'
import { answered, ask } from './client'
import { boundEffects } from './effects'

export { pinFieldsOf, pinLength, type PinField, type PinMode } from '../../machines/payment-pin/form'

export type PaymentPinActor = ActorRefFrom<typeof paymentPinMachine>

function save({ mode, values: { proof, newPin, pinAgain } }: { mode: PinMode; values: PinValues }) {
  const pins = { paymentPassword: newPin, confirmPaymentPassword: pinAgain }
  return mode === 'forgotten'
    ? ask(resetPaymentPassword, { password: proof, ...pins })
    : ask(setPaymentPassword, { oldPaymentPassword: proof, ...pins })
}

/** The chart of a withdrawal password bound to the platform. What is on its way is not called off by leaving. */
export const paymentPinFlow = paymentPinMachine.provide({
  actors: {
    savePin: fromPromise<Answer<null>, { mode: PinMode; values: PinValues }>(({ input }) =>
      answered(save(input).then(() => null)),
    ),
    hasPin: fromPromise<boolean>(({ signal }) => ask(hasWithdrawalPassword, null, { signal })),
  },
  actions: boundEffects,
})
