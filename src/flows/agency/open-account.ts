import { fromPromise, type ActorRefFrom } from 'xstate'
import {
  openAccountMachine,
  type OpenCall,
  type OpenAccountSetup,
} from '../../../machines/open-account/open-account.machine'
import { affiliate, agentAffiliate, openedAccount } from '../../platform/calls/agency'
import { call, merchantCode } from '../core/client'
import { sharedCall } from '../core/share-reads'
import { boundEffects } from '../core/effects'
import { fieldRules } from '../core/form-setup'
import { sendOnceFlow } from '../core/send-once'

export { accountKinds, fieldsOf, ruleOf, type OpenField } from '../../../machines/open-account/form'
export { rateField, rateProblem, type Rate } from '../../../machines/open-account/rates'
export { prepareSealing } from '../core/form-setup'

export type OpenAccountActor = ActorRefFrom<typeof openAccountMachine>

/** The open-account chart, bound to the platform. */
export const openAccountFlow = openAccountMachine.provide({
  actors: {
    loadSetup: fromPromise<OpenAccountSetup>(async ({ signal }) => {
      const [rules, { rates }] = await Promise.all([
        fieldRules(signal),
        sharedCall(affiliate, { merchantCode: merchantCode() }, { signal }),
      ])
      return { rules, own: rates }
    }),
    sendOnce: sendOnceFlow<OpenCall, string>({
      intent: 'open-account',
      send: ({ kind, values, rates }, requestId) =>
        call(agentAffiliate, { requestId, kind, ...values, rates: [...rates] }).then(
          ({ username }) => username,
        ),
      look: ({ requestId }, signal) =>
        call(openedAccount, { requestId }, { signal }).then(({ username }) => username),
    }),
  },
  actions: boundEffects,
})
