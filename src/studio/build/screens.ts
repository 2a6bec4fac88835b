import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot } from '../../tools/lib/root.mjs'
import { parseScreens, screensFormat, type ScreenPicture, type Shot } from '../screens/pictures'

/** Where the paths that run in a browser leave their pictures. */
export const screensFolder = inRoot('docs/flows/screens')

/** Most bytes of pictures inside the one-file studio. */
const mostInside = 8 * 1024 * 1024

/** Pictures whose files are there. */
export function readScreens(folder = screensFolder): readonly ScreenPicture[] {
  const index = join(folder, 'index.json')
  if (!existsSync(index)) return []
  const pictures = parseScreens(readFileSync(index, 'utf8'))
  if (!pictures) throw new Error(`${index} is not an index of pictures`)
  return pictures.filter(({ file }) => existsSync(join(folder, file)))
}

/** Puts pictures and index beside the served page. */
export function copyScreens(pictures: readonly ScreenPicture[], into: string, from = screensFolder): void {
  for (const { file } of pictures) {
    mkdirSync(dirname(join(into, file)), { recursive: true })
    copyFileSync(join(from, file), join(into, file))
  }
  mkdirSync(into, { recursive: true })
  writeFileSync(join(into, 'index.json'), JSON.stringify({ format: screensFormat, pictures }))
}

export const dataAddress = (bytes: Buffer): string => `data:image/webp;base64,${bytes.toString('base64')}`

/** Pictures inside a page. When all are too heavy, those in English and in the first brand. */
export function screensInside(pictures: readonly ScreenPicture[], folder = screensFolder): readonly Shot[] {
  const heavy = pictures.reduce((sum, { file }) => sum + statSync(join(folder, file)).size, 0) > mostInside
  const taken = heavy
    ? pictures.filter(({ language, brand }) => language === 'EN' && brand === 'perya')
    : pictures
  return taken.map((it) => ({ ...it, src: dataAddress(readFileSync(join(folder, it.file))) }))
}

/** The name that git has for a content. */
export const blobOf = (bytes: Buffer): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
