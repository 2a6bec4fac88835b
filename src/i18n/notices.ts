import type { MessageCode, Notice } from '../../machines/shared/effects'
import type { FailureCode } from '../../machines/shared/failure'
import { wordsForFailure, type Said } from './messages'
import type { Tables } from './tables'
import { dateAndTime } from './time'

type PartsKey = keyof Tables['parts']

/** Key and values of a toast's text; the words of failures are the frame's. */
interface SaidNotice {
  readonly key: `parts:${PartsKey}` | `shell:${Said['key']}`
  readonly values: Said['values']
}

// The return type makes this exhaustive: a code without words does not compile.
const messageKey = (code: MessageCode): PartsKey & `notice.${MessageCode}` => `notice.${code}`

const badNews: ReadonlySet<Notice['text']> = new Set([
  'link-missing',
  'rows-unreadable',
  'copy-failed',
  'share-failed',
])

/** Words for a toast. Failures are worded as failures, everything else as news. */
export function wordsForNotice({ kind, text, retryAfter, at }: Notice): SaidNotice {
  // Some codes do not follow their kind: bad news that is no failed call, and a failure shown as plain news.
  const asFailure =
    text === 'trial-refused' || ((kind === 'fail' || kind === 'offline') && !badNews.has(text))
  if (asFailure) {
    const { key, values } = wordsForFailure({
      code: text as FailureCode,
      ...(retryAfter ? { retryAfter } : {}),
    })
    return { key: `shell:${key}`, values }
  }
  return {
    key: `parts:${messageKey(text as MessageCode)}`,
    values: at === undefined ? {} : { time: dateAndTime(at) },
  }
}
