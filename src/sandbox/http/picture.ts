import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { hash } from '../rng'
import { artBase } from '../world/pictures'
import { answerFailure } from './envelope'

const folder = new URL('../art/', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
)
const there = new Set(files)

/** `kind/name`, `kind/group/name` or, for a tile, `kind/type/vendor/name`. */
const shape = new RegExp(`^${artBase}([a-z-]+)/(?:([a-z]+)/)?(?:\\w+/)?([\\w-]+)\\.webp$`)

/** Among the untitled pictures of live tables: a wheel for roulette, cards for the others. */
const wheels = ['auto', 'lightning', 'ruleta']
const fits = (group: string | undefined, name: string) => (file: string) =>
  group !== 'live' ||
  /roulette|ruleta|wheel/.test(name) === wheels.some((wheel) => file.endsWith(`/${wheel}.webp`))

/**
 * The file behind an address; undefined if there is none. A picture that does not exist falls back to its
 * group's (a banner's theme), or to an untitled one of its group: the one whose subject appears in the
 * name, else any.
 */
function fileFor(path: string): string | undefined {
  const [, kind, group, name = ''] = shape.exec(path) ?? []
  if (!kind) return undefined
  const words = name.split('-').map((word) => `${group}/${word}`)
  for (const folderOf of kind === 'tile-large' ? [kind, 'tile'] : [kind]) {
    const titled = [name, group].map((file) => `${folderOf}/${file}.webp`)
    const stock = files.filter((file) => file.startsWith(`${folderOf}/${group}/`)).filter(fits(group, name))
    const worded = words.map((file) => `${folderOf}/${file}.webp`).filter((file) => stock.includes(file))
    const own = [...titled, ...worded].find((file) => there.has(file))
    if (own) return own
    if (stock.length > 0) return stock[hash(name) % stock.length]
  }
  return undefined
}

/** Serves a picture, cacheable forever: a changed picture gets a new address. */
export async function picture(path: string): Promise<Response> {
  const file = fileFor(path)
  if (!file) return answerFailure(404, 'art.unknown')
  return new Response(await readFile(new URL(file, folder)), {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
