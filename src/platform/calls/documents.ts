import * as v from 'valibot'
import { defineCall } from '../call'
import { instant, nothing, text } from '../shapes'

const document = v.object({ content: text, since: instant })

/** The user agreement in the caller's language (ROUTE-66): HTML, and the date it took effect. */
export const userAgreement = defineCall({
  name: 'userAgreement',
  method: 'GET',
  path: '/wps/relay/MCS2_getUserAgreement',
  configured: true,
  revalidated: true,
  request: nothing,
  response: document,
  row: 'ROUTE-66',
})

/** The operator's other long texts: the privacy policy and responsible play (I18N-07). */
export const siteDocument = defineCall({
  name: 'siteDocument',
  method: 'GET',
  path: '/wps/relay/MCS2_getDocument',
  configured: true,
  revalidated: true,
  request: v.object({ document: v.picklist(['privacy', 'responsible']) }),
  response: document,
  row: 'I18N-07',
})

export const documentCalls = { userAgreement, siteDocument }
