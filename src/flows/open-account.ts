import { fromPromise, type ActorRefFrom } from 'xstate'
import {
  openAccountMachine,
  type OpenCall,
  type OpenKit,
} from '../../machines/open-account/open-account.machine'
import type { Answer } from '../../machines/shared/chart'
import { affiliate, agentAffiliate, openedAccount } from '../platform/calls/agency'
import { randomHex } from '../platform/random'
import { answered, ask, merchantCode } from './client'
import { boundEffects } from './effects'
import { fieldRules } from './form-kit'

export { accountKinds, fieldsOf, ruleOf, type OpenField } from '../../machines/open-account/form'
export { rateField, rateProblem, type Rate } from '../../machines/open-account/rates'
export { prepareSealing } from './form-kit'

export type OpenAccountActor = ActorRefFrom<typeof openAccountMachine>

/** The open-account chart bound to the platform. */
export const openAccountFlow = openAccountMachine.provide({
  actors: {
    loadKit: fromPromise<OpenKit>(async ({ signal }) => {
      const [rules, { rates }] = await Promise.all([
        fieldRules(signal),
        ask(affiliate, { merchantCode: merchantCode() }, { signal }),
      ])
      return { rules, own: rates }
    }),
    openAccount: fromPromise<Answer<{ username: string }>, OpenCall>(
      ({ input: { requestId, kind, values, rates }, signal }) =>
        answered(ask(agentAffiliate, { requestId, kind, ...values, rates: [...rates] }, { signal })),
    ),
    findOpened: fromPromise<string | null, { requestId: string }>(({ input, signal }) =>
      ask(openedAccount, input, { signal }).then(({ username }) => username),
    ),
  },
  actions: boundEffects,
})

/** Sends the form; each intent has a key of its own. */
export function submitAccount(actor: OpenAccountActor): void {
  actor.send({ type: 'SUBMIT', requestId: randomHex(16) })
}
