import { describe, expect, it } from 'vitest'
import { catalogue } from '../../machines/index'
import { coverage, generate, randomWalk, replayHeadless } from '../../src/paths'

/** Waivers end by this date; it is changed only deliberately. */
const today = '2026-11-20'
const walks = 300

describe.each(catalogue.map((cases) => [cases.id, cases] as const))('chart %s', (id, cases) => {
  let known: ReturnType<typeof coverage> | undefined
  const covered = () => (known ??= coverage(cases, { today }))

  it(`${id}: cases reach every state and every transition`, () => {
    const { states, transitions, missing, waived } = covered()
    expect(missing).toEqual([])
    const excused = (kind: string) => waived.filter((it) => it.kind === kind).length
    expect(states.covered + excused('state')).toBe(states.total)
    expect(transitions.covered + excused('transition')).toBe(transitions.total)
    expect(states.total).toBeGreaterThan(0)
  })

  it(`${id}: nothing is wrong in any situation`, () => {
    expect(covered().problems).toEqual([])
  })

  it(`${id}: every generated path runs on a real actor as predicted`, () => {
    for (const options of [{}, { style: 'short' }, { goal: 'decisions' }] as const) {
      const { paths, problems } = generate(cases, options)
      expect(problems).toEqual([])
      expect(paths.length).toBeGreaterThan(0)
      const failed = paths.map((path) => replayHeadless(cases, path)).filter((result) => !result.ok)
      expect(failed).toEqual([])
    }
  })

  it(`${id}: ${walks} random walks meet no error, dead end or broken invariant`, () => {
    const problems = Array.from(
      { length: walks },
      (_, seed) => randomWalk(cases, { seed, steps: 40 }).problem,
    )
    expect(problems.filter((problem) => problem !== undefined)).toEqual([])
  })
})

it('no two charts share an id', () => {
  const ids = catalogue.map((cases) => cases.id)
  expect(ids).toEqual([...new Set(ids)])
})
