import type { ActorRefFrom } from 'xstate'
import { paymentPinMachine, type PinRequest } from '../../../machines/payment-pin/payment-pin.machine'
import { resetPaymentPassword, setPaymentPassword } from '../../platform/calls/security'
import { call } from '../core/client'
import { boundEffects } from '../core/effects'
import { changeProof } from '../session/step-proof'
import { sendOnceFlow, wasDone } from '../core/send-once'

export {
  pinFields,
  pinLength,
  provedByPin,
  type PinField,
  type PinMode,
} from '../../../machines/payment-pin/form'

export type PaymentPinActor = ActorRefFrom<typeof paymentPinMachine>

function save(
  { mode, values: { proof, newPin, pinAgain } }: PinRequest,
  requestId: string,
): Promise<unknown> {
  const pins = { paymentPassword: newPin, confirmPaymentPassword: pinAgain, requestId, ...changeProof() }
  if (mode === 'forgotten') return call(resetPaymentPassword, { password: proof, ...pins })
  return mode === 'set'
    ? call(setPaymentPassword, { oldPaymentPassword: '', password: proof, ...pins })
    : call(setPaymentPassword, { oldPaymentPassword: proof, ...pins })
}

/** The withdrawal password chart, bound to the platform. */
export const paymentPinFlow = paymentPinMachine.provide({
  actors: {
    sendOnce: sendOnceFlow<PinRequest, true>({
      intent: 'payment-pin',
      send: (request, requestId) => save(request, requestId).then(() => true),
      look: wasDone,
    }),
  },
  actions: boundEffects,
})
