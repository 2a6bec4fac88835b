import { sizes, stateContent } from '../picture/content'
import type { Box, Chart, StateFact } from '../picture/model'

/** A state that has been removed from a flow. */
interface Ghost {
  readonly id: string
  readonly name: string
  readonly description?: string
}

const gap = 28
/** More of them would add no information. */
const most = 40

/** A flow's drawing with the removed states in rows below it. */
export function withGhosts(chart: Chart, all: readonly Ghost[]): Chart {
  const ghosts = all.slice(0, most)
  if (ghosts.length === 0) return chart
  const { picture, said } = chart
  const states: StateFact[] = [
    ...chart.states,
    ...ghosts.map((ghost): StateFact => ({ ...ghost, kind: 'atomic', parent: -1 })),
  ]
  const whole: Chart = {
    ...chart,
    states,
    ...(said ? { said: { ...said, states: [...said.states, ...ghosts.map(({ name }) => name)] } } : {}),
  }
  const wide = Math.max(picture.width, sizes.widest + gap * 2)
  const boxes: Box[] = []
  let [x, y, bottom] = [16, picture.height + gap, picture.height]
  for (let at = chart.states.length; at < states.length; at++) {
    const { width, height } = stateContent(whole, at)
    if (x > 16 && x + width > wide - 16) [x, y] = [16, bottom + gap]
    boxes.push([x, y, width, height])
    bottom = Math.max(bottom, y + height)
    x += width + gap
  }
  return {
    ...whole,
    picture: { ...picture, width: wide, height: bottom + 16, boxes: [...picture.boxes, ...boxes] },
  }
}
