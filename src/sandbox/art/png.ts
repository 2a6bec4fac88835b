import digits from './data/digits.json' with { type: 'json' }
import { encodePng } from './png-encoder'
import { createRng, nth } from './rng'
import type { Rng } from './rng'

const WIDTH = 160
const HEIGHT = 60
const PAPER = [247, 240, 224] as const
/** Dark enough to read, different enough not to be one threshold. */
const INKS = [
  [16, 62, 78],
  [122, 34, 26],
  [40, 88, 44],
  [74, 44, 112],
] as const
/** Shades between paper and each ink; shade 0 is paper. */
const SHADES = 16

type Colour = readonly [number, number, number]

const mix = (ink: Colour, part: number): Colour => [
  Math.round(PAPER[0] + (ink[0] - PAPER[0]) * part),
  Math.round(PAPER[1] + (ink[1] - PAPER[1]) * part),
  Math.round(PAPER[2] + (ink[2] - PAPER[2]) * part),
]

const PALETTE: readonly Colour[] = INKS.flatMap((ink) =>
  Array.from({ length: SHADES }, (_, shade) => mix(ink, shade / (SHADES - 1))),
)

/** The picture while it is drawn: how much ink each pixel has (0..1) and which one. */
interface Sheet {
  readonly coverage: Float32Array
  readonly ink: Uint8Array
}

function put({ coverage, ink }: Sheet, x: number, y: number, amount: number, colour: number): void {
  if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) return
  const i = y * WIDTH + x
  if (amount <= (coverage[i] ?? 0)) return
  coverage[i] = Math.min(1, amount)
  ink[i] = colour
}

/** How inked a bitmap is at a place between its cells (0..1). */
function sample(bitmap: readonly string[], u: number, v: number): number {
  const x = Math.floor(u)
  const y = Math.floor(v)
  const cell = (cx: number, cy: number): number => (bitmap[cy]?.charAt(cx) === '#' ? 1 : 0)
  const top = cell(x, y) * (1 - u + x) + cell(x + 1, y) * (u - x)
  const bottom = cell(x, y + 1) * (1 - u + x) + cell(x + 1, y + 1) * (u - x)
  return top * (1 - v + y) + bottom * (v - y)
}

/** One digit, turned by up to 14 degrees, moved and stretched a little. */
function drawDigit(sheet: Sheet, bitmap: readonly string[], cx: number, pitch: number, r: Rng): void {
  const cellWidth = (pitch / 11) * r.n(0.92, 1.1)
  const cellHeight = r.n(2.9, 3.4)
  const angle = (r.n(-14, 14) * Math.PI) / 180
  const x0 = cx + r.n(-2, 2)
  const y0 = HEIGHT / 2 + r.n(-5, 5)
  const colour = r.i(0, INKS.length - 1)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = Math.floor(cx - pitch); x <= cx + pitch; x++) {
      const dx = x - x0
      const dy = y - y0
      const u = (dx * Math.cos(angle) + dy * Math.sin(angle)) / cellWidth + 3.5
      const v = (dy * Math.cos(angle) - dx * Math.sin(angle)) / cellHeight + 5
      // A steep slope around the half-way line gives round corners and a soft edge.
      const amount = (sample(bitmap, u, v) - 0.5) * 2.6 + 0.5
      put(sheet, x, y, Math.max(0, amount), colour)
    }
  }
}

/** A thin wavy line from edge to edge. */
function drawLine(sheet: Sheet, r: Rng): void {
  const [y0, y1, swing, turn] = [r.n(8, HEIGHT - 8), r.n(8, HEIGHT - 8), r.n(3, 8), r.n(0, 6)]
  const colour = r.i(0, INKS.length - 1)
  for (let x = 0; x < WIDTH; x++) {
    const y = y0 + ((y1 - y0) * x) / WIDTH + Math.sin(x / 18 + turn) * swing
    const row = Math.floor(y)
    put(sheet, x, row, 0.75 * (1 - y + row), colour)
    put(sheet, x, row + 1, 0.75 * (y - row), colour)
  }
}

/**
 * A captcha of 160x60 as a PNG file: 4 to 6 digits that a person can read, with noise. The same digits and seed give
 * the same picture. Throws a RangeError for anything but 4 to 6 digits. [WIRE-09]
 */
export function captchaPng(text: string, seed: number): Uint8Array {
  if (!/^[0-9]{4,6}$/.test(text)) throw new RangeError('captchaPng: 4 to 6 digits')
  const r = createRng(`captcha|${text}|${seed}`)
  const sheet: Sheet = { coverage: new Float32Array(WIDTH * HEIGHT), ink: new Uint8Array(WIDTH * HEIGHT) }
  for (let i = 0; i < 260; i++) {
    put(sheet, r.i(0, WIDTH - 1), r.i(0, HEIGHT - 1), r.n(0.15, 0.5), r.i(0, INKS.length - 1))
  }
  for (let i = 0; i < 3; i++) drawLine(sheet, r)
  const pitch = (WIDTH - 16) / text.length
  Array.from(text, Number).forEach((digit, i) => {
    drawDigit(sheet, nth(digits, digit), 8 + pitch * (i + 0.5), Math.min(pitch, 30), r)
  })
  const pixels = Uint8Array.from(
    sheet.coverage,
    (amount, i) => (sheet.ink[i] ?? 0) * SHADES + Math.round(amount * (SHADES - 1)),
  )
  return encodePng({ width: WIDTH, height: HEIGHT, pixels, palette: PALETTE })
}
