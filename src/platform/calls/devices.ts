import * as v from 'valibot'
import { defineCall } from '../call'
import { instant, nothing, text } from '../shapes'
import { sessionValue } from './session'

const own = { auth: 'member', path: '/wps/session/devices' } as const

const where = {
  /** Device and browser in words, and the place as the platform knows it; null where it does not. */
  name: v.nullable(text),
  place: v.nullable(text),
}

const devicesValue = v.object({
  /** Every session of the account: the one that asks, and then the one last used. */
  list: v.array(
    v.object({
      id: v.pipe(text, v.minLength(1)),
      /** The session that asks. */
      current: v.boolean(),
      ...where,
      startedAt: instant,
      lastUsedAt: instant,
    }),
  ),
  /** The sign-in before this session; null where there was none. */
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
 * Ends one session of the account by its id, not by its token, and voids what its phone keeps instead of a password. The
 * same again does no harm.
 */
export const endDevice = defineCall({
  ...own,
  name: 'endDevice',
  method: 'POST',
  request: v.object({ id: text }),
  response: devicesValue,
  row: 'ROUTE-60',
})

/** Ends every session of the account but the one that asks. The same again does no harm. */
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
 * A token that a phone may keep instead of the password: it signs its account in once, and is void after 90 days, with
 * every change of what the account is its owner's by, and when its device is ended.
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

/** Opens a session with such a token, which is void from then on; one that is used twice voids all of the account's. */
export const rememberedLogin = defineCall({
  name: 'rememberedLogin',
  method: 'POST',
  path: '/wps/session/login/remembered',
  request: v.object({ username: text, token: text, side: v.optional(v.picklist(['member', 'agent'])) }),
  response: sessionValue,
  row: 'LOGIN-14',
})

export const deviceCalls = { devices, endDevice, endOtherDevices, rememberDevice, rememberedLogin }
