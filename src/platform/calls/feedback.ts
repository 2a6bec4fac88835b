import * as v from 'valibot'
import { defineCall } from '../call'
import { instant, text } from '../shapes'

const requestId = v.pipe(text, v.minLength(16))
const receipt = v.object({ number: text, sentAt: instant })

/** A message to the operator (WIRE-49). `requestId` is made once per wish: the same twice is one message. */
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
 * What became of a message (HELP-06). Null: nothing came under this key, and nothing is taken under it any more, so
 * that the page may say so.
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
