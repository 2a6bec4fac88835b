import { describe, expect, it } from 'vitest'
import { coverage, explore, generate, randomWalk, replayHeadless } from '../../../src/paths'
import * as nested from './samples/nested.samples'

const today = '2026-11-20'

describe('actors and their ids', () => {
  it('two at once under one system id are a problem, with the path there', () => {
    const { problems } = coverage(nested.clash, { today })
    expect(problems).toEqual([
      {
        kind: 'system id',
        message: "two actors claim the system id 'caller' at the same time",
        path: ['Start: start', 'Left', 'Right'],
      },
    ])
    const kinds = Array.from(
      { length: 20 },
      (_, seed) => randomWalk(nested.clash, { seed, steps: 30 }).problem,
    )
    expect(kinds.map((problem) => problem?.kind)).toContain('system id')
    expect(kinds.find((problem) => problem)?.path).toHaveLength(3)
  })

  it('a chart within a chart is an actor that completes or fails', () => {
    const result = coverage(nested.parent, { today })
    expect([result.missing, result.problems]).toEqual([[], []])
    expect(explore(nested.parent).vertices.size).toBe(5)
    const { paths } = generate(nested.parent)
    expect(paths.map((path) => replayHeadless(nested.parent, path).differences)).toEqual(paths.map(() => []))
    const starts = paths.flatMap((path) => path.steps.flatMap((step) => step.expected.actions))
    expect(starts).toContainEqual({ type: 'start', params: { actor: 'child', input: { n: 3 } } })
  })

  it('an input mapper that throws is reported, with the path there', () => {
    const { problems, missing } = coverage(nested.brokenChild, { today })
    expect(problems[0]).toMatchObject({ kind: 'threw', path: ['Start: start', 'Go'] })
    expect(missing.map((miss) => miss.id)).toContain('brokenChild.nested | done child | 0')
  })
})

describe('history', () => {
  it('that is never targeted is an unreached state', () => {
    expect(coverage(nested.lostHistory, { today }).missing).toEqual([
      {
        kind: 'state',
        id: 'lostHistory.a.back',
        reason: 'state never reached',
        detail: 'no transition that these cases can take leads here',
        remedy: 'no transition names it as its target: add one, or remove the state',
      },
    ])
  })

  it('is part of the situation: it decides where to return', () => {
    const result = coverage(nested.histories, { today })
    expect([result.missing, result.problems]).toEqual([[], []])
    const values = (event: string) =>
      [...explore(nested.histories).vertices.values()]
        .flatMap((vertex) => vertex.edges.filter((edge) => edge.move.event.type === event))
        .map((edge) => JSON.stringify(edge.situation.chart?.value))
    expect(new Set(values('BACK'))).toEqual(new Set(['{"work":"plan"}', '{"work":{"build":"cut"}}']))
    expect(new Set(values('RESUME'))).toContain('{"work":{"build":"glue"}}')
    for (const goal of ['pairs', 'edges'] as const) {
      const { paths } = generate(nested.histories, { goal })
      expect(paths.every((path) => replayHeadless(nested.histories, path).ok)).toBe(true)
    }
  })
})

describe('parallel regions', () => {
  it('that never finish are named, as they keep the parent from finishing', () => {
    expect(coverage(nested.endlessRegion, { today }).missing).toEqual([
      expect.objectContaining({ kind: 'state', id: 'endlessRegion.over' }),
      {
        kind: 'transition',
        id: 'endlessRegion.both | finished | 0',
        reason: 'region never finishes',
        detail: '`endlessRegion.both` never reaches its final state',
        remedy: 'give every region inside a way to a final state, or remove the transition',
      },
    ])
  })
})
