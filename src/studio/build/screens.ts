import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { screensFolder as committedFolder } from '../../paths/screens/pictures'
import { inRoot } from '../../tools/lib/root.mjs'
import type { ScreenPicture, Shot } from '../screens/picture'
import { parseScreens, screensFormat } from '../screens/pictures'

/** The committed pictures. */
export const screensFolder = inRoot(committedFolder)

/** Pictures whose files exist. */
export function readScreens(folder = screensFolder): readonly ScreenPicture[] {
  const index = join(folder, 'index.json')
  if (!existsSync(index)) return []
  const pictures = parseScreens(readFileSync(index, 'utf8'))
  if (!pictures) throw new Error(`${index} is not an index of pictures`)
  return pictures.filter(({ file }) => existsSync(join(folder, file)))
}

/** Copies pictures and index next to the served page. */
export function copyScreens(pictures: readonly ScreenPicture[], into: string, from = screensFolder): void {
  for (const { file } of pictures) {
    mkdirSync(dirname(join(into, file)), { recursive: true })
    copyFileSync(join(from, file), join(into, file))
  }
  mkdirSync(into, { recursive: true })
  writeFileSync(join(into, 'index.json'), JSON.stringify({ format: screensFormat, pictures }))
}

export const dataAddress = (bytes: Buffer): string => `data:image/webp;base64,${bytes.toString('base64')}`

/** Pictures embedded in a page. */
export const screensInside = (pictures: readonly ScreenPicture[], folder = screensFolder): readonly Shot[] =>
  pictures.map((it) => ({ ...it, src: dataAddress(readFileSync(join(folder, it.file))) }))

/** Git's object name for this content. */
export const blobOf = (bytes: Buffer): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
