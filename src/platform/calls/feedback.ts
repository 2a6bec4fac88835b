import * as v from 'valibot'
import { defineCall } from '../call'
import { instant, requestId, text } from '../shapes'

const receipt = v.object({ number: text, sentAt: instant })

/** A message to the operator (WIRE-49). `requestId` is the idempotency key, one per request. */
export const feedback = defineCall({
  name: 'feedback',
  method: 'PUT',
  path: '/wps/feedback',
  module: 'FEEDBACK3',
  auth: 'member',
  request: v.object({
    requestId,
    kind: v.picklist(['problem', 'idea', 'praise', 'other']),
    content: text,
  }),
  response: receipt,
  row: 'WIRE-49',
})

/**
 * Looks a message up by its key (HELP-06). Null: nothing arrived, and the key is void from now on, so the
 * page can say so.
 */
export const feedbackByKey = defineCall({
  name: 'feedbackByKey',
  method: 'GET',
  path: '/wps/relay/MCS2_getFeedback',
  configured: true,
  module: 'FEEDBACK3',
  auth: 'member',
  request: v.object({ requestId }),
  response: v.nullable(receipt),
  row: 'HELP-06',
})

export const feedbackCalls = { feedback, feedbackByKey }
