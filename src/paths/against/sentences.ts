import { differences } from '../chart/plain'
import type { SightDocument } from '../export/document'

/** What a version of a chart says about its states and transitions. */
export interface Speech {
  readonly chart: string
  readonly states: ReadonlyMap<string, string | undefined>
  readonly transitions: ReadonlyMap<string, string | undefined>
}

/** Splits `a.(b + c) + d` at the outermost pluses. */
function regions(at: string): string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  for (let i = 0; i < at.length; i++) {
    if (at[i] === '(') depth++
    if (at[i] === ')') depth--
    if (depth > 0 || !at.startsWith(' + ', i)) continue
    found.push(at.slice(from, i))
    from = i + 3
  }
  return [...found, at.slice(from)]
}

/** Ids of the innermost states of a place as `place` writes it, `form.(method.mobile + captcha.hidden)`. */
function leavesOf(at: string, above: string): string[] {
  if (at === '(one state)') return [above]
  return regions(at.replace(/ \((done|error)\)$/, '')).flatMap((region) => {
    const open = region.indexOf('.(')
    if (open === -1) return [`${above}.${region}`]
    return leavesOf(region.slice(open + 2, -1), `${above}.${region.slice(0, open)}`)
  })
}

const quoted = (text: string | undefined) => (text === undefined ? '' : `: "${text}"`)

const only = (some: readonly string[], others: readonly string[]) =>
  some.filter((one) => !others.includes(one))

/** Where it is, with the sentences of what differs from the other side. */
function placeLine(when: string, one: SightDocument, other: SightDocument, speech: Speech): string {
  const leaves = only(leavesOf(one.at, speech.chart), leavesOf(other.at, speech.chart))
  const said = leaves.flatMap((id) => speech.states.get(id) ?? [])
  return `${when} ${one.at}${quoted(said.length > 0 ? said.join(' ') : undefined)}`
}

function takenLine(when: string, one: SightDocument, other: SightDocument, speech: Speech): string {
  const taken = only(one.takes, other.takes)
  const said = taken.map((id) => `${id}${quoted(speech.transitions.get(id))}`)
  return `${when} takes ${said.length > 0 ? said.join(', then ') : 'nothing else'}`
}

const effectsOf = ({ effects = [] }: SightDocument) =>
  effects.map(({ type, params }) => (params === undefined ? type : `${type} ${JSON.stringify(params)}`))

/** Items of one list that another lacks, each as often as it lacks it. */
function missingIn(other: readonly string[], all: readonly string[]): string[] {
  const left = [...other]
  return all.filter((one) => {
    const at = left.indexOf(one)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}

function effectLines(then: SightDocument, now: SightDocument): string[] {
  const [old, fresh] = [effectsOf(then), effectsOf(now)]
  const gone = missingIn(fresh, old)
  const added = missingIn(old, fresh)
  if (gone.length + added.length > 0) {
    return [...gone.map((it) => `no longer does ${it}`), ...added.map((it) => `now does ${it}`)]
  }
  return old.join() === fresh.join() ? [] : [`does in another order: ${fresh.join(', ')}`]
}

/** What became of the data then and now: a field that a step leaves alone is not among its changes. */
function dataLines({ changes: then = {} }: SightDocument, { changes: now = {} }: SightDocument): string[] {
  return [...new Set([...Object.keys(then), ...Object.keys(now)])].flatMap((field) => {
    const [old, fresh] = [then[field], now[field]]
    if (old !== undefined && fresh !== undefined) return differences(old, fresh, `data.${field}`)
    return old === undefined
      ? [`data.${field}: then stayed as it was, now becomes ${JSON.stringify(fresh)}`]
      : [`data.${field}: then became ${JSON.stringify(old)}, now stays as it was`]
  })
}

/** What differs between a committed step and today's, one line each with both charts' sentences; empty when nothing does. */
export function contrast(then: SightDocument, now: SightDocument, old: Speech, fresh: Speech): string[] {
  return [
    ...(then.at === now.at
      ? []
      : [placeLine('then at', then, now, old), placeLine('now at', now, then, fresh)]),
    ...(then.takes.join('\n') === now.takes.join('\n')
      ? []
      : [takenLine('then', then, now, old), takenLine('now', now, then, fresh)]),
    ...effectLines(then, now),
    ...dataLines(then, now),
  ]
}
