import { describe, expect, it, vi } from 'vitest'
import { createMachine, type AnyStateMachine } from 'xstate'
import { catalogue } from '../../machines/index'
import type { FlowCases } from '../../machines/shared/cases'
import { explore, labelOf, realPlay, seededRandom } from '../../src/paths'
import { wrongWith } from '../../src/paths/cover/problems'
import type { Move, Situation } from '../../src/paths/chart/situation'

/** Number of sequences per chart, and maximum transitions in each. */
const sequences = 10_000
const moves = 3

/** The continuation of a situation: the same in every sequence that passes it, so it is computed once. */
interface Known {
  readonly due: readonly Move[]
  readonly after: Map<Move, { readonly situation: Situation; readonly wrong: string | undefined }>
}

interface Trouble {
  readonly seed: number
  readonly from: string
  readonly moves: readonly string[]
  readonly what: string
}

/**
 * Sends random events, answers and passing time to a chart, each sequence from a random reachable situation, including
 * events that are not expected there. Returns the first few ways to an error status, a dead end or a broken invariant.
 */
function troubles(cases: FlowCases): Trouble[] {
  const { vertices, candidates, glance } = explore(cases)
  const situations = [...vertices.values()]
    .map(({ situation }) => situation)
    .filter(({ chart, status }) => chart && status === 'active')
  const anyEvent = Object.entries(cases.events as Record<string, readonly object[]>).flatMap(
    ([type, payloads]) =>
      payloads.map((payload, caseIndex): Move => ({
        type: `gesture ${type} ${caseIndex}`,
        kind: 'gesture',
        event: { ...payload, type },
        caseIndex,
        wait: 0,
      })),
  )
  const known = new WeakMap<Situation, Known>()
  const at = (situation: Situation): Known => {
    const before = known.get(situation)
    if (before) return before
    const now: Known = { due: candidates(situation), after: new Map() }
    known.set(situation, now)
    return now
  }
  const take = (from: Situation, move: Move) => {
    const { after } = at(from)
    const before = after.get(move)
    if (before) return before
    const situation = glance(from, move)
    const now = { situation, wrong: situation.ignored ? undefined : wrongWith(cases, situation)[0]?.message }
    after.set(move, now)
    return now
  }

  const found: Trouble[] = []
  for (let seed = 0; seed < sequences && found.length < 3; seed++) {
    const random = seededRandom(seed)
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
    let situation: Situation | undefined = pick(situations)
    const from = situation
    const done: Move[] = []
    for (let move = 0; move < moves && situation?.status === 'active'; move++) {
      const { due } = at(situation)
      const next: Move | undefined = random() < 0.15 && anyEvent.length > 0 ? pick(anyEvent) : pick(due)
      const made = next && take(situation, next)
      if (next) done.push(next)
      const what = made ? made.wrong : 'dead end'
      if (what !== undefined) {
        found.push({ seed, from: JSON.stringify(from?.chart?.value), moves: done.map(labelOf), what })
        break
      }
      situation = made?.situation
    }
  }
  return found
}

it.each(catalogue.map((cases) => [cases.id, cases] as const))(
  `%s: ${sequences} random sequences meet no error, dead end or broken invariant`,
  (_, cases) => {
    expect(troubles(cases)).toEqual([])
  },
)

it.each(catalogue.map((cases) => [cases.id, cases] as const))(
  '%s runs on started actors, with answers in any order, charts inside it and a clock that jumps',
  (_, cases) => {
    // In the cases, the code button and the name check may fail, but their form keeps sending them typed
    // input.
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const alone = [1, 2, 3, 4, 5].map((seed) => realPlay(cases, { seed, moves: 40 }))
    const whole = [6, 7, 8, 9, 10].map((seed) => realPlay(cases, { seed, moves: 40, inner: catalogue }))
    expect([...alone, ...whole].flatMap(({ seed, wrong }) => (wrong ? [{ seed, ...wrong }] : []))).toEqual([])
    for (const [said] of warned.mock.calls)
      expect(said).toMatch(/^Event "\w+" was sent to stopped actor "(smsCode|nameCheck) /)
    warned.mockRestore()
  },
)

/** A chart of the catalogue with one fault. */
function spoilt(id: string, spoil: (machine: AnyStateMachine) => AnyStateMachine): FlowCases {
  const cases = catalogue.find((one) => one.id === id)
  if (!cases) throw new Error(`there is no chart ${id}`)
  return { ...cases, machine: spoil(cases.machine) }
}

/** The chart with an additional transition in one of its states. */
const changed = (machine: AnyStateMachine, state: string, type: string, target: string): AnyStateMachine => {
  const { states = {}, ...config } = machine.config
  const on = { ...(states[state]?.on as object | undefined), [type]: target }
  return createMachine({
    ...config,
    states: { ...states, [state]: { ...states[state], on } },
  } as never).provide(machine.implementations as never)
}

describe('a deliberately broken chart is found out', () => {
  it.each([
    {
      id: 'session',
      how: 'signs somebody in without remembering the token',
      spoil: (machine: AnyStateMachine) => machine.provide({ actions: { remember: () => {} } }),
      broken: 'signed in exactly when there is a token',
    },
    {
      id: 'sms-code',
      how: 'lets a second code be asked for before the deadline',
      spoil: (machine: AnyStateMachine) => changed(machine, 'counting', 'SEND', 'sending'),
      broken: 'no code is requested before the deadline',
    },
    {
      id: 'site-status',
      how: 'does not look for maintenance',
      spoil: (machine: AnyStateMachine) => machine.provide({ guards: { underMaintenance: () => false } }),
      broken: 'open only when nothing closes the site',
    },
    {
      id: 'login',
      how: 'sends a form that is not whole',
      spoil: (machine: AnyStateMachine) => machine.provide({ guards: { formComplete: () => true } }),
      broken: 'an incomplete form is never sent',
    },
    {
      id: 'member-centre',
      how: 'asks about a guest',
      spoil: (machine: AnyStateMachine) => machine.provide({ guards: { isGuest: () => false } }),
      broken: 'a guest sees no member data',
    },
  ])('$id: $how', ({ id, spoil, broken }) => {
    expect(
      troubles(spoilt(id, spoil))
        .map(({ what }) => what)
        .join('\n'),
    ).toContain(broken)
  })
})
