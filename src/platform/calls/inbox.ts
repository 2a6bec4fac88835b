import * as v from 'valibot'
import { defineCall } from '../call'
import { instant, nothing, text } from '../shapes'

const one = v.object({ id: text })
const common = { module: 'INBOX3', auth: 'member', configured: true } as const

/** One message of the caller's inbox; null where he has none of that number (MSG-09). */
export const inboxMessage = defineCall({
  ...common,
  name: 'inboxMessage',
  method: 'GET',
  path: '/wps/relay/CSP_getInboxMessage',
  request: one,
  response: v.nullable(
    v.object({ id: text, title: text, content: text, sentAt: instant, read: v.boolean() }),
  ),
  row: 'MSG-09',
})

/** The message has been read. Twice is once. */
export const readMessage = defineCall({
  ...common,
  name: 'readMessage',
  method: 'POST',
  path: '/wps/relay/CSP_readInboxMessage',
  request: one,
  response: nothing,
  row: 'MSG-09',
})

/** The message goes for good. One that is gone already is no fault: twice is once. */
export const deleteMessage = defineCall({
  ...common,
  name: 'deleteMessage',
  method: 'DELETE',
  path: '/wps/relay/CSP_deleteInboxMessage',
  request: one,
  response: nothing,
  row: 'MSG-09',
})

export const inboxCalls = { inboxMessage, readMessage, deleteMessage }
