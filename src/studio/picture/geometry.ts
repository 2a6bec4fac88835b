import { sizes, stateContent, staysInside } from './content'
import type { Box, Chart } from './model'

const overlaps = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box) =>
  ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah

const holds = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box) =>
  ax <= bx && ay <= by && ax + aw >= bx + bw && ay + ah >= by + bh

/** The segments of a line, each as a box of zero thickness. */
function stretches(points: readonly number[]): Box[] {
  return Array.from({ length: points.length / 2 - 1 }, (_, i): Box => {
    const [ax = 0, ay = 0, bx = 0, by = 0] = points.slice(i * 2, i * 2 + 4)
    return [Math.min(ax, bx), Math.min(ay, by), Math.abs(ax - bx), Math.abs(ay - by)]
  })
}

/** A box inset by one unit: touching boxes do not overlap. */
const core = ([x, y, width, height]: Box): Box => [x + 1, y + 1, width - 2, height - 2]

const touches = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box) =>
  ax <= bx + bw && bx <= ax + aw && ay <= by + bh && by <= ay + ah

/**
 * Everything wrong with a picture, one sentence each: hidden states, overlapping text, a label over a state,
 * a line through a state or through another line's label.
 */
export function faultsIn(chart: Chart): string[] {
  const { states, transitions, picture } = chart
  const { boxes, wires, starts, rings, width, height } = picture
  const sheet: Box = [0, 0, width, height]
  const faults: string[] = []
  const box = (at: number): Box => boxes[at] ?? [0, 0, 0, 0]
  const name = (at: number) => states[at]?.id ?? String(at)
  const hasInside = (at: number) => states.some(({ parent }) => parent === at)
  const heads = states.map((_, at): Box => {
    const content = stateContent(chart, at)
    const [x, y, w] = box(at)
    if (content.width > w || content.height > box(at)[3])
      faults.push(`${name(at)} is too small for its words`)
    return [x, y, content.width, content.height]
  })
  /** Where text is: the whole of a leaf state, the header of a compound one. */
  const words = states.map((_, at) => (hasInside(at) ? (heads[at] ?? box(at)) : box(at)))

  for (const [at, state] of states.entries()) {
    const own = box(at)
    if (own[2] < 10 || own[3] < 10) faults.push(`${state.id} is not to be seen`)
    const around = state.parent < 0 ? sheet : box(state.parent)
    if (!holds(around, own)) faults.push(`${state.id} is not inside its parent`)
    for (const [other, beside] of states.entries()) {
      if (other <= at) continue
      const related = beside.parent === at || isAbove(chart, at, other)
      if (related ? overlaps(words[at] ?? own, box(other)) : overlaps(own, box(other))) {
        faults.push(`${state.id} and ${beside.id} overlap`)
      }
    }
  }

  const drawn = new Set(wires.map(({ of }) => of))
  for (const [of, it] of transitions.entries()) {
    if (!staysInside(it) && !drawn.has(of)) faults.push(`${it.id} is not drawn`)
  }
  for (const [i, { of, points, label }] of wires.entries()) {
    const id = transitions[of]?.id ?? String(of)
    if (points.length < 4) faults.push(`${id} has no line`)
    if (!holds(sheet, label)) faults.push(`the label of ${id} is off the sheet`)
    for (const other of wires.slice(i + 1)) {
      if (overlaps(label, other.label))
        faults.push(`the labels of ${id} and ${transitions[other.of]?.id ?? ''} overlap`)
    }
    for (const [at] of states.entries()) {
      const crossing = hasInside(at) && overlaps(label, box(at)) && !holds(box(at), label)
      if (overlaps(label, words[at] ?? box(at)) || crossing)
        faults.push(`the label of ${id} covers ${name(at)}`)
    }
    for (const piece of stretches(points)) {
      for (const [at, own] of words.entries()) {
        if (touches(piece, core(own))) faults.push(`the line of ${id} runs through ${name(at)}`)
      }
      for (const other of wires) {
        if (other.of !== of && touches(piece, core(other.label)))
          faults.push(`the line of ${id} runs through the label of ${transitions[other.of]?.id ?? ''}`)
      }
    }
  }
  for (const { at } of [...starts, ...rings]) {
    const dot: Box = [at[0], at[1], sizes.startDot, sizes.startDot]
    for (const [place, own] of words.entries()) {
      if (overlaps(dot, own)) faults.push(`a starting dot or ring covers ${name(place)}`)
    }
  }
  return [...new Set(faults)]
}

function isAbove(chart: Chart, above: number, below: number): boolean {
  for (let at = chart.states[below]?.parent ?? -1; at >= 0; at = chart.states[at]?.parent ?? -1) {
    if (at === above) return true
  }
  return false
}
