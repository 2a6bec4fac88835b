import { fromPromise, type ActorRefFrom } from 'xstate'
import { bankCardMachine } from '../../machines/bank-card/bank-card.machine'
import type { Card, CardValues } from '../../machines/bank-card/form'
import type { Answer } from '../../machines/shared/chart'
import { addBankCard } from '../platform/calls/security'
import { bankCards } from '../platform/calls/withdraw'
import { answered, ask } from './client'
import { boundEffects } from './effects'

export { cardFields, type Card, type CardField } from '../../machines/bank-card/form'

export type BankCardActor = ActorRefFrom<typeof bankCardMachine>

/** The chart of a new bank account bound to the platform. What is on its way is not called off by leaving. */
export const bankCardFlow = bankCardMachine.provide({
  actors: {
    addCard: fromPromise<Answer<null>, CardValues>(({ input: { bankName, accountNum, cardPin } }) =>
      answered(ask(addBankCard, { bankName, accountNum, paymentPassword: cardPin }).then(() => null)),
    ),
    loadCards: fromPromise<readonly Card[]>(({ signal }) =>
      ask(bankCards, null, { signal }).then(({ cards }) => cards),
    ),
  },
  actions: boundEffects,
})
