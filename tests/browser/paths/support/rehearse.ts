import type { Fault } from '../../../../src/sandbox/http/faults'
import type { Json, Path } from '../../../../src/paths/model'
import type { Armed, Arranged, OnScreen, StepNeeds } from '../../../../src/paths/run/on-screen'
import type { App } from '../../support/app'
import type { Driver } from './driver'
import type { Gates } from './gates'
import type { ActorPlay, Outcome } from './plays'

/** Plays what a driver arranges to a world that only takes notes: what a person has to arrange on the sandbox page. */

interface Notes {
  readonly faults: Fault[]
  readonly flags: Record<string, string>
  /** Actions of the control plane, and what the phone is given to remember. */
  readonly arranged: Arranged[]
  opened?: { readonly address: string; readonly who?: string }
  /** Something was tapped or typed on the screen. */
  tapped: boolean
  /** Something else was arranged: rows of the database, what the phone has stored, a tap. */
  other: boolean
}

/** What a tester does with their fingers. */
const taps: ReadonlySet<unknown> = new Set(['click', 'fill'])

/** Stands for any object: whatever is asked of it is itself again, an empty list, or zero. */
function anything(touched: (tapped: boolean) => void): never {
  const one: unknown = new Proxy(() => {}, {
    get(_, key) {
      if (taps.has(key)) return () => touched(true)
      if (key === 'then') return undefined
      if (key === Symbol.toPrimitive) return () => 0
      if (key === Symbol.iterator) return () => [][Symbol.iterator]()
      return one
    },
    apply() {
      touched(false)
      return one
    },
  })
  return one as never
}

function note(): { app: App; notes: Notes } {
  const notes: Notes = { faults: [], flags: {}, arranged: [], other: false, tapped: false }
  const other = anything((tapped) => {
    notes.other = true
    notes.tapped ||= tapped
  })
  const known = (names: object) =>
    new Proxy(names, {
      get: (from, key) => (key in from ? Reflect.get(from, key) : key === 'then' ? undefined : other),
    })
  const world = known({
    origin: 'http://localhost:4173',
    fault: (fault: Fault) => void notes.faults.push(fault),
    flags: async (flags: Record<string, string>) => void Object.assign(notes.flags, flags),
    control: async (action: string, body: Json) => void notes.arranged.push([action, body]),
    site: async (body: Json) => void notes.arranged.push(['site', body]),
  })
  const app = known({
    world,
    player: usual,
    fillLogin: async () => void Object.assign(notes, { other: true, tapped: true }),
    remember: async (area: string, records: Json) => void notes.arranged.push(['phone', { [area]: records }]),
    open: async (address: string) => void (notes.opened ??= { address }),
    arriveAs: async (who: string, address = '/m/home') => void (notes.opened ??= { address, who }),
  })
  return { app: app as App, notes }
}

/** Who plays where nobody else is asked for. */
const usual = 'mika_07'

/** Longer than anything here takes that waits for no screen. */
const patience = 3_000

/** What `deed` arranges; a wait for a screen that is not there ends it. */
async function noted(deed: (app: App) => unknown): Promise<Notes> {
  const { app, notes } = note()
  const over = new Promise((done) => setTimeout(done, patience))
  await Promise.race([Promise.resolve().then(() => deed(app)), over]).catch(() => {})
  return notes
}

const answersOf = (driver: Driver, actor = '') => {
  const play = driver.actors[actor]
  return typeof play === 'object' ? (play as ActorPlay) : undefined
}

async function needsOf(driver: Driver, path: Path): Promise<(StepNeeds | null)[]> {
  return Promise.all(
    path.steps.map(async ({ kind, actorId, event, caseIndex }, at) => {
      if (kind !== 'outcome') return null
      const play = answersOf(driver, actorId)
      const answer = (event.type.startsWith('xstate.done') ? play?.done : play?.error)?.[caseIndex]
      if (typeof answer !== 'object') return null
      const { faults, flags, arranged, other } = await noted((app) => (answer as Outcome).make(app))
      const before = path.steps[at - 1]?.expected ?? path.start
      const turn = play?.turn?.(before as never)
      const set: Arranged[] = Object.keys(flags).length > 0 ? [['flags', flags]] : []
      return {
        ...(turn ? { call: turn.call } : {}),
        // The fault of a call that is not made would meet a later one.
        faults: faults.filter(({ call }) => call === undefined || call !== turn?.other) as unknown as Armed[],
        arranged: [...set, ...arranged],
        other,
      }
    }),
  )
}

/** Names of the calls that an actor makes, the one that decides first. */
const callsOf = ({ calls }: ActorPlay) =>
  calls.flatMap((call) => ('name' in call && typeof call.name === 'string' ? [call.name] : []))

/** The paths with what a person has to arrange for them. */
export async function rehearsed(driver: Driver, screen: OnScreen): Promise<OnScreen> {
  const paths = await Promise.all(
    screen.paths.map(async (one) => {
      const answers = one.path.steps.flatMap(({ kind, actorId = '', event, caseIndex }) => {
        const how = event.type.startsWith('xstate.done') ? ('done' as const) : ('error' as const)
        return kind === 'outcome' ? [{ actorId, how, caseIndex }] : []
      })
      const { input, start } = one.path
      const gates = anything(() => {}) as Gates
      const { opened, tapped, flags, arranged } = await noted((app) =>
        driver.open(app, { input, start, answers }, gates),
      )
      const needs = await needsOf(driver, one.path)
      return {
        ...one,
        needs,
        flags,
        arranged,
        ...(opened ? { opened: { ...opened, ...(tapped ? { taps: tapped } : {}) } } : {}),
      }
    }),
  )
  const calls = Object.keys(driver.actors).flatMap((actor): [string, readonly string[]][] => {
    const play = answersOf(driver, actor)
    return play ? [[actor, callsOf(play)]] : []
  })
  return { ...screen, paths, calls: Object.fromEntries(calls) }
}
