import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FlowDocument } from '../../paths/export/document'
import { inCommittedLook, screensFolder as screens } from '../../paths/screens/pictures'
import type { Committed } from '../picture/model'
import type { EarlierPicture } from '../screens/picture'
import { parseScreens } from '../screens/pictures'
import { content, git, readCommits } from './git'
import { blobOf, screensFolder } from './screens'

/** Max earlier versions per flow that ship with the studio. */
const versionsKept = 5

/** A committed flow; undefined if it is not one. */
export function parsed(text: string): Pick<FlowDocument, 'chart' | 'states' | 'transitions'> | undefined {
  try {
    const { chart, states, transitions } = JSON.parse(text) as FlowDocument
    return { chart, states, transitions }
  } catch {
    return undefined
  }
}

const text = async (name: string) => (await content(name))?.toString() ?? ''

/** Data read once per commit. */
function ofEach<Read>(read: (commit: string) => Promise<Read>): (commit: string) => Promise<Read> {
  const known = new Map<string, Promise<Read>>()
  return (commit) => {
    const now = known.get(commit) ?? read(commit)
    known.set(commit, now)
    return now
  }
}

const indexAt = ofEach(async (commit) => readIndex(await text(`${commit}:./${screens}/index.json`)))

/** Git's object names of all pictures, by file. */
const filesAt = ofEach(async (commit): Promise<ReadonlyMap<string, string>> => {
  const lines = (await git('ls-tree', '-r', commit, '--', `${screens}/`)).split('\n')
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, name = '', path = ''] = /^\d+ blob (\w+)\t(.+)$/.exec(line) ?? []
      return name === '' ? [] : [[path.slice(screens.length + 1), name]]
    }),
  )
})

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
  const files = await filesAt(commit)
  return own.flatMap((it): EarlierPicture[] => {
    const name = files.get(it.file)
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
    const snapshot = parsed(await text(`${commit}:./${path}`))
    if (!snapshot) continue
    const shown = await screensAt(commit, id)
    const all = JSON.stringify([snapshot, shown])
    if (all !== before) versions.push({ commit, day, by, why, snapshot, screens: shown })
    before = all
  }
  return versions
}
