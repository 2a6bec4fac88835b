import { expect, test } from '@playwright/test'
import { allCharts, plainChart } from '../../../src/studio/build/plugin'
import { catalogue } from '../../../machines/index'
import { crossingsIn } from '../../../src/studio/picture/crossings'
import { farBelow, farNames, legible, namedFrom, namesAt } from '../../../src/studio/picture/far'
import { faultsIn } from '../../../src/studio/picture/geometry'
import type { Box, Chart } from '../../../src/studio/picture/model'
import { firstSight, fitted, shownIn } from '../../../src/studio/view/sight'

/** Each flow with its own names, and in plain words of both languages: each has its own layout. */
let charts: readonly Chart[] = []

test.beforeAll(async () => {
  const own = (await allCharts()).map(({ chart }) => chart)
  const plain = (['en', 'fil'] as const).map((it) => Promise.all(own.map((chart) => plainChart(chart, it))))
  charts = [...own, ...(await Promise.all(plain)).flat()]
})

test('in every flow’s picture every state is visible and no texts overlap', () => {
  expect([...new Set(charts.map(({ id }) => id))]).toEqual(catalogue.map(({ id }) => id))
  expect(charts.flatMap((chart) => faultsIn(chart).map((fault) => `${chart.id}: ${fault}`))).toEqual([])
})

test('zoomed out, every state has its name inside its box and above its contents', () => {
  const faults = charts.flatMap((chart) => {
    const { states, picture } = chart
    const box = (at: number) => picture.boxes[at] ?? ([0, 0, 0, 0] as const)
    return farNames(chart).flatMap(({ id, lines, size, area: [x, y, width, height] }, at) => {
      const [left, top, wide, tall] = box(at)
      const below = states.flatMap(({ parent }, other) => (parent === at ? [box(other)[1]] : []))
      const isInside =
        x >= left && x + width <= left + wide && y >= top && y + height <= Math.min(top + tall, ...below)
      return isInside && lines.length > 0 && size >= 15 ? [] : [`${id}: ${size}`]
    })
  })
  expect(faults).toEqual([])
})

/** The picture's viewport at these browser widths. */
const windows = { 1440: [780, 830], 1024: [560, 690], 820: [820, 530], 390: [390, 340] } as const

for (const [screen, [width, height]] of Object.entries(windows)) {
  test(`${screen} pixels wide, a whole flow shows only names that can be read, each in its own box`, () => {
    const faults = charts.flatMap((chart) => {
      const { boxes } = chart.picture
      const { scale } = fitted(chart.picture.width, chart.picture.height, { width, height })
      const names = scale < farBelow ? namesAt(chart, scale) : farNames(chart)
      const areas = names.map(({ area }): Box => area)
      const small = names.filter(({ size }) => scale < farBelow && size * scale < legible)
      const out = names.filter((_, i) => {
        const [left, top, wide, tall] = boxes[chart.states.findIndex(({ id }) => id === names[i]?.id)] ?? [
          0, 0, 0, 0,
        ]
        const [x, y, w, h] = areas[i] ?? [0, 0, 0, 0]
        return x < left || y < top || x + w > left + wide || y + h > top + tall
      })
      const over = areas.filter(([x, y, w, h], i) =>
        areas.slice(i + 1).some(([ox, oy, ow, oh]) => x < ox + ow && ox < x + w && y < oy + oh && oy < y + h),
      )
      const found = [names.length === 0, small.length > 0, out.length > 0, over.length > 0]
      return found.some(Boolean) ? [`${chart.id} at ${scale}: ${found.join()}`] : []
    })
    expect(faults).toEqual([])
  })

  test(`${screen} pixels wide, every state’s box has a name at first, or is behind the name of one around it`, () => {
    const faults = charts.flatMap((chart) => {
      const { states, picture } = chart
      const { scale } = firstSight(picture.width, picture.height, { width, height }, namedFrom(chart))
      if (scale >= farBelow) return []
      const names = namesAt(chart, scale)
      const isNamed = (id: string) => names.some((name) => name.id === id)
      const isBehind = (at: number): boolean => {
        const state = states[at]
        return (
          state !== undefined &&
          (names.some(({ id, over }) => over && id === state.id) || isBehind(state.parent))
        )
      }
      const blank = states.filter(
        ({ id, kind, parent }) =>
          kind !== 'compound' && kind !== 'parallel' && !isNamed(id) && !isBehind(parent),
      )
      const small = names.filter(({ size }) => size * scale < legible)
      const out = names.filter(({ id, area: [x, y, w, h] }) => {
        const [left = 0, top = 0, wide = 0, tall = 0] =
          picture.boxes[states.findIndex((it) => it.id === id)] ?? []
        return x < left || y < top || x + w > left + wide || y + h > top + tall
      })
      return [...blank, ...small, ...out].map(({ id }) => `${id} at ${scale}`)
    })
    expect(faults).toEqual([])
  })

  test(`${screen} pixels wide, whatever is chosen comes into view and can be read`, () => {
    const window = { width, height }
    const faults = charts.flatMap((chart) => {
      const { states, picture } = chart
      const start = fitted(picture.width, picture.height, window)
      const leaves = picture.boxes.filter(
        (_, at) => states[at]?.kind !== 'compound' && states[at]?.kind !== 'parallel',
      )
      return [...leaves, ...picture.wires.map(({ label }) => label)].flatMap((box) => {
        const { x, y, scale } = shownIn(start, box, window)
        const left = x + box[0] * scale
        const top = y + box[1] * scale
        const right = left + box[2] * scale
        const bottom = top + box[3] * scale
        // A box larger than the window is aligned to its edge.
        const isSeen =
          left >= 0 && top >= 0 && (right <= width || left <= 12) && (bottom <= height || top <= 12)
        return isSeen && scale >= farBelow ? [] : [`${chart.id} ${box.join()}: ${scale}`]
      })
    })
    expect(faults).toEqual([])
  })
}

test('lines cross little: in half of the flows’ number at most', () => {
  const crossings = (of: readonly Chart[]) => of.reduce((sum, { picture }) => sum + crossingsIn(picture), 0)
  for (const said of [undefined, 'en', 'fil'])
    expect(crossings(charts.filter((chart) => chart.said?.language === said))).toBeLessThanOrEqual(32)
})

test('every state and every transition names its source line', () => {
  const own = charts.filter(({ said }) => !said)
  const nowhere = own.flatMap(({ states, transitions }) =>
    [...states, ...transitions].filter(({ source }) => !source).map(({ id }) => id),
  )
  expect(nowhere).toEqual([])
})

test('the check detects a hidden state, overlapping text and a line through a state', () => {
  const chart = charts.find(({ id }) => id === 'wallet')
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
