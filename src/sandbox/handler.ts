import type { Kysely } from 'kysely'
import type { InputOf, ReplyOf } from '../platform/call'
import type { CallName, Contract } from '../platform/contract'
import type { Tables } from './db/tables'
import type { Random } from './random'

/** The caller, from the session table. */
export interface Caller {
  readonly token: string
  readonly memberId: string
  readonly userName: string
  /** Account type number. */
  readonly type: number
}

/** What every handler gets besides its parsed input. */
export interface HandlerContext {
  readonly db: Kysely<Tables>
  /** The sandbox's clock, milliseconds UTC; the control plane moves it. */
  readonly now: () => number
  readonly random: Random
  readonly language: 'EN' | 'TY'
  readonly merchant: string
  /** Null for a guest; never null in handlers of calls whose `auth` is `member`. */
  readonly caller: Caller | null
  readonly captchaId: string | null
  readonly remoteAddress: string
  /** Origin of the requesting page. */
  readonly origin: string
  readonly headers: Headers
}

type Handler<K extends CallName> = (
  input: InputOf<Contract[K]>,
  context: HandlerContext,
) => Promise<ReplyOf<Contract[K]>> | ReplyOf<Contract[K]>

/** One handler per call of the contract: a missing one does not compile. */
export type Handlers = { readonly [K in CallName]: Handler<K> }

/** Details of a refusal besides its code. */
export interface RefusalValue {
  readonly captcha?: boolean
  /** For a login that still owes its second step. */
  readonly ticket?: string
  /** What remains of a limit, decimal text, and when more becomes available, milliseconds UTC. */
  readonly left?: string
  readonly until?: number | null
}

/** Thrown by handlers for an expected refusal: becomes `{ success: false, code, message, value? }`. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly value: RefusalValue | undefined
  /** Seconds, sent as `Retry-After`. */
  readonly retryAfter: number | undefined

  constructor(status: number, code: string, more: { value?: RefusalValue; retryAfter?: number } = {}) {
    super(code)
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.value = more.value
    this.retryAfter = more.retryAfter
  }
}
