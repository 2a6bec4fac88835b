import { describe, expect, it } from 'vitest'
import { differing, type Pixels } from '../../../src/studio/compare/differing'
import { withGhosts } from '../../../src/studio/compare/ghosts'
import { newsOf } from '../../../src/studio/compare/history'
import { snapshotOf } from '../../../src/studio/compare/snapshot'
import { sizes } from '../../../src/studio/picture/content'
import { legible } from '../../../src/studio/picture/far'
import type { Box, Chart } from '../../../src/studio/picture/model'
import { sheet, tilesOf } from '../../../src/studio/share/tiles'
import { createFinder, saidIn } from '../../../src/studio/watch/app-words'

const chart: Chart = {
  id: 'small',
  summary: 'A small flow',
  signals: [],
  states: [
    { id: 'small', name: 'small', kind: 'compound', parent: -1, initial: 1 },
    { id: 'small.on', name: 'on', kind: 'atomic', parent: 0, description: 'It is on.' },
  ],
  transitions: [],
  picture: {
    width: 400,
    height: 200,
    boxes: [
      [16, 16, 368, 168],
      [40, 60, 120, 60],
    ],
    wires: [],
    starts: [],
    rings: [],
  },
}

const overlaps = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box) =>
  ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah

describe('states that are gone', () => {
  it('are drawn below the flow, each in a box of its own', () => {
    const ghosts = Array.from({ length: 5 }, (_, i) => ({ id: `small.gone${i}`, name: `gone${i}` }))
    const { states, picture } = withGhosts(chart, ghosts)
    expect(states.slice(2).map(({ id }) => id)).toEqual(ghosts.map(({ id }) => id))
    expect(picture.boxes.slice(0, 2)).toEqual(chart.picture.boxes)
    const own = picture.boxes.slice(2)
    for (const [i, box] of own.entries()) {
      expect(box[1]).toBeGreaterThan(chart.picture.height)
      expect(box[0] + box[2]).toBeLessThanOrEqual(picture.width)
      expect(box[1] + box[3]).toBeLessThanOrEqual(picture.height)
      expect(own.slice(i + 1).some((other) => overlaps(box, other))).toBe(false)
    }
  })

  it('change nothing where there are none', () => {
    expect(withGhosts(chart, [])).toBe(chart)
  })
})

describe('what has become of a flow', () => {
  const commits = [{ commit: 'abc', day: '2026-11-20', by: 'Ana', why: 'It can be off' }]
  const before = snapshotOf(chart)

  it('is nothing, is new or is gone', () => {
    expect(newsOf('small', before, chart, [])).toBeUndefined()
    expect(newsOf('small', undefined, chart, [])?.kind).toBe('new')
    expect(newsOf('small', before, undefined, [])?.kind).toBe('gone')
  })

  it('has the words before of what is different or gone, and who changed it when and why', () => {
    const old = {
      ...before,
      states: [
        ...before.states.map((it) => ({ ...it, description: 'It was on.' })),
        { id: 'small.off', type: 'atomic', description: 'It is off.' },
      ],
    }
    const news = newsOf('small', old, chart, commits)
    expect(news?.states.removed).toEqual(['small.off'])
    expect(news?.before.states).toContainEqual({ id: 'small.off', description: 'It is off.' })
    expect(news?.before.states).toContainEqual({ id: 'small.on', description: 'It was on.' })
    expect(news?.commits).toEqual(commits)
  })
})

describe('a picture on pages', () => {
  it('has every box and label whole on one of them, and names the page of each state', () => {
    const boxes: Box[] = [[0, 0, 4600, 2700]]
    for (let x = 20; x < 4300; x += 311) for (let y = 30; y < 2400; y += 223) boxes.push([x, y, 260, 150])
    const states = boxes.map((_, at) => ({
      id: `big.s${at}`,
      name: `s${at}`,
      kind: at === 0 ? ('compound' as const) : ('atomic' as const),
      parent: at === 0 ? -1 : 0,
    }))
    const big = { ...chart, states, picture: { ...chart.picture, width: 4600, height: 2700, boxes } }
    const { tiles, pageOf } = tilesOf(big)
    for (const [at, [x, y, width, height]] of boxes.entries()) {
      if (at === 0) continue
      const area = tiles.find(({ number }) => number === pageOf[at])?.area ?? [0, 0, 0, 0]
      expect(x >= area[0] && x + width <= area[0] + area[2], `s${at} at ${x}`).toBe(true)
      expect(y >= area[1] && y + height <= area[1] + area[3], `s${at} at ${y}`).toBe(true)
    }
    // Its letters are no smaller than on the screen.
    expect((sheet.width / (tiles[0]?.area[2] ?? Infinity)) * sizes.text).toBeGreaterThanOrEqual(legible)
  })

  it('is one page beside the index where it is small', () => {
    expect(tilesOf(chart)).toMatchObject({ tiles: [{ number: 2 }], pageOf: [2, 2] })
  })
})

describe('two pictures of a screen', () => {
  const picture = (paint: (x: number, y: number) => number, width = 120, height = 96): Pixels => ({
    width,
    height,
    data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) =>
      i % 4 === 3 ? 255 : paint(Math.floor(i / 4) % width, Math.floor(i / 4 / width)),
    ),
  })

  it('that are the same, or differ by their compression only, have no frame', () => {
    expect(
      differing(
        picture(() => 100),
        picture(() => 100),
      ),
    ).toEqual([])
    expect(
      differing(
        picture(() => 100),
        picture((x) => 100 + (x % 20)),
      ),
    ).toEqual([])
  })

  it('have one frame around each place that differs', () => {
    const other = picture((x, y) => ((x < 30 && y < 20) || (x > 100 && y > 80) ? 255 : 100))
    expect(
      differing(
        picture(() => 100),
        other,
      ),
    ).toEqual([
      [0, 0, 36, 24],
      [96, 72, 24, 24],
    ])
  })

  it('of two sizes differ everywhere', () => {
    expect(
      differing(
        picture(() => 1),
        picture(() => 1, 60),
      ),
    ).toEqual([[0, 0, 120, 96]])
  })
})

describe('the text of the app behind what stands on a screen', () => {
  const find = createFinder()

  it('is found in either language, with its gaps filled', () => {
    const found = find('Forgot password?')!
    expect(found.text).toMatchObject({ key: 'login:forgot', en: 'Forgot password?' })
    expect(find(saidIn(found, 'fil'))?.text.key).toBe('login:forgot')
    const wait = find('Too many tries. Please wait 30 s.')!
    expect(wait.text.key).toBe('shell:failure.too-many-tries.wait')
    // Placeholder values appear in the other language's text, too.
    expect(saidIn(wait, 'fil')).toContain('30')
    expect(find(saidIn(wait, 'fil'))).toEqual(wait)
  })

  it('is none for what comes from the platform', () => {
    expect(find('Golden Carabao 88')).toBeUndefined()
  })
})
