import * as v from 'valibot'
import { defineCall } from '../call'
import { money, priced } from '../money'
import { accountType, instant, nothing, requestId, text } from '../shapes'
import { walletBalance } from './wallet'

const own = { method: 'GET', auth: 'member', request: nothing } as const

/** Member info (MEMBER-34). */
export const memberInfo = defineCall({
  ...own,
  name: 'memberInfo',
  path: '/wps/member/info',
  response: v.object({
    id: text,
    account: text,
    userName: text,
    type: accountType,
    /** Registration, milliseconds UTC. */
    regDate: instant,
    vipLabel: v.nullable(text),
    /** The account has an upline that it may transfer to. */
    toUpline: v.boolean(),
    lastLogin: v.nullable(instant),
  }),
  row: 'WIRE-25',
})

/** The player's picture, in the header. */
export const memberIcon = defineCall({
  ...own,
  name: 'memberIcon',
  path: '/wps/member/info/icon',
  /** `url` is the picture's address. */
  response: v.object({ icon: text, url: text }),
  row: 'WIRE-26',
})

/** The player's own e-mail address, unmasked; null if there is none. */
export const memberEmail = defineCall({
  ...own,
  name: 'memberEmail',
  path: '/wps/member/info/email',
  response: v.object({ email: v.nullable(text) }),
  row: 'WIRE-27',
})

/** Name of the holder of the player's bank accounts; null until it is set. */
export const memberPayeeName = defineCall({
  ...own,
  name: 'memberPayeeName',
  path: '/wps/member/info/payeename',
  response: v.object({ payeeName: v.nullable(text) }),
  row: 'WIRE-28',
})

/** What the player wants to be called; null if not set. */
export const memberNickname = defineCall({
  ...own,
  name: 'memberNickname',
  path: '/wps/member/info/nickname',
  response: v.object({ nickname: v.nullable(text) }),
  row: 'WIRE-29',
})

/** Changes the player's picture to one of `headIcon`'s choices. Idempotent. */
export const setHeadIcon = defineCall({
  name: 'setHeadIcon',
  method: 'POST',
  path: '/wps/member/headicon',
  configured: true,
  module: 'PROFPIC3',
  auth: 'member',
  placement: 'form',
  request: v.object({ icon: text }),
  response: nothing,
  row: 'WIRE-16',
})

/** The player's picture and those that can be chosen. */
export const headIcon = defineCall({
  ...own,
  name: 'headIcon',
  path: '/wps/member/headicon',
  configured: true,
  module: 'PROFPIC3',
  /** `pictures` maps the choices to their addresses. */
  response: v.object({
    icon: text,
    choices: v.array(text),
    pictures: v.optional(v.record(text, text), {}),
  }),
  row: 'WIRE-17',
})

/** Balances held with each vendor (WALLET-02, WALLET-03). */
export const merchantWallet = defineCall({
  ...own,
  name: 'merchantWallet',
  path: '/wps/wallets/merchant',
  configured: true,
  response: priced(
    v.object({ wallets: v.array(v.object({ vendor: text, balance: money })), currency: text }),
  ),
  row: 'WALLET-03',
})

/**
 * Whether anything was done under a key whose answer was lost, and its number if it has one. If nothing
 * arrived under the key, it is void from now on.
 */
export const requestOutcome = defineCall({
  name: 'requestOutcome',
  method: 'GET',
  path: '/wps/member/requestOutcome',
  auth: 'member',
  request: v.object({ requestId }),
  response: v.object({ done: v.boolean(), number: v.optional(text) }),
  row: 'WIRE-117',
})

export const memberCalls = {
  memberInfo,
  memberIcon,
  memberEmail,
  memberPayeeName,
  memberNickname,
  setHeadIcon,
  headIcon,
  walletBalance,
  merchantWallet,
  requestOutcome,
}
