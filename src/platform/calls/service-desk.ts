import * as v from 'valibot'
import { defineCall } from '../call'
import { nothing, text, whole } from '../shapes'
import { pathEntry } from './settings'

const type = v.picklist(['LIVECHAT', 'TELEGRAM', 'FACEBOOK'])

/** Agents on duty (HELP-11), without addresses: those come from `launchChat`. */
export const serviceAgents = defineCall({
  name: 'serviceAgents',
  method: 'GET',
  path: '/wps/relay/MCS2_getCustomerServices',
  configured: true,
  auth: 'optional',
  request: nothing,
  response: v.array(v.object({ csPosition: whole, title: text, type })),
  row: 'HELP-11',
})

/**
 * How to reach an agent: a plain address, or an encrypted one of type 3 (SITE-09). Null: the agent has gone
 * off duty.
 */
export const launchChat = defineCall({
  name: 'launchChat',
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  auth: 'optional',
  retry: false,
  request: v.object({ csPosition: whole, type }),
  response: v.nullable(pathEntry),
  row: 'WIRE-83',
})

export const serviceDeskCalls = { serviceAgents, launchChat }
