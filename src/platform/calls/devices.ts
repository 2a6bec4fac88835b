import * as v from 'valibot'
import { defineCall } from '../call'
import { instant, nothing, text } from '../shapes'
import { sessionValue } from './session'

const own = { auth: 'member', path: '/wps/session/devices' } as const

const where = {
  /** Device and browser as readable text, and the location if the platform knows it; null otherwise. */
  name: v.nullable(text),
  place: v.nullable(text),
}

const devicesValue = v.object({
  /** Every session of the account: the current one first, then the most recently used. */
  list: v.array(
    v.object({
      id: v.pipe(text, v.minLength(1)),
      /** The session making the request. */
      current: v.boolean(),
      ...where,
      startedAt: instant,
      lastUsedAt: instant,
    }),
  ),
  /** The sign-in before this session; null if there was none. */
  before: v.nullable(v.object({ at: instant, ...where })),
})

/** Where the account is signed in (trust 19), and its last sign-in before this one (trust 25). */
export const devices = defineCall({
  ...own,
  name: 'devices',
  method: 'GET',
  request: nothing,
  response: devicesValue,
  row: 'ROUTE-60',
})

/**
 * Ends one session of the account, by its id rather than its token, and revokes what its phone stores in
 * place of a password. Idempotent.
 */
export const endDevice = defineCall({
  ...own,
  name: 'endDevice',
  method: 'POST',
  request: v.object({ id: text }),
  response: devicesValue,
  row: 'ROUTE-60',
})

/** Ends every session of the account but the current one. Idempotent. */
export const endOtherDevices = defineCall({
  ...own,
  name: 'endOtherDevices',
  method: 'DELETE',
  placement: 'none',
  request: nothing,
  response: devicesValue,
  row: 'ROUTE-60',
})

/**
 * A token that a phone may store instead of the password. It signs its account in once, and is void after 90
 * days, after any change to the account's credentials or contact details, and when its device is signed out.
 */
export const rememberDevice = defineCall({
  name: 'rememberDevice',
  method: 'POST',
  path: '/wps/session/remember',
  auth: 'member',
  placement: 'none',
  request: nothing,
  response: v.object({ token: v.pipe(text, v.minLength(1)) }),
  row: 'LOGIN-14',
})

/**
 * Opens a session with such a token, which is void from then on; reusing one voids all of the account's
 * tokens.
 */
export const rememberedLogin = defineCall({
  name: 'rememberedLogin',
  method: 'POST',
  path: '/wps/session/login/remembered',
  request: v.object({ username: text, token: text, side: v.optional(v.picklist(['member', 'agent'])) }),
  response: sessionValue,
  row: 'LOGIN-14',
})

export const deviceCalls = { devices, endDevice, endOtherDevices, rememberDevice, rememberedLogin }
