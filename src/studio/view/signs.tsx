import type { Sign } from '../picture/content'

/** Icon outlines in a 12-unit square. */
const outlines: Readonly<Record<Sign, string>> = {
  // Tap.
  event: 'M6 1.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M6 5a1 1 0 1 0 0 2a1 1 0 1 0 0-2',
  // Waves that arrive.
  signal: 'M2 10a1 1 0 1 0 0.1 0M2 6a4 4 0 0 1 4 4M2 2a8 8 0 0 1 8 8',
  // Barred.
  stop: 'M6 1.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M3 3l6 6',
  // Lightning: automatic.
  always: 'M7 1L3 7h3l-1 4l4-6H6z',
  // Clock.
  after: 'M6 1.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M6 3.5V6l1.8 1.2',
  done: 'M2 6.5L5 9.5L10.5 3',
  error: 'M2.5 2.5l7 7M9.5 2.5l-7 7',
  snapshot: 'M1 6q5-6 10 0q-5 6-10 0M6 5a1 1 0 1 0 0 2a1 1 0 1 0 0-2',
  finished: 'M3 11V1.5h6l-1.5 2.5L9 6.5H3',
  // Circular arrow: something is running.
  actor: 'M10.5 6a4.5 4.5 0 1 1-1.3-3.2M10.5 1v2.3H8.2',
  entry: 'M1 6h6M4.5 3.5L7 6L4.5 8.5M9 1.5v9',
  exit: 'M5 6h6M8.5 3.5L11 6L8.5 8.5M3 1.5v9',
}

/** One icon, with its corner at x and y. */
export function SignMark({ sign, x, y }: { sign: Sign; x: number; y: number }) {
  return <path className={`sign ${sign}`} d={outlines[sign]} transform={`translate(${x} ${y})`} />
}
