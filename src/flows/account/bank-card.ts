import { bankCardMachine } from '../../../machines/bank-card/bank-card.machine'
import type { CardValues } from '../../../machines/bank-card/form'
import { addBankCard } from '../../platform/calls/security'
import { call } from '../core/client'
import { boundEffects } from '../core/effects'
import { sendOnceFlow, wasDone } from '../core/send-once'

/** The bank account chart, bound to the platform. */
export const bankCardFlow = bankCardMachine.provide({
  actors: {
    sendOnce: sendOnceFlow<CardValues, true>({
      intent: 'bank-card',
      send: ({ bankName, accountNum, cardPin }, requestId) =>
        call(addBankCard, { bankName, accountNum, paymentPassword: cardPin, requestId }).then(() => true),
      look: wasDone,
    }),
  },
  actions: boundEffects,
})
