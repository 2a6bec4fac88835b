import type { Answer } from '../../../machines/shared/chart'
import { failureOf, type FailureCode } from '../../../machines/shared/failure'
import type { AnswerOf, Call, InputOf } from '../../platform/call'
import { createClient, type CallOptions } from '../../platform/client'
import { PlatformError } from '../../platform/errors'
import { earlyFetch } from '../../platform/early'
import { operator } from '../../platform/operator'
import { isStandalone } from '../../platform/page'
import { spokenLanguage } from '../../i18n/language'
import { logFault } from './log'
import { currentSession, currentSettings, sessionActor, siteActor, toastsActor } from './root'
import { answeredAt } from './seen'

/** The merchant code; the operator's until the settings name one (CONST-05). */
export function merchantCode(): string {
  return currentSession()?.merchantCode ?? currentSettings()?.merchantCode ?? operator().merchant
}

/** The merchant of trial sessions (SESSION-26); optional for an operator. */
export const trialMerchantCode = (): string => currentSettings()?.trialMerchantCode || merchantCode()

const client = createClient({
  fetch: earlyFetch,
  token: () => currentSession()?.token ?? null,
  merchant: merchantCode,
  language: spokenLanguage,
  paths: () => currentSettings()?.paths ?? {},
  standalone: isStandalone,
  onLoggedOut: (token) => {
    if (token) sessionActor()?.send({ type: 'REFUSED', token })
  },
  onBadAnswer({ call: what, fields, isMoneyLost }) {
    logFault({ what, code: 'bad-answer', fields })
    if (isMoneyLost) toastsActor()?.send({ type: 'SHOW', notice: { kind: 'fail', text: 'rows-unreadable' } })
  },
  onAnswer: answeredAt,
})

/** Makes a call of the contract. Rejects with a coded failure; also reports a closed site to its chart. */
export async function call<C extends Call>(
  endpoint: C,
  input: InputOf<C>,
  options?: CallOptions,
): Promise<AnswerOf<C>> {
  try {
    return await client.call(endpoint, input, options)
  } catch (error) {
    if (error instanceof PlatformError) {
      const { code, own, fields, status } = error
      if (code === 'maintenance' || code === 'region-blocked') siteActor()?.send({ type: 'CLOSED_BY_ANSWER' })
      // A call the gateway does not have: logged, as no screen may say so.
      else if (own || status === 404 || faultCodes.has(code)) {
        error.reference = logFault({ what: endpoint.name, code, own, fields })
      }
      // The operator may have a wording for it.
      if (own) await (await import('./operator-words').catch(() => null))?.readyOwnWords()
    }
    throw error
  }
}

/** Codes of faults on the wire or the platform; all others are refusals, which charts get as values. */
const faultCodes: ReadonlySet<FailureCode> = new Set([
  'offline',
  'timeout',
  'bad-answer',
  'upgrading',
  'empty-url',
  'unknown',
])

/** Turns expected refusals of a call into values; faults stay rejections. */
export async function answered<Value>(work: Promise<Value>): Promise<Answer<Value>> {
  try {
    return { ok: true, value: await work }
  } catch (error) {
    // Charts know every code of the wire: a new one does not compile here until they do.
    if (error instanceof PlatformError && !faultCodes.has(error.code satisfies FailureCode)) {
      return { ok: false, failure: failureOf(error) }
    }
    throw error
  }
}
