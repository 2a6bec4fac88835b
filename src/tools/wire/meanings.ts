import type { Call } from '../../platform/call'
import { areas } from '../../platform/contract'
import { commentWords, type CallWords } from './comments'
import { account } from './meanings/account'
import { agents } from './meanings/agents'
import { content } from './meanings/content'
import { money } from './meanings/money'
import { play } from './meanings/play'
import { shared } from './meanings/shared'
import { inside, rowsOf } from './schema'

/**
 * Meanings of fields by the end of their path: `terms.min` is the `min` within `terms` of any call,
 * `login.request.type` one field of one call. The longest match wins; a comment in the contract itself takes
 * precedence. Only the documentation reads this: it is in no bundle.
 */
export const meanings: Readonly<Record<string, string>> = {
  ...shared,
  ...account,
  ...money,
  ...play,
  ...agents,
  ...content,
}

/** The parts of a field's path, `list[].amount` → `list`, `amount`; a list's entry keeps its brackets: `codes[]`. */
const partsOf = (path: string): readonly string[] =>
  path
    .split('.')
    .map((part, at, all) => (at === all.length - 1 ? part : part.replaceAll('[]', '')))
    .filter((part) => part !== '')

/** The key of a field's sentence for a call, or undefined if it has none. */
export function meaningOf(call: string, side: 'request' | 'answer', path: string): string | undefined {
  const parts = [call, side, ...partsOf(path)]
  return parts.map((_, at) => parts.slice(at).join('.')).find((end) => Object.hasOwn(meanings, end))
}

/**
 * The documentation of every call, by name: the contract's comments, and a sentence for each field that has
 * none.
 */
export function callWords(): ReadonlyMap<string, CallWords> {
  const comments = commentWords()
  const complete = (
    call: Call,
    side: 'request' | 'answer',
    said: ReadonlyMap<string, string> | undefined,
  ) => {
    const rows = rowsOf(inside(side === 'request' ? call.request : call.response))
    const found = rows.flatMap(({ path }): [string, string][] => {
      const words = said?.get(path) ?? meanings[meaningOf(call.name, side, path) ?? '']
      return words === undefined ? [] : [[path, words]]
    })
    return new Map(found)
  }
  const calls = Object.values(areas).flatMap((one) => Object.values<Call>(one))
  return new Map(
    calls.map((call) => {
      const said = comments.get(call.name)
      const request = complete(call, 'request', said?.request)
      return [
        call.name,
        { says: said?.says ?? '', request, response: complete(call, 'answer', said?.response) },
      ]
    }),
  )
}
