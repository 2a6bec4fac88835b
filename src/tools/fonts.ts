/**
 * Rebuilds the subset font files in src/styles/fonts (look §12): `npm run fonts [-- <folder>]`, where the
 * folder contains the source packages. They are not dependencies of the project, since the subsets are
 * committed and the sources are needed only when the character set changes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

type Axes = Record<string, { min: number; max: number }>
type Subset = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'woff2'; variationAxes: Axes },
) => Promise<Buffer>

const FAMILIES = ['anybody', 'figtree', 'gabarito', 'plus-jakarta-sans', 'lexend'] as const

/** One font file to write: its name, source family and file, characters and axes. */
interface Face {
  out: string
  family: (typeof FAMILIES)[number]
  source: string
  text: string
  axes: Axes
}

const OUT = resolve(dirname(fileURLToPath(import.meta.url)), '../styles/fonts')
/** A brand loads one display font and the text font; the look allows 60 kB for the four files together. */
const BRAND_LIMIT = 60_000

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
const latin = `${ascii}ÑñÁÉÍÓÚáéíóúàèìòù¡¿·×–—‘’“”…•−±°`
/**
 * Latin subsets have no peso sign, nor do Figtree and Gabarito themselves: their single-glyph files come from
 * the family with the most similar figures.
 */
const peso = '₱'

const anybody: Axes = { wdth: { min: 60, max: 100 }, wght: { min: 600, max: 900 } }
const figtree: Axes = { wght: { min: 400, max: 800 } }
const gabarito: Axes = { wght: { min: 600, max: 900 } }

const FACES: Face[] = [
  { out: 'display', family: 'anybody', source: 'latin-standard', text: latin, axes: anybody },
  { out: 'display-peso', family: 'anybody', source: 'latin-ext-standard', text: peso, axes: anybody },
  { out: 'text', family: 'figtree', source: 'latin-wght', text: latin, axes: figtree },
  { out: 'text-peso', family: 'plus-jakarta-sans', source: 'latin-ext-wght', text: peso, axes: figtree },
  { out: 'bayside-display', family: 'gabarito', source: 'latin-wght', text: latin, axes: gabarito },
  { out: 'bayside-display-peso', family: 'lexend', source: 'latin-ext-wght', text: peso, axes: gabarito },
]

const from = resolve(process.argv[2] ?? process.cwd())
const need = createRequire(join(from, 'package.json'))

/** The folder of a source package, found through its manifest. */
const folder = (family: Face['family']) =>
  dirname(need.resolve(`@fontsource-variable/${family}/package.json`))

async function build(): Promise<void> {
  const subset = need('subset-font') as Subset
  const sizes = new Map<string, number>()
  for (const { out, family, source, text, axes } of FACES) {
    const file = join(folder(family), 'files', `${family}-${source}-normal.woff2`)
    const made = await subset(readFileSync(file), text, { targetFormat: 'woff2', variationAxes: axes })
    writeFileSync(join(OUT, `${out}.woff2`), made)
    sizes.set(out, made.length)
    console.log(`${out}.woff2  ${(made.length / 1000).toFixed(1)} kB`)
  }
  const licences = FAMILIES.map((family) => readFileSync(join(folder(family), 'LICENSE'), 'utf8').trim())
  writeFileSync(join(OUT, 'OFL.txt'), `${licences.join(`\n\n${'='.repeat(80)}\n\n`)}\n`)

  for (const display of ['display', 'bayside-display']) {
    const files = [display, `${display}-peso`, 'text', 'text-peso']
    const total = files.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0)
    if (total > BRAND_LIMIT)
      throw new Error(`The fonts with ${display} weigh ${total} bytes, over ${BRAND_LIMIT}.`)
  }
}

const packages = ['subset-font', ...FAMILIES.map((family) => `@fontsource-variable/${family}`)].join(' ')
try {
  need.resolve('subset-font')
  for (const family of FAMILIES) folder(family)
} catch {
  console.error(`Install ${packages} in a folder outside the project and run: npm run fonts -- <that folder>`)
  process.exit(1)
}
await build()
