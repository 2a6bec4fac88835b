import { expect, test } from '@playwright/test'
import { allCharts } from '../../../src/studio/build/plugin'
import { catalogue } from '../../../machines/index'
import { farNames } from '../../../src/studio/picture/far'
import { faultsIn } from '../../../src/studio/picture/geometry'
import type { Chart } from '../../../src/studio/picture/model'

let charts: readonly Chart[] = []

test.beforeAll(async () => {
  charts = (await allCharts()).map(({ chart }) => chart)
})

test('in every flow’s picture every state is visible and no texts overlap', () => {
  expect(charts.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id))
  expect(charts.flatMap((chart) => faultsIn(chart).map((fault) => `${chart.id}: ${fault}`))).toEqual([])
})

test('zoomed out, every state has its name inside its box and above its contents', () => {
  const faults = charts.flatMap((chart) => {
    const { states, picture } = chart
    const box = (at: number) => picture.boxes[at] ?? ([0, 0, 0, 0] as const)
    return farNames(chart).flatMap(({ id, text, size, x, y, width }, at) => {
      const [left, top, wide, tall] = box(at)
      const below = states.flatMap(({ parent }, other) => (parent === at ? [box(other)[1]] : []))
      const isInside =
        x >= left &&
        x + width <= left + wide &&
        y - size * 0.8 >= top &&
        y + size * 0.25 <= Math.min(top + tall, ...below)
      return isInside && text !== '' && size >= 15 ? [] : [`${id}: ${size}`]
    })
  })
  expect(faults).toEqual([])
})

test('every state and every transition names its source line', () => {
  const nowhere = charts.flatMap(({ states, transitions }) =>
    [...states, ...transitions].filter(({ source }) => !source).map(({ id }) => id),
  )
  expect(nowhere).toEqual([])
})

test('the check detects a hidden state, overlapping text and a line through a state', () => {
  const [chart] = charts.filter(({ id }) => id === 'wallet')
  if (!chart) throw new Error('there is no wallet')
  const { picture } = chart
  const moved = (change: Partial<Chart['picture']>) =>
    faultsIn({ ...chart, picture: { ...picture, ...change } })
  expect(faultsIn(chart)).toEqual([])
  const boxes = picture.boxes.map((box, i) => (i === 3 ? ([0, 0, 0, 0] as const) : box))
  expect(moved({ boxes }).join()).toContain('is not to be seen')
  const first = picture.wires[0]
  if (!first) throw new Error('there are no lines')
  const stacked = picture.wires.map((wire) => ({ ...wire, label: first.label }))
  expect(moved({ wires: stacked }).join()).toContain('overlap')
  const [x = 0, y = 0, width = 0] = picture.boxes.at(-1) ?? []
  const through = [{ ...first, points: [x - 5, y + 10, x + width + 5, y + 10] }, ...picture.wires.slice(1)]
  expect(moved({ wires: through }).join()).toContain('runs through')
})
