import type { FlowCases } from '../../../machines/shared/cases'
import { candidatesFor, fits } from '../../paths/chart/candidates'
import type { ChartNode } from '../../paths/chart/definition'
import { explorable } from '../../paths/explore/explorable'
import type { ActionRecord, Json } from '../../paths/model'
import { plain } from '../../paths/chart/plain'
import { unstarted, type Move, type Situation } from '../../paths/chart/situation'

/** One move that was tried, and where it led. */
interface Tried {
  readonly move: Move
  readonly situation: Situation
}

/** The state of a trial run. Immutable: stepping back is the previous run. */
export interface Run {
  readonly input: string
  readonly begun: Situation
  readonly tried: readonly Tried[]
}

/** A possible move and its effect. */
export interface Offer {
  readonly move: Move
  readonly situation: Situation
  /** Names of the guards that refuse it; undefined when the move does something. */
  readonly refusedBy?: readonly string[]
}

export interface Stage {
  readonly inputs: readonly string[]
  readonly begin: (input: string) => Run
  readonly offers: (run: Run) => readonly Offer[]
  readonly press: (run: Run, move: Move) => Run
  /** Replays moves by name, as far as possible. */
  readonly follow: (input: string, moves: readonly string[]) => Run
}

export const nowOf = (run: Run): Situation => run.tried.at(-1)?.situation ?? run.begun

/** Guards checked for an event in the active states; when the event does nothing, all of them refused. */
function guardsFor(situation: Situation, type: string): string[] {
  const nodes = (situation.chart?._nodes ?? []) as readonly ChartNode[]
  const names = nodes.flatMap((node) =>
    [...node.transitions]
      .filter(([descriptor]) => fits(type, descriptor))
      .flatMap(([, list]) => list.map(({ guard }) => nameOf(guard))),
  )
  return [...new Set(names.filter((name) => name !== undefined))]
}

function nameOf(guard: unknown): string | undefined {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  return undefined
}

/** The real chart with puppet actors: it decides, waits and remembers as in the app, with no side effects. */
export function stageFor(cases: FlowCases): Stage {
  const { step } = explorable(cases)
  const candidates = candidatesFor(cases)
  const inputs = Object.keys(cases.inputs)

  function begin(input: string): Run {
    const known = inputs.includes(input) ? input : (inputs[0] ?? '')
    const start = candidates(unstarted).find(({ event }) => event.type === known)
    return { input: known, begun: start ? step(unstarted, start) : unstarted, tried: [] }
  }

  function offers(run: Run): Offer[] {
    const now = nowOf(run)
    return candidates(now).map((move) => {
      const situation = step(now, move)
      return situation.ignored
        ? { move, situation, refusedBy: guardsFor(now, move.event.type) }
        : { move, situation }
    })
  }

  const press = (run: Run, move: Move): Run => ({
    ...run,
    tried: [...run.tried, { move, situation: step(nowOf(run), move) }],
  })

  function follow(input: string, moves: readonly string[]): Run {
    let run = begin(input)
    for (const name of moves) {
      const move = candidates(nowOf(run)).find(({ type }) => type === name)
      if (!move) break
      run = press(run, move)
    }
    return run
  }
  return { inputs, begin, offers, press, follow }
}

/** Ids of a situation's active states. */
export const activeIds = (situation: Situation): string[] =>
  ((situation.chart?._nodes ?? []) as readonly ChartNode[]).map(({ id }) => id)

/** The innermost active states, by name. */
export const placesIn = (situation: Situation): string[] =>
  ((situation.chart?._nodes ?? []) as readonly ChartNode[])
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map((node) => node.id.slice(node.machine.id.length + 1) || node.id)

/** Ids of the innermost states. */
export const innermostIds = (situation: Situation): string[] =>
  ((situation.chart?._nodes ?? []) as readonly ChartNode[])
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map((node) => node.id)

const secret = /pass|secret|token|code$/i

/** A value for display, with sensitive data masked. */
function masked(value: Json, name = ''): Json {
  if (typeof value === 'string') return secret.test(name) && value !== '' ? '•••' : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => masked(item as Json, name))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, masked(item as Json, key)]))
}

/** The chart's context, field by field. */
export function contextOf(situation: Situation): [string, string][] {
  const context = plain(situation.chart?.context)
  if (typeof context !== 'object' || context === null || Array.isArray(context)) return []
  return Object.entries(context).map(([name, value]) => [name, JSON.stringify(masked(value as Json, name))])
}

/** An effect in one line: `goTo {"to":"/m/home"}`. */
export function effectText({ type, params }: ActionRecord): string {
  return params === undefined ? type : `${type} ${JSON.stringify(masked(params))}`
}

/** Screen addresses visited by the last step. */
export const wentTo = ({ actions }: Situation): string[] =>
  actions.flatMap(({ type, params }) => {
    const to = type === 'goTo' ? (params as { to?: unknown } | undefined)?.to : undefined
    return typeof to === 'string' ? [to] : []
  })
