import { describe, expect, it } from 'vitest'
import { catalogue } from '../../machines/index'
import { generate, mutationScore } from '../../src/paths'

/**
 * Faults put into a chart one at a time, and how many of them its own generated paths detect. A fault that
 * cannot be detected because the chart behaves the same with it is listed here with the reason; nothing else
 * may survive.
 */
const equivalent: Readonly<Record<string, string>> = {
  'forgot-password.form.attempt.resetting: entry action forgetFailure dropped':
    'Every end of an attempt empties a field, and typing takes reason and message away: nothing is left to forget.',
  'change-password.changing: entry action forgetProblems dropped':
    'A form is complete only after every field in trouble was typed into, which takes its message away.',
}
/** Minimum share of faults detected by the paths of any chart. */
const min = 0.98

const scores = catalogue.map((cases) => {
  const { paths } = generate(cases, { goal: 'decisions' })
  return { cases, ...mutationScore(cases, paths) }
})

describe('deliberate faults', () => {
  it.each(scores.map((score) => [score.id, score] as const))(
    '%s: the paths that make every decision notice them',
    (_, { killed, total, survivors }) => {
      const known = survivors.filter((name) => name in equivalent).length
      expect(survivors.filter((name) => !(name in equivalent))).toEqual([])
      expect((killed + known) / total).toBeGreaterThanOrEqual(min)
    },
  )

  it('all charts together notice 98 of 100 without any excuse', () => {
    const sum = (field: 'killed' | 'total') => scores.reduce((all, score) => all + score[field], 0)
    expect(sum('total')).toBeGreaterThan(500)
    expect(sum('killed') / sum('total')).toBeGreaterThanOrEqual(min)
  })

  it('every excuse is still needed', () => {
    const all = scores.flatMap(({ survivors }) => survivors)
    expect(Object.keys(equivalent).filter((name) => !all.includes(name))).toEqual([])
  })
})
