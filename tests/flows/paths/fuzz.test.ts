import { describe, expect, it } from 'vitest'
import { stopsWithError } from '../../../src/paths/run/headless'
import { definitionOf, explore, generate, randomWalk, replayHeadless } from '../../../src/paths'
import { randomChart } from './samples/random.chart'

const charts = Array.from({ length: 60 }, (_, seed) => [seed, randomChart(seed)] as const)

describe('random charts', () => {
  let steps = 0
  it.each(charts)('chart %i runs on a real actor exactly as the explorer predicts', (_, cases) => {
    for (const options of [{}, { style: 'short' }, { goal: 'decisions' }] as const) {
      const { paths, problems } = generate(cases, options)
      expect(problems).toEqual([])
      // A random chart may stop with an error, as predicted; only here is that not a mismatch.
      const differences = paths
        .flatMap((path) => replayHeadless(cases, path).differences)
        .filter((difference) => difference !== stopsWithError)
      expect(differences).toEqual([])
      steps += paths.reduce((sum, path) => sum + path.steps.length, 0)
    }
  })

  it('are of substantial size', () => {
    expect(steps).toBeGreaterThan(3000)
  })

  it('are explored soundly: a random walk never takes a transition the exploration did not predict', () => {
    for (const [seed, cases] of charts) {
      if (explore(cases).cutShort) continue
      const kinds = [1, 2, 3].map((walk) => randomWalk(cases, { seed: walk, steps: 40 }).problem?.kind)
      expect(kinds, `seed ${seed}`).not.toContain('unsound projection')
    }
  })

  it('have paths for everything that the exploration reached', () => {
    for (const [seed, cases] of charts) {
      const taken = new Set<string>()
      for (const vertex of explore(cases).vertices.values()) {
        for (const edge of vertex.edges) for (const id of edge.situation.taken) taken.add(id)
      }
      const covered = new Set<string>()
      for (const path of generate(cases).paths) {
        for (const { transitions } of [path.start, ...path.steps.map((step) => step.expected)]) {
          for (const id of transitions) covered.add(id)
        }
      }
      expect(covered, `seed ${seed}`).toEqual(taken)
      expect(taken.size).toBeLessThanOrEqual(definitionOf(cases.machine).transitions.size)
    }
  })
})
