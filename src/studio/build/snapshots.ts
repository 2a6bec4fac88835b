import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FlowDocument } from '../../paths/export/document'
import { inCommittedLook, screensFolder as screens } from '../../paths/screens/pictures'
import type { Committed } from '../picture/model'
import type { EarlierPicture, ScreenPicture } from '../screens/picture'
import { parseScreens } from '../screens/pictures'
import { git, readCommits } from './git'
import { blobOf, screensFolder } from './screens'

/** Max earlier versions per flow that ship with the studio. */
const versionsKept = 5

/** A committed flow; undefined for what is none. */
export function parsed(text: string): Pick<FlowDocument, 'chart' | 'states' | 'transitions'> | undefined {
  try {
    const { chart, states, transitions } = JSON.parse(text) as FlowDocument
    return { chart, states, transitions }
  } catch {
    return undefined
  }
}

/** Pictures of a commit, by chart; each commit is read once. */
const indexes = new Map<string, Promise<readonly ScreenPicture[]>>()

function indexAt(commit: string): Promise<readonly ScreenPicture[]> {
  const known = indexes.get(commit) ?? git('show', `${commit}:./${screens}/index.json`).then(readIndex)
  indexes.set(commit, known)
  return known
}

/** Older commits also have other languages and brands, which have no counterpart today. */
const readIndex = (text: string) => (parseScreens(text) ?? []).filter(inCommittedLook)

function todaysBlob(file: string): string | undefined {
  const path = join(screensFolder, file)
  return existsSync(path) ? blobOf(readFileSync(path)) : undefined
}

/** A commit's pictures of a flow; those that differ today are addressed by content hash. */
async function screensAt(commit: string, id: string): Promise<readonly EarlierPicture[]> {
  const own = (await indexAt(commit)).filter(({ chart }) => chart === id)
  if (own.length === 0) return []
  const lines = (await git('ls-tree', '-r', commit, '--', `${screens}/`)).split('\n')
  const blobs = new Map(
    lines.flatMap((line): [string, string][] => {
      const [, name = '', path = ''] = /^\d+ blob (\w+)\t(.+)$/.exec(line) ?? []
      return name === '' ? [] : [[path.slice(screens.length + 1), name]]
    }),
  )
  return own.flatMap((it): EarlierPicture[] => {
    const name = blobs.get(it.file)
    if (name === undefined) return []
    return [name === todaysBlob(it.file) ? it : { ...it, src: name }]
  })
}

/** Committed snapshots of a flow, newest first; versions with identical content and pictures count once. */
export async function committedVersions(id: string): Promise<readonly Committed[]> {
  const path = `docs/flows/${id}.json`
  const log = await readCommits(['-n', '40', '--', path, `${screens}/${id}`])
  const versions: Committed[] = []
  let before = ''
  for (const { commit, day, by, why } of log) {
    if (versions.length === versionsKept) break
    const snapshot = parsed(await git('show', `${commit}:./${path}`))
    if (!snapshot) continue
    const shown = await screensAt(commit, id)
    const all = JSON.stringify([snapshot, shown])
    if (all !== before) versions.push({ commit, day, by, why, snapshot, screens: shown })
    before = all
  }
  return versions
}
