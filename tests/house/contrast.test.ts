import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shipped } from '../../src/operators/all'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { filesUnder } from '../../src/tools/lib/source'

const own = shipped()
  .map(({ folder }) => `${folder}/tokens.css`)
  .filter((file) => existsSync(file))
const css = [inRoot('src/styles/tokens.css'), ...own]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replaceAll("'", '"')

/** Custom properties of every block whose selector list contains `selector`. */
function tokens(selector: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some((one) => one.trim() === selector)) continue
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g))
      found.set(name, value.trim())
  }
  return found
}

const perya = tokens('[data-brand="perya"]')
const bayside = tokens('[data-brand="bayside"]')

/** Relative luminance of a six-digit colour (WCAG 2.2). */
function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Not an opaque colour: ${hex}`)
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function ratio(brand: Map<string, string>, front: string, back: string): number {
  const [dark = 0, light = 0] = [front, back]
    .map((name) => luminance(brand.get(`--${name}`) ?? ''))
    .sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS = ['bg', 'surface', 'raised', 'field-bg', 'picked']
const PAPERS = ['paper', 'paper-2']
const on = (fronts: string[], backs: string[]) =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const))

const TEXT = [
  ...on(['text', 'text-2', 'text-3'], ['bg', 'surface', 'raised', 'sunken', 'field-bg']),
  ...on(['text', 'lit-text', 'text-2'], ['picked']),
  ...on(['lit-text', 'good', 'bad', 'info', 'hot-text'], ['bg', 'surface', 'raised']),
  ...on(['on-lit'], ['lit', 'lit-press']),
  ...on(['on-hot'], ['hot']),
  ...on(['on-paper', 'on-paper-2', 'on-paper-lit', 'on-paper-good', 'on-paper-bad'], PAPERS),
  ...on(['on-paper-fill-text'], ['on-paper-fill']),
  ...on(['on-balance-add'], ['balance-add']),
  ...on(['good'], ['good-wash']),
  ...on(['bad'], ['bad-wash']),
  ...on(['text'], ['sky-1', 'sky-2']),
  ...on(['banner-btn-text'], ['banner-btn']),
]
const SHAPES = [
  ...on(['line-strong'], ['bg', 'surface', 'field-bg', 'raised']),
  ...on(['lit-text'], GROUNDS),
  ...on(['bulb'], ['bg', 'surface']),
  ...on(['lit'], ['bg', 'surface']),
  ...on(['on-paper-fill'], PAPERS),
  ...on(['hot'], ['bg']),
]

/** What a brand does not set is as in the first block. */
const brands = shipped().map(
  ({ id }) => [id, new Map([...perya, ...tokens(`[data-brand="${id}"]`)])] as const,
)
describe.each(brands)('contrast of %s', (_, brand) => {
  it.each(TEXT)('text: %s on %s is 4.5 or more', (front, back) => {
    expect(ratio(brand, front, back)).toBeGreaterThanOrEqual(4.5)
  })
  it.each(SHAPES)('border or bulb: %s on %s is 3 or more', (front, back) => {
    expect(ratio(brand, front, back)).toBeGreaterThanOrEqual(3)
  })
  it('a quiet button or a plain tag is seen to be one on a sheet, and its words are read', () => {
    const quiet = brand.has('--raised-2') ? 'raised-2' : 'raised'
    expect(ratio(brand, quiet, 'surface')).toBeGreaterThanOrEqual(1.13)
    for (const words of ['text', 'text-2']) expect(ratio(brand, words, quiet)).toBeGreaterThanOrEqual(4.5)
  })
})

it('brands override no value of the system block', () => {
  const system = tokens(':root')
  for (const name of perya.keys()) system.delete(name)
  expect(system.has('--target')).toBe(true)
  expect([...bayside.keys()].filter((name) => system.has(name))).toEqual([])
})

it('both brands define every colour', () => {
  const colours = [...perya].filter(([, value]) => value.startsWith('#')).map(([name]) => name)
  expect(colours.filter((name) => !bayside.has(name))).toEqual([])
})

it('no text stands on a scrim: what shows through has any colour', () => {
  const scrims = filesUnder('src').filter(
    (file) => file.endsWith('.css') && readFileSync(inRoot(file), 'utf8').includes('var(--scrim)'),
  )
  // A rotating ring, and what is beneath a dialog.
  expect(scrims).toEqual(['src/pages/vip/vip.module.css', 'src/ui/Modal.module.css'])
})
