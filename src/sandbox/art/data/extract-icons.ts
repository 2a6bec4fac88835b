/**
 * Writes icons.json: the icons the data files beside this one name, and no other.
 * The icon sets are not packages of this project. Install @iconify-json/noto and @iconify-json/game-icons
 * in a scratch folder and run `npx tsx src/sandbox/art/data/extract-icons.ts <that folder>/node_modules`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Drawing {
  readonly body: string
  readonly width?: number
  readonly height?: number
}

interface IconSet {
  readonly icons: Readonly<Record<string, Drawing>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
  readonly width?: number
  readonly height?: number
}

const here = fileURLToPath(new URL('.', import.meta.url))
const modules = process.argv[2] ?? 'node_modules'
const readSet = (name: string): IconSet =>
  JSON.parse(readFileSync(`${modules}/@iconify-json/${name}/icons.json`, 'utf8')) as IconSet

const sets: Readonly<Record<string, IconSet>> = { n: readSet('noto'), g: readSet('game-icons') }

/** Every 'n:name' (Noto Emoji, full colour) and 'g:name' (game-icons, one colour) that the data mentions. */
function namedIcons(): string[] {
  const sources = ['themes', 'crests', 'avatars', 'ornaments']
  const text = sources.map((name) => readFileSync(`${here}${name}.json`, 'utf8')).join('')
  return [...new Set(text.match(/(?<=")[ng]:[a-z0-9-]+(?=")/g))].sort()
}

const lines = namedIcons().map((key) => {
  const set = sets[key.charAt(0)]
  const name = key.slice(2)
  const drawing = set?.icons[name] ?? set?.icons[set.aliases?.[name]?.parent ?? '']
  if (!set || !drawing) throw new Error(`no icon ${key}`)
  const size = { w: drawing.width ?? set.width ?? 16, h: drawing.height ?? set.height ?? 16 }
  const icon = { body: drawing.body, ...size, ...(key.startsWith('g:') ? { mono: true } : {}) }
  return `  ${JSON.stringify(key)}: ${JSON.stringify(icon)}`
})
writeFileSync(`${here}icons.json`, `{\n${lines.join(',\n')}\n}\n`)
