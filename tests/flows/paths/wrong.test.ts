import { createMachine, type AnyMachineSnapshot } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { FlowCases } from '../../../machines/shared/cases'
import { coverage, generate, randomWalk, replayHeadless } from '../../../src/paths'
import type { Path } from '../../../src/paths'
import '../../../src/paths/perya/project'
import { casesOf } from './samples/cases'
import { loginCases, loginSample } from './samples/login.sample'
import * as wrong from './samples/wrong.samples'

const today = '2026-11-20'
const missing = (cases: FlowCases) =>
  coverage(cases, { today }).missing.map(({ id, reason }) => [id, reason] as const)
const problems = (cases: FlowCases) =>
  coverage(cases, { today }).problems.map(({ kind, message }) => [kind, message] as const)

describe('why something is missing', () => {
  it('an earlier branch always wins', () => {
    expect(missing(wrong.shadowed)).toEqual([['shadowed.a | GO | 1', 'shadowed by an earlier branch']])
    expect(coverage(wrong.shadowed, { today }).missing[0]?.detail).toContain('`shadowed.a | GO | 0`')
  })

  it('an earlier guard covers the later one', () => {
    expect(missing(wrong.shadowedByGuard)).toEqual([
      ['shadowedByGuard.a | GO | 1 [tiny]', 'shadowed by an earlier branch'],
    ])
  })

  it('a child state answers first', () => {
    const [miss] = missing(wrong.shadowedByChild)
    expect(miss).toEqual(['shadowedByChild | GO | 0 [guard]', 'shadowed by an earlier branch'])
  })

  it('nothing leads to a state', () => {
    expect(missing(wrong.orphan)).toEqual([
      ['orphan.lost', 'state never reached'],
      ['orphan.lost | GO | 0', 'source never reached'],
    ])
  })

  it('a guard is never true', () => {
    expect(missing(wrong.impossible)).toEqual([
      ['impossible.b', 'state never reached'],
      ['impossible.a | ADD | 0 [isHundred]', 'guard never true with these cases'],
      ['impossible.a | always | 0 [isHundred]', 'guard never true with these cases'],
      ['impossible.b | ADD | 0', 'source never reached'],
    ])
  })

  it('the cases have no payload', () => {
    expect(missing(wrong.noPayload)).toEqual([['noPayload.a | SAVE | 0', 'no payload for this event']])
  })

  it('the cases have no outcome', () => {
    expect(missing(wrong.noOutcome)).toEqual([
      ['noOutcome.c', 'state never reached'],
      ['noOutcome.a | error load | 0', 'actor outcome missing in cases'],
    ])
  })

  it('and what to add, and where', () => {
    const remedies = (cases: FlowCases) => coverage(cases, { today }).missing.map(({ remedy }) => remedy)
    expect(remedies(wrong.noPayload)).toContain(
      'add one to events.SAVE in machines/noPayload/noPayload.cases.ts, {} where the event carries nothing',
    )
    expect(remedies(wrong.noOutcome)).toContain(
      'add one to outcomes.load.error in machines/noOutcome/noOutcome.cases.ts',
    )
    for (const cases of Object.values(wrong)) {
      for (const remedy of remedies(cases)) expect(remedy).toMatch(/^\S.{20,}$/)
    }
  })

  it('a timer never fires first', () => {
    expect(missing(wrong.slowTimer)).toContainEqual(['slowTimer.a | after slow | 0', 'timer never earliest'])
  })
})

describe('what is a problem', () => {
  it('cases for events and actors the chart does not know', () => {
    expect(problems(wrong.noPayload)).toEqual([['unhandled event', 'events.DELETE: no state handles it']])
    expect(problems(wrong.noOutcome)).toEqual([
      ['unknown outcome', "outcomes.lode: the chart has no actor 'lode'"],
    ])
  })

  it('a chart that grows without limit, with the field and the event responsible', () => {
    const [problem] = problems(wrong.endless)
    expect(problem?.[0]).toBe('too many situations')
    expect(problem?.[1]).toMatch(
      /more than 50 situations.*most values: count \(\d+ values\).*ADD \(\d+ new\)/,
    )
  })

  it('names the context field, too, when the cases project a bare value', () => {
    const bare = { ...wrong.endless, project: ({ context }: AnyMachineSnapshot): unknown => context.count }
    expect(problems(bare)[0]?.[1]).toMatch(/context\.count \(\d+ values\)/)
    expect(problems(bare)[0]?.[1]).not.toContain('mood')
  })

  it('a dead end, with the path there', () => {
    expect(coverage(wrong.deadEnd, { today }).problems).toEqual([
      { kind: 'dead end', message: 'no way out of "b"', path: ['Start: start', 'Go'] },
    ])
  })

  it('an error nobody handles, and a guard that throws', () => {
    expect(
      problems(wrong.breaks)
        .map(([kind]) => kind)
        .sort(),
    ).toEqual(['error status', 'threw'])
    expect(problems(wrong.breaks).find(([kind]) => kind === 'threw')?.[1]).toContain('guard fell over')
  })

  it('an invariant that breaks, with the shortest way there', () => {
    const cases = {
      ...loginCases,
      invariants: {
        'never blocked': ({ value }: { value: unknown }) => !JSON.stringify(value).includes('blocked'),
      },
    }
    const [problem] = coverage(cases, { today }).problems
    expect(problem?.message).toBe('"never blocked" does not hold')
    expect(problem?.path).toEqual([
      'Start: strict',
      'Type: text "maria"',
      'Submit',
      'call fails: code "wrong-credentials"',
    ])
  })

  it('a projection without the field a guard reads', () => {
    const kinds = new Set(
      [
        ...problems(wrong.unsound),
        ...generate(wrong.unsound, { style: 'short' }).problems.map((it) => [it.kind]),
      ].map(([kind]) => kind),
    )
    expect(kinds).toContain('unsound projection')
  })

  it('a delay without an implementation', () => {
    const cases = casesOf(
      createMachine({
        id: 'late',
        initial: 'a',
        states: { a: { after: { nap: 'b' } }, b: { type: 'final' } },
      }),
    )
    expect(problems(cases)[0]?.[0]).toBe('missing implementation')
  })
})

describe('waivers', () => {
  const waiver = { what: 'shadowed.a | GO | 1', reason: 'kept for the next release', until: '2026-12-01' }

  it('excuse a miss until they expire', () => {
    const result = coverage({ ...wrong.shadowed, waivers: [waiver] }, { today })
    expect([result.missing, result.problems]).toEqual([[], []])
    expect(result.waived[0]?.waiver).toBe('kept for the next release')
  })

  it('are a problem after that', () => {
    const result = coverage({ ...wrong.shadowed, waivers: [waiver] }, { today: '2026-12-02' })
    expect(result.missing).toHaveLength(1)
    expect(result.problems[0]?.message).toContain('ended on 2026-12-01')
  })

  it('are a problem when nothing is missed', () => {
    const result = coverage({ ...loginCases, waivers: [waiver] }, { today })
    expect(result.problems[0]?.message).toContain('remove the waiver')
  })
})

describe('random walks', () => {
  it('find a dead end, an error status and a broken invariant', () => {
    expect(randomWalk(wrong.deadEnd, { seed: 1, steps: 5 }).problem?.kind).toBe('dead end')
    const kinds = Array.from(
      { length: 20 },
      (_, seed) => randomWalk(wrong.breaks, { seed, steps: 20 }).problem?.kind,
    )
    expect(new Set(kinds)).toEqual(new Set(['error status', 'threw']))
    const invariants = {
      'never down': ({ value }: { value: unknown }) => !JSON.stringify(value).includes('down'),
    }
    const found = Array.from({ length: 20 }, (_, seed) =>
      randomWalk({ ...loginCases, invariants }, { seed, steps: 50 }),
    )
    expect(found.some((walk) => walk.problem?.kind === 'invariant')).toBe(true)
  })
})

describe('the oracle of a headless run', () => {
  const path = generate(loginCases).paths[0] as Path

  it('detects a changed delay', () => {
    const changed = loginSample.provide({ delays: { patience: 14_000 } })
    const slower = { ...loginCases, machine: changed }
    const results = generate(loginCases).paths.map((it) => replayHeadless(slower, it))
    const said = results.flatMap((it) => it.differences)
    expect(said.join()).toContain('is due after 14000 ms, not after 15000 ms')
  })

  it('detects a changed action and context, naming the location', () => {
    const step = path.steps.at(-1)
    if (!step) throw new Error('the path has steps')
    const expected = { ...step.expected, actions: [{ type: 'cheer' }], context: { text: 'other' } }
    const wrongPath = { ...path, steps: [...path.steps.slice(0, -1), { ...step, expected }] }
    const result = replayHeadless(loginCases, wrongPath)
    expect(result.failedAt).toBe(`${path.steps.length}. ${step.label}`)
    expect(result.differences.join('\n')).toContain('context.text: expected "other", got')
    expect(result.differences.join('\n')).toContain('actions[0]')
  })

  it('rejects an input the cases do not have', () => {
    expect(replayHeadless(loginCases, { ...path, input: 'elsewhere' }).ok).toBe(false)
  })

  it('detects a changed guard', () => {
    const seen = { ...loginCases, machine: loginSample.provide({ guards: { isEmpty: () => false } }) }
    expect(generate(loginCases).paths.every((it) => replayHeadless(seen, it).ok)).toBe(false)
  })
})
