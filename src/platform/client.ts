import { createFetch, type FetchResponse } from 'ofetch'
import * as v from 'valibot'
import type { AnswerOf, Call, InputOf } from './call'
import { now, timeRequest } from './clock'
import { fetched } from './code'
import type { FailureCode } from '../../machines/shared/failure'
import { codeOfStatus, PlatformError } from './errors'
import { randomWhole } from './random'
import type { Meaning } from './server-codes'
import { seenHeader } from './worker/words'

export interface ClientOptions {
  /** Origin of the platform; empty means the page's. */
  readonly origin?: string
  /** For tests that call handlers without a socket. */
  readonly fetch?: typeof globalThis.fetch
  /** The session token, or null for a guest. */
  readonly token: () => string | null
  readonly merchant: () => string
  /** `EN` or `TY`. */
  readonly language: () => string
  /** `settings.paths`: overrides for calls whose path is a configuration key. */
  readonly paths?: () => Readonly<Record<string, string>>
  /** Running from the home screen: login then carries `Device: OTHERS` (WIRE-01). */
  readonly standalone?: () => boolean
  /** A call was refused because its token is no longer valid. */
  readonly onLoggedOut?: (token: string | null) => void
  /**
   * An answer came from the service worker's cache: when the platform sent it, milliseconds UTC; now if it is
   * fresh.
   */
  readonly onAnswer?: (seenAt: number) => void
  /** An answer did not match its schema. Receives field names only, never the answer's contents. */
  readonly onBadAnswer?: (answer: BadAnswer) => void
}

/** An answer that did not match its schema, in part or as a whole. */
export interface BadAnswer {
  readonly call: string
  /** Where, `games[].flag`; empty if the answer was not the platform's at all. */
  readonly fields: readonly string[]
  /** Rows with unreadable amounts were left out. */
  readonly isMoneyLost?: boolean | undefined
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Used instead of the session's token: sign-out ends a session the phone has already forgotten. */
  readonly token?: string
  /** Overrides the call's module id (`VALID_CAPTCHA3` on login and registration). */
  readonly module?: string
  /** Id of the answered captcha, sent as `CaptchaId`. */
  readonly captchaId?: string
}

export interface Client {
  /**
   * Makes one call and returns its parsed value. Rejects with a `PlatformError`, or with the abort reason.
   */
  call: <C extends Call>(call: C, input: InputOf<C>, options?: CallOptions) => Promise<AnswerOf<C>>
}

const refusal = v.object({
  success: v.literal(false),
  code: v.optional(v.string()),
  value: v.optional(v.nullable(v.object({ captcha: v.optional(v.boolean()) }))),
})

/**
 * Delay before the single retry of a read, in milliseconds; jittered, so that phones do not all retry at
 * the same time.
 */
const retryPause = { min: 300, max: 700 }

/** Codes for which a read is worth retrying. */
const passing: ReadonlySet<FailureCode> = new Set(['offline', 'upgrading', 'bad-answer'])

const cipher = () => import('./cipher')

/**
 * Preloads the encryption code while the player is still typing, so that submitting does not wait for it.
 * If it fails here, the call loads it.
 */
export function prepareSealing(): void {
  cipher().catch(() => {})
}

/** The app's only client: every request goes through it. */
export function createClient(options: ClientOptions): Client {
  return {
    async call(call, input, callOptions = {}) {
      try {
        return await attempt(options, call, input, callOptions)
      } catch (error) {
        const again = call.retry && error instanceof PlatformError && passing.has(error.code)
        if (!again || callOptions.signal?.aborted) throw error
        await pause(randomWhole(retryPause.min, retryPause.max), callOptions.signal)
        return attempt(options, call, input, callOptions)
      }
    },
  }
}

async function attempt<C extends Call>(
  options: ClientOptions,
  call: C,
  input: InputOf<C>,
  { signal, module, captchaId, token: own }: CallOptions,
): Promise<AnswerOf<C>> {
  const path = (call.configured && options.paths?.()[call.name]) || call.path
  if (path === '') throw new PlatformError('empty-url', { call: call.name })
  const token = call.auth === 'none' ? null : (own ?? options.token())
  const headers: Record<string, string> = { Merchant: options.merchant(), Language: options.language() }
  const moduleId = module ?? call.module
  if (moduleId) headers.ModuleId = moduleId
  if (token) headers.Authorization = token
  if (captchaId) headers.CaptchaId = captchaId
  if (call.name === 'login' && options.standalone?.()) headers.Device = 'OTHERS'

  const limit = new AbortController()
  // Not everything below honours the signal (early answers, loading the encryption code), but the call must
  // still end.
  const ended = new Promise<never>((_, reject) => limit.signal.addEventListener('abort', reject))
  const timer = setTimeout(() => limit.abort('timeout'), call.timeLimit)
  const stop = () => limit.abort('left')
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop)
  try {
    // The library takes `fetch` only at creation, not per request.
    const { raw } = createFetch(options.fetch ? { fetch: options.fetch } : {})
    const answer = place(options, call, input, headers).then((placed) =>
      raw(`${options.origin ?? ''}${path}`, {
        ...placed,
        method: call.method,
        headers,
        retry: 0,
        signal: limit.signal,
        ignoreResponseError: true,
        credentials: 'same-origin',
      }),
    )
    const hearTime = timeRequest()
    const response = await Promise.race([answer, ended])
    // A cached answer carries the time at which it was sent.
    if (!response.headers.has('Age')) hearTime(response.headers.get('Date'))
    if (response.ok) options.onAnswer?.(Number(response.headers.get(seenHeader)) || now())
    return await read(options, call, response, token)
  } catch (error) {
    if (error instanceof PlatformError) throw error
    if (limit.signal.reason === 'left') throw signal?.reason ?? error
    throw new PlatformError(limit.signal.aborted ? 'timeout' : 'offline', { call: call.name })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

async function place(
  { language }: ClientOptions,
  call: Call,
  input: unknown,
  headers: Record<string, string>,
) {
  const fields = (input ?? {}) as Record<string, unknown>
  switch (call.placement) {
    case 'none':
      return {}
    case 'query':
      return { query: call.revalidated ? { language: language(), ...fields } : fields }
    case 'json':
      return { body: fields }
    case 'form':
      return { body: new URLSearchParams(fields as Record<string, string>) }
    case 'encrypted': {
      const { encryptBody } = await fetched(cipher(), call.name)
      const sealed = encryptBody(fields)
      headers.Encryption = sealed.header
      return { body: sealed.body }
    }
  }
}

/** Turns a response into the call's value, or into an error. Nothing unparsed leaves this function. */
async function read<C extends Call>(
  options: ClientOptions,
  call: C,
  response: FetchResponse<unknown>,
  token: string | null,
): Promise<AnswerOf<C>> {
  const { status } = response
  const answer = response._data
  if (response.ok) {
    const envelope = v.safeParse(
      v.object({ success: v.literal(true), value: call.response }),
      withValue(answer),
    )
    if (envelope.success) return envelope.output.value as AnswerOf<C>
    const refused = v.safeParse(refusal, answer)
    if (!refused.success) {
      // Loaded lazily: few visits need it.
      const late = await import('./salvage').catch(() => null)
      const saved = late?.salvageEnvelope<C['response']>(call.response, withValue(answer))
      options.onBadAnswer?.({ call: call.name, fields: saved?.fields ?? [], isMoneyLost: saved?.isMoneyLost })
      if (saved?.value !== undefined) return saved.value
      const fields = saved?.fields ?? []
      throw new PlatformError('bad-answer', { status, call: call.name, page: isPage(answer), fields })
    }
  }
  const refused = v.safeParse(refusal, answer)
  const given = refused.success ? refused.output.code : undefined
  const general = response.ok ? 'unknown' : codeOfStatus(status)
  const late = given && (await import('./server-codes').catch(() => null))
  const { code, own }: Meaning = late ? late.meaningOf(given, general, answer) : { code: general }
  if (code === 'logged-out') options.onLoggedOut?.(token)
  const wait = Number(response.headers.get('Retry-After'))
  throw new PlatformError(code, {
    status,
    call: call.name,
    ...(Number.isFinite(wait) && wait > 0 ? { retryAfter: wait, until: now() + wait * 1_000 } : {}),
    captcha: refused.success && refused.output.value?.captcha === true,
    own,
  })
}

/** A captive portal or a proxy answered with its own page: the platform never answers with markup. */
const isPage = (answer: unknown): boolean => typeof answer === 'string' && /^\s*</.test(answer)

/** An envelope may omit `value` when it has nothing to carry. */
function withValue(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && !('value' in answer)
    ? { ...answer, value: null }
    : answer
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
