import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../../src/tools/lib/root.mjs'

/** The demo games' pages by night and by day: the same names, and text legible on every background. */

const folder = inRoot('src/sandbox/demo/assets')
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8')
const valuesIn = (name: string) =>
  new Map(
    [...read(name).matchAll(/^ {2}(--[\w-]+):\s*([^;]+);/gm)].map(([, key = '', value = '']) => [key, value]),
  )

const night = valuesIn('game.css')
const day = new Map([...night, ...valuesIn('day.css')])

/** Opacity of a colour: what shows through is the same background. */
const opaque = (value: string) => value.slice(0, value.length === 4 ? 4 : 7)

function luminance(value: string): number {
  const hex = value.length === 4 ? value.replace(/[0-9a-f]/gi, '$&$&') : value
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const grounds = ['bg', 'surface', 'raised', 'spot', 'picked', 'label', 'foot', 'won']
const pairs = [
  ...grounds.map((ground) => ['text', ground] as const),
  ...['bg', 'surface', 'raised', 'spot', 'foot'].map((ground) => ['text-2', ground] as const),
  ...['surface', 'raised', 'label'].map((ground) => ['lit', ground] as const),
  ['ink', 'paper'],
  ['ink', 'paper-2'],
  ['ink-2', 'paper'],
  ['on-lit', 'lit'],
  ['on-lit', 'pressed'],
  ['good', 'surface'],
  ['coal', 'cream'],
] as const

describe.each([
  ['night', night],
  ['day', day],
] as const)('the demo games by %s', (_, colours) => {
  it.each(pairs)('text: %s on %s is 4.5 or more', (front, back) => {
    const [dark = 0, light = 0] = [front, back]
      .map((name) => luminance(opaque(colours.get(`--${name}`) ?? '')))
      .sort((a, b) => a - b)
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5)
  })
})

it('by day every name has a value of its own, but for paint that is the same', () => {
  const paint = ['red', 'blue', 'green', 'violet', 'cream', 'coal'].map((name) => `--${name}`)
  expect([...night.keys()].filter((name) => !valuesIn('day.css').has(name))).toEqual(paint)
  expect([...valuesIn('day.css').keys()].filter((name) => !night.has(name))).toEqual([])
})

it('no game spells a colour of the night by itself', () => {
  const own = new Set(
    [...night]
      .filter(([name]) => /^--(spot|picked|label|foot|raised|surface|ink-2)$/.test(name))
      .map(([, value]) => opaque(value)),
  )
  const spelt = readdirSync(folder)
    .filter((name) => name.endsWith('.css') && name !== 'game.css' && name !== 'day.css')
    .flatMap((name) =>
      (read(name).match(/#[0-9a-f]{3,8}\b/g) ?? [])
        .filter((value) => own.has(opaque(value)))
        .map((value) => `${name} ${value}`),
    )
  expect(spelt).toEqual([])
})
