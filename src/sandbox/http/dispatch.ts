import * as v from 'valibot'
import type { CallName } from '../../platform/contract'
import { findCaller } from '../accounts'
import { endDueDeposits } from '../deposits/settle'
import { Refusal, type Caller, type HandlerContext } from '../handler'
import { handlers } from '../handlers'
import { settleDue } from '../lottery/settle'
import { settleMatches } from '../play/bets'
import { getSetting } from '../settings'
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
  'accountTransactions',
  'txCodeList',
  'memPnl',
  'bankCards',
  'withdraw',
  'withdrawReport',
  'walletTransferTerms',
  'walletTransfer',
  'processSalary',
  'processHourly',
  'processDividend',
])

/** Calls that work while the site is closed: otherwise nobody could learn that it is. */
const alwaysOpen: ReadonlySet<CallName> = new Set(['settings', 'whitelabel', 'siteStatus', 'serviceLink'])

export type CallContext = Omit<HandlerContext, 'caller' | 'language' | 'merchant' | 'captchaId' | 'headers'>

/** Refuses while the site is closed, or closed to the caller's region. */
async function checkSite({ name }: Route, { db, now }: CallContext): Promise<void> {
  if (alwaysOpen.has(name)) return
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
  if (regionBlocked && name !== 'logout') throw new Refusal(451, 'region.blocked')
  if (caller.type === trialType && notForTrial.has(name)) throw new Refusal(403, 'session.trial.refused')
  return caller
}

async function handle(route: Route, request: Request, url: URL, context: CallContext): Promise<Response> {
  await checkSite(route, context)
  const caller = await identify(route, request, context)
  const input = await readInput(route.call, request, url)
  // Settle past draws and due deposits before any member's call reads data.
  if (caller) {
    await settleDue(context.db, caller.memberId, context.now())
    await settleMatches(context, caller.memberId)
    await endDueDeposits(context.db, context.now(), caller.memberId)
  }
  const { headers } = request
  const handler = handlers[route.name] as (input: unknown, context: HandlerContext) => unknown
  const value = await handler(input, {
    ...context,
    caller,
    headers,
    language: headers.get('Language') === 'TY' ? 'TY' : 'EN',
    merchant: headers.get('Merchant') ?? '',
    captchaId: headers.get('CaptchaId'),
  })
  const checked = v.safeParse(route.call.response, value)
  if (!checked.success) {
    const where = checked.issues.map((issue) => v.getDotPath(issue) ?? '(value)').join(', ')
    throw new Error(`the handler of ${route.name} answers outside its contract: ${where}`)
  }
  const answer = { success: true, value: value ?? null }
  return route.call.revalidated ? revalidated(request, answer) : json(200, answer)
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
  } catch (error) {
    if (error instanceof Refusal) {
      return answerFailure(error.status, error.code, { value: error.value, retryAfter: error.retryAfter })
    }
    console.error(`sandbox: ${route.name} failed:`, error)
    return answerFailure(500, 'sandbox.failed')
  }
}
