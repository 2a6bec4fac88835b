import type { MessageCode, Notice } from '../../machines/shared/effects'
import type { Failure, FailureCode } from '../../machines/shared/failure'
import type { Tables } from './tables'

type ShellKey = keyof Tables['shell']

/** Key and values of a frame text. */
export interface Said {
  readonly key: ShellKey
  readonly values: { readonly minutes?: number; readonly seconds?: number }
}

// Codes name their words. The return type makes this exhaustive: a code without words does not compile.
const failureKey = (code: FailureCode): ShellKey & `failure.${FailureCode}` => `failure.${code}`
const messageKey = (code: MessageCode): ShellKey & `notice.${MessageCode}` => `notice.${code}`

/** From this many seconds on, minutes are shown too. */
const longWait = 120

/** Words for a wait in whole seconds. */
export function wordsForWait(seconds: number): Said {
  if (seconds < longWait) return { key: 'failure.too-many-tries.wait', values: { seconds } }
  const values = { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }
  return { key: 'failure.too-many-tries.long', values }
}

/** Words for a failure, including a wait the platform asks for. */
export function wordsForFailure({ code, retryAfter, page }: Failure): Said {
  if (code === 'bad-answer' && page) return { key: 'failure.bad-answer.page', values: {} }
  if (code === 'too-many-tries' && retryAfter) return wordsForWait(Math.ceil(retryAfter))
  return { key: failureKey(code), values: {} }
}

const badNews: ReadonlySet<Notice['text']> = new Set([
  'link-missing',
  'rows-unreadable',
  'copy-failed',
  'share-failed',
])

/** Words for a toast. Failures read as failures, everything else as news. */
export function wordsForNotice({ kind, text, retryAfter }: Notice): Said {
  // Some codes do not follow their kind: bad news that is no failed call, and a failure shown as plain news.
  const asFailure =
    text === 'trial-refused' || ((kind === 'fail' || kind === 'offline') && !badNews.has(text))
  if (asFailure) {
    return wordsForFailure({ code: text as FailureCode, ...(retryAfter ? { retryAfter } : {}) })
  }
  return { key: messageKey(text as MessageCode), values: {} }
}
