import type { AnswerOf, Call, InputOf } from '../../platform/call'
import type { CallOptions } from '../../platform/client'
import { spokenLanguage } from '../../i18n/language'
import { call, merchantCode } from './client'
import { currentSession } from './root'

/** Makes a call of the contract. */
export type MakeCall = <C extends Call>(
  endpoint: C,
  input: InputOf<C>,
  options?: Pick<CallOptions, 'signal'>,
) => Promise<AnswerOf<C>>

interface UnderWay {
  readonly answer: Promise<unknown>
  readonly given: AbortController
  waiting: number
}

/**
 * Lets concurrent callers of the same read share one request: several charts of a screen read the same data.
 * `asker` identifies the player and language of a call. A caller that gives up stops waiting; the request is
 * aborted once nobody waits for it.
 */
export function shareReads(make: MakeCall, asker: () => string): MakeCall {
  const underWay = new Map<string, UnderWay>()

  function begin<C extends Call>(key: string, endpoint: C, input: InputOf<C>): UnderWay {
    const given = new AbortController()
    const answer = make(endpoint, input, { signal: given.signal }).finally(() => {
      if (underWay.get(key)?.answer === answer) underWay.delete(key)
    })
    const read: UnderWay = { answer, given, waiting: 0 }
    underWay.set(key, read)
    return read
  }

  return async (endpoint, input, { signal } = {}) => {
    signal?.throwIfAborted()
    const key = [endpoint.name, JSON.stringify(input), asker()].join(' ')
    const read = underWay.get(key) ?? begin(key, endpoint, input)
    read.waiting += 1
    let leave = () => {}
    const left = new Promise<never>((_, reject) => {
      leave = () => {
        read.waiting -= 1
        if (read.waiting === 0) {
          if (underWay.get(key) === read) underWay.delete(key)
          read.given.abort(signal?.reason)
        }
        reject(signal?.reason)
      }
    })
    signal?.addEventListener('abort', leave)
    try {
      return (await Promise.race([read.answer, left])) as AnswerOf<typeof endpoint>
    } finally {
      signal?.removeEventListener('abort', leave)
    }
  }
}

/**
 * A read shared by several charts of a screen. Not for amounts, nor for what the same screen changes: a
 * caller that asks after a change must not get an answer that was already under way.
 */
export const sharedCall = shareReads(call, () =>
  [currentSession()?.token, merchantCode(), spokenLanguage()].join(' '),
)
