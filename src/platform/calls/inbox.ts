import * as v from 'valibot'
import { defineCall } from '../call'
import { instant, nothing, text } from '../shapes'

const one = v.object({ id: text })
const common = { module: 'INBOX3', auth: 'member', configured: true } as const

/** One message of the caller's inbox; null if it does not exist (MSG-09). */
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

/** Marks the message as read. Idempotent. */
export const readMessage = defineCall({
  ...common,
  name: 'readMessage',
  method: 'POST',
  path: '/wps/relay/CSP_readInboxMessage',
  request: one,
  response: nothing,
  row: 'MSG-09',
})

/** Deletes the message permanently. Idempotent. */
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
