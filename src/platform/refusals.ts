import type { CallName } from './contract'

// Refusals that several calls share.
const guarded = ['login.wrong.credentials', 'request.too.many', 'second.step.wanted'] as const
const signIn = ['login.account.locked', 'login.not.agent', 'login.not.member'] as const
const captcha = ['login.captcha.required', 'login.captcha.wrong'] as const
const verified = ['verification.expired', 'verification.wrong'] as const
const pin = ['pin.locked', 'pin.wrong'] as const
const deposited = ['player.excluded', 'session.trial.refused', 'transaction.terms.changed'] as const

/**
 * Every code with which the platform may refuse a call: for docs/wire.md, for the sandbox, which refuses with
 * no others, and for `npm run conform`. `errors.ts` has what the app makes of a code. Never loaded by the
 * player's page.
 */
export const refusalCodes = {
  'affiliate.wrong': [400, 'No such invitation code; `checkAffiliate` says so with status 200.'],
  'announcement.not.found': [404, 'There is no such announcement for agents.'],
  'authenticator.exists': [409, 'The account has an authenticator app already.'],
  'bankcard.exists': [409, 'This account number has been added before.'],
  'claim.changed': [409, 'The amount is no longer what the player saw; nothing was paid.'],
  'claim.conflict': [409, 'The key was used for another claim; nothing was paid.'],
  'contract.not.found': [404, 'The offer is not open any more, or was never made to this player.'],
  'deposit.promo.unknown': [404, 'There is no such promotion for deposits.'],
  'game.closed': [404, 'The game is closed or there is none such.'],
  'game.vendor.down': [424, "The vendor's games cannot be opened at the moment."],
  'image.too.large': [413, 'A picture of more than 5 MB.'],
  'image.type': [415, 'Neither PNG nor JPEG.'],
  'login.account.locked': [423, 'The account is locked. Said only to who gave the right password.'],
  'login.captcha.required': [400, 'A captcha has to be answered with the next attempt.'],
  'login.captcha.wrong': [400, 'The captcha was answered wrongly or has expired.'],
  'login.not.agent': [403, 'The account is no agent, and `side` was `agent`.'],
  'login.not.member': [403, 'The account is for the agent side only.'],
  'login.wrong.credentials': [400, 'User name or password is wrong: the same for both.'],
  'lottery.draw.closed': [409, 'The draw is no longer on sale; what was bet stays bet.'],
  'lottery.order.unknown': [404, 'This player has no such order.'],
  maintenance: [503, 'The site is closed; `Retry-After` says for how many seconds, where that is known.'],
  'member.exists': [409, 'The user name, number or address belongs to an account.'],
  'member.not.found': [404, 'There is no such member, or not in this team.'],
  'merchant.unknown': [400, '`Merchant` is missing, or is none of this platform.'],
  'method.unknown': [405, 'The path is known, but not with this method; `Allow` lists those it has.'],
  'modify.new.old.same': [400, 'The new password is the old one.'],
  'module.wrong': [400, '`ModuleId` is not that of the call, or is sent with a call that has none.'],
  'passkey.exists': [409, 'The passkey belongs to an account already.'],
  'passkey.full': [409, 'The account has as many passkeys as it may.'],
  'passkey.wrong': [
    400,
    'The passkey is unknown, or its answer does not fit: challenge, origin, host, verification or counter.',
  ],
  'path.unknown': [404, 'The platform has no such call.'],
  'permission.denied': [[403, 400], 'This account may not do this.'],
  'pin.exists': [409, 'There is a withdrawal password already: changing it needs the old one.'],
  'pin.locked': [429, 'Too many wrong withdrawal passwords; `Retry-After` says for how many seconds.'],
  'pin.wrong': [400, 'The withdrawal password is wrong; nothing has moved.'],
  'player.excluded': [403, 'The player has excluded themselves, or is taking a time-out.'],
  'player.limit.time': [
    403,
    'The time that the player has set for playing is used up; `Retry-After` says for how many seconds.',
  ],
  'promotion.not.found': [404, 'There is no such promotion.'],
  'promotion.not.open': [409, 'The promotion cannot be joined now, or was joined before.'],
  'region.blocked': [451, 'The site is closed to the region that the request came from, or the account is.'],
  'request.invalid': [400, 'A field is missing, of another type, or beyond its bounds.'],
  'request.late': [409, 'The key was looked up before the request came: it is void, and nothing was done.'],
  'request.too.large': [413, 'A body of more than 64 KB, or of 7 MB with a picture.'],
  'request.too.many': [429, 'Asked too often; `Retry-After` says for how many seconds.'],
  'request.type': [415, 'The body is of another type than the call wants.'],
  'second.step.expired': [400, 'The ticket is unknown, void or used: the login begins anew.'],
  'second.step.wanted': [
    403,
    'A passkey or a code is owed: of a login `value.ticket` says by which ticket; of a withdrawal or a change nothing has happened.',
  ],
  'session.ended': [401, 'The token is missing, expired or unknown: the app signs the player out.'],
  'session.trial.refused': [403, 'Not for trial accounts.'],
  'transaction.terms.changed': [
    409,
    'Fee, rate or bounds are no longer what the player saw; nothing has moved.',
  ],
  'verification.expired': [400, 'The code was right but is too old.'],
  'verification.wrong': [400, 'The code is wrong, or belongs to another purpose.'],
  'wallet.not.enough': [409, 'The balance does not cover it; nothing has moved.'],
  'withdraw.card.resting': [
    409,
    'The bank account was added lately: `value.until` says from when it is paid. Nothing has moved.',
  ],
  'withdraw.turnover.open': [409, 'Turnover is still missing; nothing has moved.'],
} as const satisfies Readonly<Record<string, readonly [number | readonly number[], string]>>

export type RefusalCode = keyof typeof refusalCodes

/** Codes of individual calls, in addition to `generalCodes`, which apply to any call. */
const ownCodes: { readonly [K in CallName]?: readonly RefusalCode[] } = {
  login: [...guarded, ...signIn, ...captcha, ...verified, 'member.not.found', 'permission.denied'],
  claimRain: ['permission.denied', 'player.excluded', 'promotion.not.open', 'request.late'],
  rainOutcome: ['permission.denied'],
  redRain: ['permission.denied'],
  sendSms: [...captcha, 'request.too.many'],
  sendRegisterSms: [...captcha, 'request.too.many'],
  register: [...captcha, ...verified, 'affiliate.wrong', 'member.exists', 'permission.denied'],
  registerMobile: [...captcha, ...verified, 'affiliate.wrong', 'member.exists', 'permission.denied'],
  checkAffiliate: ['affiliate.wrong'],
  passWordChangeV2: [...guarded, 'modify.new.old.same', 'session.trial.refused'],
  resetByPhone: [...verified, 'modify.new.old.same'],
  setHeadIcon: ['session.trial.refused'],
  depositBanksByVendor: ['session.trial.refused'],
  depositPromoList: ['session.trial.refused'],
  acceptPromo: ['deposit.promo.unknown', 'session.trial.refused'],
  depositManualTransfer: deposited,
  depositAlipay: deposited,
  depositQQ: deposited,
  depositPaymentGateway: deposited,
  depositWechat: deposited,
  depositTransactioNReport: ['session.trial.refused'],
  setPaymentPassword: [...guarded, ...pin, 'pin.exists', 'request.late', 'session.trial.refused'],
  resetPaymentPassword: [...guarded, 'request.late', 'session.trial.refused'],
  addBankCard: [...pin, 'bankcard.exists', 'request.late', 'session.trial.refused'],
  setSecurityAnswers: [...guarded, 'session.trial.refused'],
  sendContactCode: ['member.exists', 'request.too.many'],
  rememberedLogin: [...signIn, 'login.wrong.credentials', 'second.step.wanted'],
  beginPasskeyLogin: ['permission.denied'],
  passkeyLogin: [...signIn, 'passkey.wrong', 'permission.denied'],
  signInSafety: ['session.trial.refused'],
  beginPasskey: [...guarded, 'passkey.full', 'permission.denied', 'session.trial.refused'],
  addPasskey: ['passkey.exists', 'passkey.wrong', 'permission.denied', 'session.trial.refused'],
  removePasskey: [...guarded, 'session.trial.refused'],
  beginAuthenticator: [...guarded, 'authenticator.exists', 'permission.denied', 'session.trial.refused'],
  confirmAuthenticator: [
    'permission.denied',
    'request.too.many',
    'session.trial.refused',
    'verification.wrong',
  ],
  endAuthenticator: [...guarded, 'session.trial.refused'],
  renewRecoveryCodes: [...guarded, 'permission.denied', 'session.trial.refused'],
  askAtWithdrawals: [...guarded, 'permission.denied', 'session.trial.refused'],
  loginStep: ['second.step.expired'],
  finishLogin: [...signIn, 'passkey.wrong', 'request.too.many', 'second.step.expired', 'verification.wrong'],
  withdrawalStep: ['session.trial.refused'],
  proveWithdrawal: ['passkey.wrong', 'request.too.many', 'session.trial.refused', 'verification.wrong'],
  changeStep: ['session.trial.refused'],
  proveChange: ['passkey.wrong', 'request.too.many', 'session.trial.refused', 'verification.wrong'],
  proveContact: [...guarded, ...verified, 'member.exists'],
  bankCards: ['session.trial.refused'],
  withdraw: [
    ...pin,
    'request.late',
    'second.step.wanted',
    'session.trial.refused',
    'transaction.terms.changed',
    'wallet.not.enough',
    'withdraw.card.resting',
    'withdraw.turnover.open',
  ],
  withdrawReport: ['session.trial.refused'],
  walletTransferTerms: ['permission.denied', 'session.trial.refused'],
  walletTransfer: [
    ...pin,
    'permission.denied',
    'request.late',
    'session.trial.refused',
    'transaction.terms.changed',
    'wallet.not.enough',
    'withdraw.turnover.open',
  ],
  waitingRewards: ['session.trial.refused'],
  claimHistory: ['session.trial.refused'],
  claim: ['claim.changed', 'claim.conflict', 'player.excluded', 'request.late', 'session.trial.refused'],
  uploadPromotionImage: [
    'image.too.large',
    'image.type',
    'promotion.not.found',
    'promotion.not.open',
    'session.trial.refused',
  ],
  joinPromotion: [
    'player.excluded',
    'promotion.not.found',
    'promotion.not.open',
    'request.late',
    'session.trial.refused',
  ],
  missions: ['session.trial.refused'],
  manualRebate: ['session.trial.refused'],
  rebateReport: ['session.trial.refused'],
  feedback: ['request.late'],
  referralProgramme: ['player.excluded', 'session.trial.refused'],
  referralFriends: ['player.excluded', 'session.trial.refused'],
  addFavourite: ['game.closed'],
  addRecent: ['game.closed'],
  launchGame: [
    'game.closed',
    'game.vendor.down',
    'permission.denied',
    'player.excluded',
    'player.limit.time',
    'session.trial.refused',
  ],
  referral: ['player.excluded'],
  playerLimits: ['session.trial.refused'],
  setLimit: ['session.trial.refused'],
  confirmLimit: ['session.trial.refused', 'transaction.terms.changed'],
  cancelLimit: ['session.trial.refused'],
  playTotals: ['session.trial.refused'],
  playBreak: ['session.trial.refused'],
  takeBreak: ['session.trial.refused', 'transaction.terms.changed'],
  comeBack: ['player.excluded', 'session.trial.refused'],
  realityCheck: ['session.trial.refused'],
  setRealityCheck: ['session.trial.refused'],
  answerRealityCheck: ['session.trial.refused'],
  memberTransactions: ['session.trial.refused'],
  txCodeList: ['permission.denied', 'session.trial.refused'],
  accountTransactions: ['permission.denied', 'session.trial.refused'],
  memPnl: ['session.trial.refused'],
  openedNumeros: ['game.closed'],
  lotteryOrder: ['lottery.order.unknown'],
  cancelSuborder: ['lottery.draw.closed', 'lottery.order.unknown', 'request.late'],
  teamKpiA: ['permission.denied'],
  teamKpiB: ['permission.denied'],
  teamKpiC: ['permission.denied'],
  subordinate: ['permission.denied'],
  affiliate: ['permission.denied'],
  agentAffiliate: ['member.exists', 'permission.denied', 'player.excluded'],
  openedAccount: ['permission.denied'],
  affiliateUrlCreate: ['permission.denied', 'player.excluded', 'request.late'],
  affiliateUrlView: ['permission.denied'],
  affiliateUrlDelete: ['permission.denied', 'request.late'],
  dividends: ['permission.denied'],
  agentAnnouncements: ['permission.denied'],
  readAnnouncement: ['announcement.not.found', 'permission.denied'],
  downline: ['member.not.found', 'permission.denied'],
  downlines: ['member.not.found', 'permission.denied'],
  transferDownline: [...pin, 'member.not.found', 'permission.denied', 'request.late', 'wallet.not.enough'],
  transferMultipleDownline: [
    ...pin,
    'member.not.found',
    'permission.denied',
    'request.late',
    'wallet.not.enough',
  ],
  updateDownlineRebates: [
    'member.not.found',
    'permission.denied',
    'request.late',
    'transaction.terms.changed',
  ],
  teamOverview: ['permission.denied'],
  teamPnl: ['member.not.found', 'permission.denied'],
  teamBets: ['permission.denied'],
  agentRebates: ['permission.denied'],
  processSalary: ['contract.not.found', 'session.trial.refused'],
  processHourly: ['contract.not.found', 'session.trial.refused'],
  processDividend: ['contract.not.found', 'session.trial.refused'],
}

/** Calls that answer while the site is closed: otherwise clients could not find out that it is closed. */
export const alwaysOpen: readonly CallName[] = ['settings', 'whitelabel', 'siteStatus', 'serviceLink']

/** The call properties that decide which codes it may return. */
interface Traits {
  readonly name: string
  readonly method: string
  readonly auth: 'none' | 'optional' | 'member'
  readonly placement: string
}

/** Codes that follow from a call's properties: checked before anything is read or done. */
export function generalCodes({ name, auth, placement }: Traits): readonly RefusalCode[] {
  return [
    'request.invalid',
    'merchant.unknown',
    'module.wrong',
    ...(auth === 'none' ? [] : (['session.ended'] as const)),
    ...(placement === 'json' || placement === 'form' || placement === 'encrypted'
      ? (['request.type', 'request.too.large'] as const)
      : []),
    ...((alwaysOpen as readonly string[]).includes(name) ? [] : (['region.blocked', 'maintenance'] as const)),
  ]
}

/** Codes specific to this call, in alphabetical order. */
export const codesOf = (name: string): readonly RefusalCode[] =>
  [...(ownCodes[name as CallName] ?? [])].sort()

/** Whether the contract knows this refusal of this call. */
export function mayRefuse(call: Traits, status: number, code: string): boolean {
  const known = [...codesOf(call.name), ...generalCodes(call)] as readonly string[]
  if (!known.includes(code)) return false
  const statuses: readonly number[] = [refusalCodes[code as RefusalCode][0]].flat()
  return statuses.includes(status) || (call.name === 'checkAffiliate' && status === 200)
}
