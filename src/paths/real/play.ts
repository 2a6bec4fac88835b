import type { AnyMachineSnapshot } from 'xstate'
import type { FlowCases } from '../../../machines/shared/cases'
import { withoutTimers } from '../chart/key'
import { place } from '../chart/place'
import { plain } from '../chart/plain'
import { unstarted } from '../chart/situation'
import type { Situation } from '../chart/situation'
import { explore } from '../explore/explore'
import type { Exploration } from '../explore/explore'
import { wrongWith } from '../explore/wrong'
import { seededRandom } from '../../sandbox/rng'
import { chosen } from './choose'
import { perform, waitingFor, wordsOf } from './deeds'
import type { Deed } from './deeds'
import { watchOver } from './rules'
import { shortened } from './shorten'
import { realStage } from './stage'
import type { RealStage, RunningChart } from './stage'

/** One play on started actors. */
export interface RealPlay {
  readonly seed: number
  readonly moves: number
  /** What went wrong, and the fewest moves that lead there. */
  readonly wrong?: { readonly what: string; readonly moves: readonly string[] }
}

interface RealOptions {
  readonly seed: number
  readonly moves: number
  /** Cases of the charts that run for real inside this one. */
  readonly inner?: readonly FlowCases[]
}

/** A running chart as the exploration writes a situation. */
function situationOf(chart: RunningChart): Situation {
  const snapshot = chart.actor.getSnapshot() as AnyMachineSnapshot
  const status = snapshot.status === 'active' || snapshot.status === 'done' ? snapshot.status : 'error'
  const settled = Object.keys(snapshot.children).filter((id) => waitingFor(chart, id) === undefined)
  const thrown = snapshot.error instanceof Error ? { thrown: snapshot.error.message } : {}
  return { ...unstarted, status, chart: snapshot, settled, ...thrown }
}

const situations = new WeakMap<Exploration, ReadonlySet<string>>()

/** The situations that the exploration knows, whatever timers run. */
function knownTo(exploration: Exploration): ReadonlySet<string> {
  const before = situations.get(exploration)
  if (before) return before
  const made = new Set([...exploration.vertices.keys()].map(withoutTimers))
  situations.set(exploration, made)
  return made
}

/** What is wrong with one chart where it stands. */
function wrongAt(chart: RunningChart, alone: boolean): string | undefined {
  const situation = situationOf(chart)
  const [wrong] = wrongWith(chart.cases, situation)
  if (wrong) return `${wrong.kind}: ${wrong.message}`
  if (!alone) return undefined
  const exploration = explore(chart.cases)
  const known = knownTo(exploration)
  // An answer that changes nothing leaves the exploration where it was.
  const { settled } = situation
  const readings = [settled, ...settled.map((id) => settled.filter((other) => other !== id)), []]
  const isKnown = readings.some((one) =>
    known.has(withoutTimers(exploration.keyOf({ ...situation, settled: one }))),
  )
  if (exploration.cutShort || isKnown) return undefined
  return `no path knows this situation of "${place(plain(situation.chart?.value))}"`
}

/** A play under way, judged after each deed. */
interface Playing {
  readonly stage: RealStage
  readonly begun: string | undefined
  /** Does it, and says what is wrong now; `skipped` when it is not possible here. */
  readonly does: (deed: Deed) => { readonly skipped: boolean; readonly wrong?: string }
  readonly over: () => boolean
}

function begin(cases: FlowCases, input: string, inner: readonly FlowCases[]): Playing {
  const stage = realStage(cases, cases.inputs[input], inner)
  const watch = watchOver(cases.overTime)
  const snapshots = () => stage.charts().map(({ actor }) => actor.getSnapshot() as AnyMachineSnapshot)
  const judged = (event: string | undefined, before: AnyMachineSnapshot | undefined): string | undefined => {
    const [after] = snapshots()
    const [broken] = after ? watch.note({ event, effects: stage.effects(), before, after }) : []
    if (broken !== undefined) return `over time: "${broken}" does not hold`
    const [owed] = after?.status === 'active' ? watch.stopped() : []
    if (owed !== undefined) return `over time: "${owed}" does not hold when the screen goes away now`
    for (const chart of stage.charts()) {
      const wrong = wrongAt(chart, inner.length === 0)
      if (wrong !== undefined) return chart.at === '' ? wrong : `in ${chart.at}: ${wrong}`
    }
    return undefined
  }
  return {
    stage,
    begun: judged(undefined, undefined),
    over: () => snapshots()[0]?.status !== 'active',
    does(deed) {
      const before = snapshots()
      if (!perform(stage, deed)) return { skipped: true }
      const event = deed.kind === 'event' && deed.at === '' ? deed.type : undefined
      const wrong = judged(event, before[0])
      return wrong === undefined ? { skipped: false } : { skipped: false, wrong }
    },
  }
}

/** Plays the deeds anew; the fault they meet, with the words of the deeds up to it. */
function again(cases: FlowCases, input: string, deeds: readonly Deed[], inner: readonly FlowCases[]) {
  const { stage, begun, does, over } = begin(cases, input, inner)
  const words = [`Start: ${input}`]
  const made: Deed[] = []
  if (begun !== undefined) return { what: begun, words, made }
  for (const deed of deeds) {
    if (over()) break
    const said = wordsOf(stage, deed)
    const { skipped, wrong } = does(deed)
    if (skipped) continue
    made.push(deed)
    words.push(said)
    if (wrong !== undefined) return { what: wrong, words, made }
  }
  return { what: undefined, words, made }
}

/**
 * Plays a chart as an app runs it, on started actors, with answers in any order, events out of place or twice, and
 * a clock that jumps. The same for a seed. Every situation has to keep the invariants and the facts over time, and
 * has to be one that the exploration knows: what xstate's pure step and its actors see differently shows here.
 */
export function realPlay(cases: FlowCases, { seed, moves, inner = [] }: RealOptions): RealPlay {
  const random = seededRandom(seed)
  const inputs = Object.keys(cases.inputs)
  const input = inputs[Math.floor(random() * inputs.length)] ?? ''
  const { stage, begun, does, over } = begin(cases, input, inner)
  const done: Deed[] = []
  let wrong = begun
  while (wrong === undefined && done.length < moves && !over()) {
    const deed = chosen(stage, random, done.at(-1))
    if (!deed) {
      wrong = 'dead end: nothing leads out'
      break
    }
    done.push(deed)
    wrong = does(deed).wrong
  }
  if (wrong === undefined) return { seed, moves: done.length }
  const fails = (deeds: readonly Deed[]) => {
    const tried = again(cases, input, deeds, inner)
    return tried.what === wrong ? tried.made : undefined
  }
  const { words } = again(cases, input, shortened(done, fails), inner)
  return { seed, moves: done.length, wrong: { what: wrong, moves: words } }
}
