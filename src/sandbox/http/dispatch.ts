import * as v from 'valibot'
import type { CallName } from '../../platform/contract'
import { operatorOf } from '../../operators/all'
import { openToClosed } from '../../platform/closed-account'
import { alwaysOpen, mayRefuse } from '../../platform/refusals'
import { findCaller } from '../accounts'
import { currency, NotAnAmount } from '../db/money'
import { endDueDeposits } from '../deposits/settle'
import { Refusal, type Caller, type HandlerContext } from '../handler'
import { handlers } from '../handlers'
import { settleDue } from '../lottery/settle'
import { settleMatches } from '../play/bets'
import { getSetting, siteBrand } from '../settings'
import { trialType } from '../trial'
import { answerFailure, json, revalidated } from './envelope'
import { readInput } from './input'
import type { Route } from './routes'

/** Calls refused to trial accounts (SESSION-17). */
const notForTrial: ReadonlySet<CallName> = new Set([
  'passWordChangeV2',
  'setHeadIcon',
  'setPaymentPassword',
  'resetPaymentPassword',
  'addBankCard',
  'depositBanksByVendor',
  'depositPromoList',
  'acceptPromo',
  'depositManualTransfer',
  'depositAlipay',
  'depositQQ',
  'depositPaymentGateway',
  'depositWechat',
  'depositTransactioNReport',
  'setSecurityAnswers',
  'playerLimits',
  'setLimit',
  'confirmLimit',
  'cancelLimit',
  'declineLimits',
  'playTotals',
  'playBreak',
  'takeBreak',
  'comeBack',
  'realityCheck',
  'setRealityCheck',
  'answerRealityCheck',
  'accountTransactions',
  'txCodeList',
  'memPnl',
  'bankCards',
  'withdraw',
  'beginPasskey',
  'addPasskey',
  'removePasskey',
  'beginAuthenticator',
  'confirmAuthenticator',
  'endAuthenticator',
  'renewRecoveryCodes',
  'askAtWithdrawals',
  'signInSafety',
  'withdrawalStep',
  'proveWithdrawal',
  'withdrawReport',
  'walletTransferTerms',
  'walletTransfer',
  'processSalary',
  'processHourly',
  'processDividend',
])

type CallContext = Omit<
  HandlerContext,
  'caller' | 'language' | 'merchant' | 'captchaId' | 'headers' | 'origin'
>

/** Refuses while the site is closed, or closed to the caller's region. */
async function checkSite({ name }: Route, { db, now }: CallContext): Promise<void> {
  if (alwaysOpen.includes(name)) return
  const { maintenance, maintenanceUntil, regionRestriction } = await getSetting(db, 'site')
  if (maintenance) {
    const left = maintenanceUntil === null ? 0 : Math.ceil((maintenanceUntil - now()) / 1000)
    throw new Refusal(503, 'maintenance', left > 0 ? { retryAfter: left } : {})
  }
  if (regionRestriction) throw new Refusal(451, 'region.blocked')
}

/** The caller, as far as the call requires one. */
async function identify(
  { name, call }: Route,
  request: Request,
  { db, now }: CallContext,
): Promise<Caller | null> {
  if (call.auth === 'none') return null
  const token = request.headers.get('Authorization')
  const found = token ? await findCaller(db, token, now()) : null
  // An invalid token is refused even where a guest is allowed: the player must learn of it.
  if (!found && (token || call.auth === 'member')) throw new Refusal(401, 'session.ended')
  if (!found) return null
  const { regionBlocked, ...caller } = found
  if (regionBlocked && !openToClosed.includes(name)) throw new Refusal(451, 'region.blocked')
  if (caller.type === trialType && notForTrial.has(name)) throw new Refusal(403, 'session.trial.refused')
  return caller
}

/** The captcha of login and registration is issued under the module of its form. */
const formCaptcha = 'VALID_CAPTCHA3'

/** A real gateway routes by these headers: a wrong one must surface here first. */
async function checkHeaders({ call }: Route, { headers }: Request, { db }: CallContext): Promise<void> {
  const { merchantCode, trialMerchantCode } = await getSetting(db, 'consolidated')
  const own = operatorOf(await siteBrand(db)).merchant
  const merchant = headers.get('Merchant')
  if (!merchant || ![own, merchantCode, trialMerchantCode].includes(merchant)) {
    throw new Refusal(400, 'merchant.unknown')
  }
  const module = headers.get('ModuleId')
  if (module === formCaptcha && call.name === 'captcha') return
  if (module !== call.module) throw new Refusal(400, 'module.wrong')
}

/** Accounts are kept in one currency; its name is the operator's. */
function inCurrency(value: unknown, code: string): unknown {
  if (code === currency || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => inCurrency(one, code))
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === 'currency' && one === currency ? code : inCurrency(one, code),
    ]),
  )
}

async function handle(route: Route, request: Request, url: URL, context: CallContext): Promise<Response> {
  await checkSite(route, context)
  const caller = await identify(route, request, context)
  await checkHeaders(route, request, context)
  const input = await readInput(route.call, request, url)
  // Settle past draws and due deposits before any member's call reads data.
  if (caller) {
    await settleDue(context.db, caller.memberId, context.now())
    await settleMatches(context, caller.memberId)
    await endDueDeposits(context.db, context.now(), caller.memberId)
  }
  const { headers } = request
  const handler = handlers[route.name] as (input: unknown, context: HandlerContext) => unknown
  const answered = await handler(input, {
    ...context,
    caller,
    headers,
    origin: url.origin,
    language: headers.get('Language') === 'TY' ? 'TY' : 'EN',
    merchant: headers.get('Merchant') ?? '',
    captchaId: headers.get('CaptchaId'),
  })
  const value = inCurrency(answered, operatorOf(await siteBrand(context.db)).currency.code)
  const checked = v.safeParse(route.call.response, value)
  if (!checked.success) {
    const where = checked.issues.map((issue) => v.getDotPath(issue) ?? '(value)').join(', ')
    throw new Error(`the handler of ${route.name} answers outside its contract: ${where}`)
  }
  const answer = { success: true, value: value ?? null }
  return route.call.revalidated && !caller ? revalidated(request, answer) : json(200, answer)
}

/**
 * Answers one call. An expected refusal is an envelope; anything else thrown is a 500, logged to the
 * console.
 */
export async function dispatch(
  route: Route,
  request: Request,
  url: URL,
  context: CallContext,
): Promise<Response> {
  try {
    return await handle(route, request, url, context)
  } catch (thrown) {
    // The contract has room for three decimals; accounts here have two.
    const error = thrown instanceof NotAnAmount ? new Refusal(400, 'request.invalid') : thrown
    if (error instanceof Refusal) {
      if (!mayRefuse(route.call, error.status, error.code)) {
        console.error(`sandbox: ${route.name} refuses outside its contract: ${error.status} ${error.code}`)
      }
      return answerFailure(error.status, error.code, { value: error.value, retryAfter: error.retryAfter })
    }
    console.error(`sandbox: ${route.name} failed:`, error)
    return answerFailure(500, 'sandbox.failed')
  }
}
