import type { Failure, FailureCode } from '../../machines/shared/failure'
import type { Tables } from './tables'

type ShellKey = keyof Tables['shell']

/** Key and values of a frame text. */
export interface Said {
  readonly key: ShellKey
  readonly values: {
    readonly minutes?: number
    readonly seconds?: number
    readonly context?: string
    readonly id?: string
    readonly time?: string
  }
}

// Codes name their words. The return type makes this exhaustive: a code without words does not compile.
const failureKey = (code: FailureCode): ShellKey & `failure.${FailureCode}` => `failure.${code}`

/** From this many seconds on, minutes are shown too. */
const longWait = 120

/** Words for a wait in whole seconds. */
export function wordsForWait(seconds: number): Said {
  if (seconds < longWait) return { key: 'failure.too-many-tries.wait', values: { seconds } }
  const values = { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }
  return { key: 'failure.too-many-tries.long', values }
}

/** Words for a failure, including a wait the platform asks for. */
export function wordsForFailure({ code, retryAfter, page, own, reference = '' }: Failure): Said {
  // The operator's own wording, if any, is stored with the code appended to the key
  // (src/flows/core/operator-words.ts).
  if (own) return { key: 'failure.refused', values: { context: own, id: reference } }
  if (code === 'bad-answer' && page) return { key: 'failure.bad-answer.page', values: {} }
  if (code === 'too-many-tries' && retryAfter) return wordsForWait(Math.ceil(retryAfter))
  return { key: failureKey(code), values: {} }
}
