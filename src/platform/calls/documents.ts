import * as v from 'valibot'
import { defineCall } from '../call'
import { instant, nothing, text } from '../shapes'

/** The user agreement in the caller's language (ROUTE-66): HTML, and the date it took effect. */
export const userAgreement = defineCall({
  name: 'userAgreement',
  method: 'GET',
  path: '/wps/relay/MCS2_getUserAgreement',
  configured: true,
  request: nothing,
  response: v.object({ content: text, since: instant }),
  row: 'ROUTE-66',
})

export const documentCalls = { userAgreement }
