import { canFold, sizes, stateContent, staysInside } from './content'
import type { Box, Chart, Picture, StateFact, TransitionFact, Wire } from './model'

/** Minimum space next to a box, and next to a line. */
const besideBox = 14
const besideLine = 7

type Facts = Pick<Chart, 'states'>

/** For each state, the box it is drawn in: its own, or that of the outermost folded state around it. */
export function hostsIn({ states }: Facts, folded: readonly string[]): number[] {
  const hosts: number[] = []
  // A state precedes its contents in the list.
  for (const [at, { parent }] of states.entries()) {
    const above = hosts[parent] ?? -1
    const isInside = above >= 0 && folded.includes(states[above]?.id ?? '') && canFold({ states }, above)
    hosts.push(isInside ? above : at)
  }
  return hosts
}

const isIn = ([left, top, width, height]: Box, x: number, y: number) =>
  x > left && x < left + width && y > top && y < top + height

/** A line truncated where it enters a box. */
function upTo(box: Box, points: readonly number[]): number[] {
  const [left, top, width, height] = box
  const kept: number[] = points.slice(0, 2)
  for (let i = 2; i < points.length; i += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = points.slice(i - 2, i + 2)
    if (isIn(box, bx, by)) {
      if (Math.abs(bx - ax) > Math.abs(by - ay)) kept.push(bx > ax ? left : left + width, by)
      else kept.push(bx, by > ay ? top : top + height)
      break
    }
    kept.push(bx, by)
  }
  return kept
}

function reversed(points: readonly number[]): number[] {
  const all: number[] = []
  for (let i = points.length - 2; i >= 0; i -= 2) all.push(points[i] ?? 0, points[i + 1] ?? 0)
  return all
}

type Span = readonly [from: number, to: number]

/** Compresses coordinates of one axis where folding has left gaps: only there, preserving their order. */
function closing(emptied: readonly Span[], kept: readonly Span[]): (at: number) => number {
  const gaps: Span[] = []
  let end = 0
  const add = (from: number, to: number) => {
    const begin = Math.max(from, end)
    if (to > begin) gaps.push([begin, to])
    end = Math.max(end, to)
  }
  const sorted = [...kept].sort((a, b) => a[0] - b[0])
  for (const [from, to] of [...emptied].sort((a, b) => a[0] - b[0])) {
    let at = from
    for (const [low, high] of sorted) {
      if (high <= at) continue
      if (low >= to) break
      if (low > at) add(at, low)
      at = Math.max(at, high)
    }
    if (at < to) add(at, to)
  }
  return (at) => gaps.reduce((moved, [from, to]) => moved - Math.max(0, Math.min(at, to) - from), at)
}

const overlaps = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box) =>
  ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah

/** The straight segments of a line, longest first. */
const piecesOf = (points: readonly number[]) =>
  Array.from(
    { length: points.length / 2 - 1 },
    (_, i) => points.slice(i * 2, i * 2 + 4) as [number, number, number, number],
  ).sort((a, b) => Math.hypot(b[2] - b[0], b[3] - b[1]) - Math.hypot(a[2] - a[0], a[3] - a[1]))

/** Where a label fits on its line; zero-sized if nowhere. */
function labelOn({ points, label: [, , width, height] }: Wire, taken: readonly Box[]): Box {
  const pieces = piecesOf(points)
  for (const [ax, ay, bx, by] of pieces) {
    for (const part of [0.5, 0.25, 0.75]) {
      const x = Math.round(ax + (bx - ax) * part - width / 2)
      const y = Math.round(ay + (by - ay) * part - height / 2)
      const place: Box = [x, y, width, height]
      if (x > 0 && y > 0 && !taken.some((other) => overlaps(place, other))) return place
    }
  }
  const [ax = 0, ay = 0, bx = 0, by = 0] = pieces[0] ?? []
  return [Math.round((ax + bx) / 2), Math.round((ay + by) / 2), 0, 0]
}

/**
 * The flow without the contents of its folded states, and the new index of each remaining state and
 * transition.
 */
function without(chart: Chart, hosts: readonly number[]) {
  const kept = hosts.flatMap((host, at) => (host === at ? [at] : []))
  const place = new Map(kept.map((at, i) => [at, i]))
  const placeOf = (at: number) => place.get(hosts[at] ?? -1) ?? -1
  const isFolded = (at: number) => hosts.some((host, inside) => host === at && inside !== at)
  const states = kept.map((at): StateFact => {
    const { initial, ...state } = chart.states[at] as StateFact
    const parent = placeOf(state.parent)
    if (isFolded(at)) return { ...state, kind: 'atomic', parent, folded: true }
    return { ...state, parent, ...(initial === undefined ? {} : { initial: placeOf(initial) }) }
  })
  const steps = new Map<number, number>()
  const transitions: TransitionFact[] = []
  for (const [of, it] of chart.transitions.entries()) {
    const host = hosts[it.from] ?? -1
    const isOwn = host === it.from && (staysInside(it) || !isFolded(host))
    if (!isOwn && it.to.every((to) => hosts[to] === host)) continue
    steps.set(of, transitions.length)
    transitions.push({ ...it, from: placeOf(it.from), to: [...new Set(it.to.map(placeOf))] })
  }
  const { said } = chart
  const facts = {
    ...chart,
    states,
    transitions,
    ...(said ? { said: { ...said, states: kept.map((at) => said.states[at] ?? '') } } : {}),
  }
  return { facts, kept, steps, placeOf, isFolded }
}

/** A flow's drawing with each of these states as one box; the rest moves together. */
export function fold(chart: Chart, folded: readonly string[]): Chart {
  const hosts = hostsIn(chart, folded)
  if (hosts.every((host, at) => host === at)) return chart
  const { picture } = chart
  const { facts, kept, steps, placeOf, isFolded } = without(chart, hosts)
  const boxAt = (at: number): Box => picture.boxes[at] ?? [0, 0, 0, 0]
  const shut = kept.filter(isFolded).map(boxAt)
  const wires = picture.wires.flatMap((wire): Wire[] => {
    const of = steps.get(wire.of)
    const from = chart.transitions[wire.of]?.from ?? -1
    if (of === undefined || hosts[from] === hosts[wire.to]) return []
    let { points } = wire
    if (hosts[wire.to] !== wire.to) points = upTo(boxAt(hosts[wire.to] ?? -1), points)
    if (hosts[from] !== from) points = reversed(upTo(boxAt(hosts[from] ?? -1), reversed(points)))
    return points.length < 4 ? [] : [{ of, to: placeOf(wire.to), points, label: wire.label }]
  })
  const isLost = ({ label }: Wire) => shut.some((box) => overlaps(box, label))
  const isShut = ([x, y]: readonly [number, number]) => shut.some((box) => isIn(box, x + 1, y + 1))
  const starts = picture.starts
    .filter(({ at }) => !isShut(at))
    .map(({ at, points }) => ({ at, points: shut.reduce((line, box) => upTo(box, line), [...points]) }))
  const rings = picture.rings.filter(({ of, at }) => hosts[of] === of && !isShut(at))

  const heads = kept.map((at, i): Box => {
    const [x, y, width, height] = boxAt(at)
    if (canFold(facts, i) || i === 0) {
      const head = stateContent(facts, i)
      return [x, y, head.width, head.height]
    }
    if (!isFolded(at)) return [x, y, width, height]
    const own = stateContent(facts, i)
    return [x, y, Math.min(width, own.width), Math.min(height, own.height)]
  })
  const solid: Box[] = [
    ...heads,
    ...wires.filter((wire) => !isLost(wire)).map(({ label }) => label),
    ...[...starts, ...rings].map(({ at: [x, y] }): Box => [x, y, sizes.startDot, sizes.startDot]),
  ]
  const lines = [...wires, ...starts].map(({ points }) => points)
  const along = (axis: 0 | 1) =>
    closing(
      shut.map((box): Span => [box[axis], box[axis] + box[(axis + 2) as 2 | 3]]),
      [
        ...solid.map((box): Span => [
          box[axis] - besideLine,
          box[axis] + box[(axis + 2) as 2 | 3] + besideLine,
        ]),
        ...kept.flatMap((at): Span[] => {
          const box = boxAt(at)
          return [box[axis], box[axis] + box[(axis + 2) as 2 | 3]].map((edge) => [
            edge - besideBox,
            edge + besideBox,
          ])
        }),
        ...lines.flatMap((points) =>
          points.flatMap((value, i): Span[] =>
            i % 2 === axis ? [[value - besideLine, value + besideLine]] : [],
          ),
        ),
      ],
    )
  const [h, v] = [along(0), along(1)]
  const moved = (points: readonly number[]) => points.map((value, i) => (i % 2 === 0 ? h(value) : v(value)))
  const corner = ([x, y]: readonly [number, number]) => [h(x), v(y)] as const
  const boxes = kept.map((at): Box => {
    const [x, y, width, height] = boxAt(at)
    return [h(x), v(y), h(x + width) - h(x), v(y + height) - v(y)]
  })
  const next = wires.map((wire): Wire => {
    const [x, y, width, height] = wire.label
    return { ...wire, points: moved(wire.points), label: [h(x), v(y), width, height] }
  })
  const words = heads.map(([x, y, width, height], i): Box =>
    canFold(facts, i) || i === 0 ? [h(x), v(y), width, height] : (boxes[i] ?? [0, 0, 0, 0]),
  )
  const taken = [...words, ...next.filter((_, i) => !isLost(wires[i] as Wire)).map(({ label }) => label)]
  const placed = next.map((wire, i): Wire => {
    if (!isLost(wires[i] as Wire)) return wire
    const others = next
      .filter((_, other) => other !== i)
      .flatMap(({ points }) => piecesOf(points))
      .map(([ax, ay, bx, by]): Box => [
        Math.min(ax, bx) - 1,
        Math.min(ay, by) - 1,
        Math.abs(bx - ax) + 2,
        Math.abs(by - ay) + 2,
      ])
    const label = labelOn(wire, [...taken, ...others])
    taken.push(label)
    return { ...wire, label }
  })
  const whole: Picture = {
    width: h(picture.width),
    height: v(picture.height),
    boxes,
    wires: placed.filter(({ of, to }, i) => placed.findIndex((one) => one.of === of && one.to === to) === i),
    starts: starts.map(({ at, points }) => ({ at: corner(at), points: moved(points) })),
    rings: rings.map(({ of, at }) => ({ of: placeOf(of), at: corner(at) })),
  }
  return { ...facts, picture: whole }
}
