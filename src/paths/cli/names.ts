import type { FlowCases } from '../../../machines/shared/cases'
import { definitionOf } from '../chart/definition'
import { mostSimilar } from './similar'

/** What a typed name resolves to, or the error sentence. */
type Named = { readonly id: string } | { readonly refusal: string }

function one(kind: string, typed: string, ids: readonly string[], fitting: readonly string[]): Named {
  const [first, second] = fitting
  if (first !== undefined && second === undefined) return { id: first }
  if (first !== undefined) {
    const some = fitting.slice(0, 5).map((id) => `"${id}"`)
    const more = fitting.length > 5 ? ` and ${fitting.length - 5} more` : ''
    return {
      refusal: `"${typed}" fits ${fitting.length} ${kind}s: ${some.join(', ')}${more}. Say which one.`,
    }
  }
  // People mostly type the end of an id, so compare the ends first.
  const ends = new Map(ids.map((id) => [id.split('.').at(-1) ?? id, id]))
  const end = mostSimilar(typed, [...ends.keys()])
  const nearest = (end !== undefined && ends.get(end)) || mostSimilar(typed, ids)
  return {
    refusal: `There is no ${kind} "${typed}"${nearest === undefined ? '.' : `; did you mean "${nearest}"?`}`,
  }
}

/** A state by its id or its last segment: `login.signedIn`, `signedIn`. */
export function stateNamed(cases: FlowCases, typed: string): Named {
  const ids = [...definitionOf(cases.machine).states.keys()]
  if (ids.includes(typed)) return { id: typed }
  return one(
    'state',
    typed,
    ids,
    ids.filter((id) => id.endsWith(`.${typed}`)),
  )
}

/** A transition by id, by id without the guard, or by a unique part: `editing | SUBMIT | 0`. */
export function transitionNamed(cases: FlowCases, typed: string): Named {
  const ids = [...definitionOf(cases.machine).transitions.keys()]
  if (ids.includes(typed)) return { id: typed }
  const bare = ids.find((id) => id.replace(/ \[.*\]$/, '') === typed)
  if (bare !== undefined) return { id: bare }
  const wanted = typed.toLowerCase()
  const byEvent = ids.filter((id) => id.split(' | ')[1]?.toLowerCase() === wanted)
  const byPart = ids.filter((id) => id.toLowerCase().includes(wanted))
  return one('transition', typed, ids, byEvent.length > 0 ? byEvent : byPart)
}
