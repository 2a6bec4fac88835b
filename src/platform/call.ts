import type { GenericSchema, InferInput, InferOutput } from 'valibot'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** How the input is sent: query string, JSON body, form, or AES-encrypted body (rulings: "The wire"). */
type Placement = 'none' | 'query' | 'json' | 'form' | 'encrypted'

/** Time limits per kind of call, in milliseconds: required for every request (CONST-15). */
export const timeLimits = { read: 8_000, account: 15_000, money: 20_000 } as const

/** One call of the contract: everything both sides of the wire need to agree on. */
export interface Call<In extends GenericSchema = GenericSchema, Out extends GenericSchema = GenericSchema> {
  readonly name: string
  readonly method: Method
  /** Default path; `settings.paths[name]` overrides it where the path is a configuration key. */
  readonly path: string
  /** The path is a platform configuration key. */
  readonly configured: boolean
  /** Module id, sent as `ModuleId`. */
  readonly module: string | null
  /** Whether the session token is sent, and whether the call requires one. */
  readonly auth: 'none' | 'optional' | 'member'
  readonly placement: Placement
  readonly request: In
  /** Shape of the envelope's `value`. */
  readonly response: Out
  /** Milliseconds. */
  readonly timeLimit: number
  /** Safe to retry automatically after a network failure. */
  readonly retry: boolean
  /**
   * The same for everybody without a session: the answer may be cached, on the phone and along the way, and
   * is revalidated by `ETag`. Its URL includes the language. Nothing else is ever stored.
   */
  readonly revalidated?: true
  /** The requirement this call implements. */
  readonly row: string
}

export type InputOf<C extends Call> = InferOutput<C['request']>
export type AnswerOf<C extends Call> = InferOutput<C['response']>
/** What a handler returns. */
export type ReplyOf<C extends Call> = InferInput<C['response']>

type Brief<In extends GenericSchema, Out extends GenericSchema> = Pick<
  Call<In, Out>,
  'name' | 'method' | 'path' | 'request' | 'response' | 'row'
> &
  Partial<Pick<Call, 'configured' | 'module' | 'auth' | 'placement' | 'timeLimit' | 'retry' | 'revalidated'>>

/**
 * Declares a call. Defaults follow from the method: GET sends a query and may be retried, others send JSON
 * once.
 */
// Lets the bundler drop calls that are never made.
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<In extends GenericSchema, Out extends GenericSchema>(
  c: Brief<In, Out>,
): Call<In, Out> {
  const read = c.method === 'GET'
  return {
    configured: false,
    module: null,
    auth: 'none',
    placement: read ? 'query' : 'json',
    timeLimit: read ? timeLimits.read : timeLimits.account,
    retry: read,
    ...c,
  }
}
