import type { Box, Chart } from '../picture/model'

const middle = ([x, y, width, height]: Box): readonly [number, number] => [x + width / 2, y + height / 2]

/** Penalty factor for boxes off to the side. */
const aside = 2

/** The state whose box is next in a direction; the flow's first if none is selected. */
export function nextBox(
  { states, picture }: Chart,
  chosen: string | undefined,
  [dx, dy]: readonly [number, number],
): string | undefined {
  const leaves = states.flatMap(({ id, kind }, at) => {
    const box = picture.boxes[at]
    return kind === 'compound' || kind === 'parallel' || !box ? [] : [{ id, at: middle(box) }]
  })
  const here = picture.boxes[states.findIndex(({ id }) => id === chosen)]
  if (!here) return leaves[0]?.id
  const [x, y] = middle(here)
  const far = ({ at: [ox, oy] }: (typeof leaves)[number]) => {
    const ahead = (ox - x) * dx + (oy - y) * dy
    const off = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx)
    return ahead > 0 ? ahead + aside * off : Infinity
  }
  const near = leaves.filter(({ id }) => id !== chosen).sort((a, b) => far(a) - far(b))[0]
  return near && far(near) < Infinity ? near.id : undefined
}
