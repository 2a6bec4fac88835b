import type { GenericSchema, InferInput, InferOutput } from 'valibot'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Where the input travels: the query string, a JSON body, a form, or an AES-encrypted body (rulings: "The wire"). */
export type Placement = 'none' | 'query' | 'json' | 'form' | 'encrypted'

/** Time limits per kind of call, in milliseconds: every request has one (CONST-15). */
export const timeLimits = { read: 8_000, account: 15_000, money: 20_000 } as const

/** One call of the contract: all that both sides of the wire need to agree on. */
export interface Call<In extends GenericSchema = GenericSchema, Out extends GenericSchema = GenericSchema> {
  readonly name: string
  readonly method: Method
  /** Default path; `settings.paths[name]` overrides it where the path is a configuration key. */
  readonly path: string
  /** The path is a configuration key of the platform. */
  readonly configured: boolean
  /** Module id, sent as `ModuleId`. */
  readonly module: string | null
  /** Whether the session token is sent, and whether the call makes sense without one. */
  readonly auth: 'none' | 'optional' | 'member'
  readonly placement: Placement
  readonly request: In
  /** Shape of the envelope's `value`. */
  readonly response: Out
  /** Milliseconds. */
  readonly timeLimit: number
  /** Safe to ask again by itself after a failure of the wire. */
  readonly retry: boolean
  /** Requirement row this call carries. */
  readonly row: string
}

export type InputOf<C extends Call> = InferOutput<C['request']>
export type AnswerOf<C extends Call> = InferOutput<C['response']>
/** What a handler on the other side returns. */
export type ReplyOf<C extends Call> = InferInput<C['response']>

type Brief<In extends GenericSchema, Out extends GenericSchema> = Pick<
  Call<In, Out>,
  'name' | 'method' | 'path' | 'request' | 'response' | 'row'
> &
  Partial<Pick<Call, 'configured' | 'module' | 'auth' | 'placement' | 'timeLimit' | 'retry'>>

/** Declares a call; what is not said follows from the method: GET reads from the query and may be asked again, others send JSON once. */
// The mark lets a bundle leave out the calls that it does not make.
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
