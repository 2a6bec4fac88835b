import type { ActorRefFrom } from 'xstate'
import {
  openAccountMachine,
  type OpenCall,
  type OpenDraft,
  type OpenAccountSetup,
} from '../../../machines/open-account/open-account.machine'
import { affiliate, agentAffiliate, openedAccount } from '../../platform/calls/agency'
import { call, merchantCode } from '../core/client'
import { sharedCall } from '../core/share-reads'
import { boundEffects } from '../core/effects'
import { fieldRules } from '../core/form-setup'
import { lastAnswer } from '../core/last-answer'
import { perPlayer } from '../core/lifetime'
import { sendOnceFlow } from '../core/send-once'

export { accountKinds, fieldsOf, ruleOf, type OpenField } from '../../../machines/open-account/form'
export { rateField, rateProblem, type Rate } from '../../../machines/open-account/rates'
export { prepareSealing } from '../core/form-setup'

export type OpenAccountActor = ActorRefFrom<typeof openAccountMachine>

const formSetup = lastAnswer<OpenAccountSetup>(perPlayer, async (_, signal) => {
  const [rules, { rates }] = await Promise.all([
    fieldRules(signal),
    sharedCall(affiliate, { merchantCode: merchantCode() }, { signal }),
  ])
  return { rules, own: rates }
})

/** What the agent had typed when they left the form; no password is among it. */
const typed = perPlayer(() => ({ draft: null as OpenDraft | null }))

/** What is known, and was typed, on an earlier visit to the screen. */
export const openAccountInput = () => ({ formSetup: formSetup.known(), draft: typed().draft })

/** The open-account chart, bound to the platform. */
export const openAccountFlow = openAccountMachine.provide({
  actors: {
    loadSetup: formSetup.load,
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
  actions: { ...boundEffects, keepDraft: (_, { draft }) => void (typed().draft = draft) },
})
