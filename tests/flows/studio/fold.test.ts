import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../machines/index'
import { factsOf } from '../../../src/studio/build/facts'
import { layoutOf } from '../../../src/studio/build/layout'
import { namesAt } from '../../../src/studio/picture/far'
import { canFold } from '../../../src/studio/picture/content'
import { fold } from '../../../src/studio/picture/fold'
import { faultsIn } from '../../../src/studio/picture/geometry'
import type { Chart } from '../../../src/studio/picture/model'
import { aroundIn, foldedMarks } from '../../../src/studio/view/folding'

const nowhere = { state: () => undefined, transition: () => undefined }

async function chartOf(id: string): Promise<Chart> {
  const cases = catalogue.find((it) => it.id === id)
  if (!cases) throw new Error(`there is no chart ${id}`)
  const facts = factsOf(cases, nowhere)
  return { ...facts, picture: await layoutOf(facts) }
}

const chart = await chartOf('login')
const indexOf = (id: string) => chart.states.findIndex((state) => state.id === id)
const isInside = (at: number, id: string): boolean =>
  at >= 0 && (chart.states[at]?.parent === indexOf(id) || isInside(chart.states[at]?.parent ?? -1, id))

describe('a folded picture', () => {
  it('of each box with states inside hides, overlaps and crosses nothing, and is no larger', () => {
    const able = chart.states.filter((_, at) => canFold(chart, at))
    expect(able.length).toBeGreaterThan(3)
    for (const { id } of able) {
      const one = fold(chart, [id])
      expect(faultsIn(one)).toEqual([])
      expect(one.picture.wires.filter(({ label }) => label[2] === 0)).toEqual([])
      expect(one.picture.width * one.picture.height).toBeLessThan(chart.picture.width * chart.picture.height)
    }
  })

  it('has one box in the place of what is inside, and the lines to and from there end at it', () => {
    const one = fold(chart, ['login.form'])
    expect(one.states.map(({ id }) => id)).toEqual(
      chart.states.filter((_, at) => !isInside(at, 'login.form')).map(({ id }) => id),
    )
    const at = one.states.findIndex(({ id }) => id === 'login.form')
    const [x, y, width, height] = one.picture.boxes[at] ?? [0, 0, 0, 0]
    const isOnEdge = (px = 0, py = 0) =>
      ((px === x || px === x + width) && py >= y && py <= y + height) ||
      ((py === y || py === y + height) && px >= x && px <= x + width)
    const out = one.picture.wires.filter(({ of }) => one.transitions[of]?.from === at)
    const into = one.picture.wires.filter(({ to }) => to === at)
    expect(out.length).toBeGreaterThan(0)
    expect(into.length).toBeGreaterThan(0)
    for (const { points } of out) expect(isOnEdge(points[0], points[1])).toBe(true)
    for (const { points } of into) expect(isOnEdge(points.at(-2), points.at(-1))).toBe(true)
    // A large one shows its name when zoomed further out than any other box.
    const names = namesAt(fold(chart, ['login.form.attempt']), 0.12)
    expect(names.map(({ id }) => id)).toContain('login.form.attempt')
  })

  it('counts on the box what is marked inside, and opens for what is chosen there', () => {
    const marks = { of: { 'login.form.captcha.loading': ['noted'], 'login.preparing': ['noted'] } } as const
    const { of, counts } = foldedMarks(chart, ['login.form'], marks)
    expect(of['login.form']).toEqual(['noted'])
    expect(counts).toEqual({ 'login.form': 1 })
    const folded = ['login.form', 'login.form.captcha', 'login.form.method']
    expect(aroundIn(chart, folded, 'login.form.captcha.loading')).toEqual([
      'login.form',
      'login.form.captcha',
    ])
    expect(aroundIn(chart, folded, 'login.form')).toEqual([])
    const led = chart.transitions.find(({ to }) => to.includes(indexOf('login.form.captcha.loading')))
    expect(aroundIn(chart, folded, undefined, led?.id)).toContain('login.form.captcha')
  })
})
