import { existsSync, readFileSync } from 'node:fs'
import { newsOf, type Since } from '../compare/history'
import type { Chart, Commit } from '../picture/model'
import { inRoot } from '../../tools/lib/root.mjs'
import { content, git, readCommits } from './git'
import { blobOf } from './screens'
import { parsed } from './snapshots'

const folder = 'docs/flows'
const mostDays = 6
const mostTags = 4
/** Maximum number of commits listed per flow. */
const mostCommits = 6

/** Git's object names of all committed flows, by flow. */
async function flowsAt(commit: string): Promise<ReadonlyMap<string, string>> {
  const lines = (await git('ls-tree', commit, '--', `${folder}/`)).split('\n')
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, name = '', id = ''] = /^\d+ blob (\w+)\t.*\/([\w-]+)\.json$/.exec(line) ?? []
      return name === '' ? [] : [[id, name]]
    }),
  )
}

/** The commits that changed each flow after another one, newest first. */
async function changesAfter(commit: string): Promise<ReadonlyMap<string, readonly Commit[]>> {
  const log = await git(
    'log',
    '--format=%x01%h%x09%as%x09%an%x09%s',
    '--name-only',
    `${commit}..HEAD`,
    '--',
    `${folder}/*.json`,
  )
  const found = new Map<string, Commit[]>()
  for (const entry of log.split('\u0001').filter(Boolean)) {
    const [head = '', ...files] = entry.split('\n')
    const [name = '', day = '', by = '', why = ''] = head.split('\t')
    for (const file of files) {
      const id = /([\w-]+)\.json$/.exec(file)?.[1]
      if (id !== undefined) found.set(id, [...(found.get(id) ?? []), { commit: name, day, by, why }])
    }
  }
  return found
}

/** The newest tags, and the last commit of each recent day on which a flow changed. */
async function points(): Promise<readonly (Commit & { readonly tag?: string })[]> {
  const tags = (await git('tag', '--merged', 'HEAD', '--sort=-creatordate')).split('\n').filter(Boolean)
  const tagged = await Promise.all(
    tags
      .slice(0, mostTags)
      .map(async (tag) => (await readCommits(['-n', '1', tag])).map((it) => ({ ...it, tag }))),
  )
  const commits = await readCommits(['--no-merges', '--', `${folder}/*.json`])
  const days = commits.filter(({ day }, i) => commits.findIndex((it) => it.day === day) === i)
  const known = new Set(tagged.flat().map(({ commit }) => commit))
  return [...tagged.flat(), ...days.slice(0, mostDays).filter(({ commit }) => !known.has(commit))]
}

/** A flow's committed file at HEAD. */
function todaysName(id: string): string | undefined {
  const file = inRoot(folder, `${id}.json`)
  return existsSync(file) ? blobOf(readFileSync(file)) : undefined
}

/** Changes of all flows since each of some commits, newest first; empty without a history. */
export async function historyOf(charts: readonly Chart[]): Promise<readonly Since[]> {
  const today = new Map(charts.map(({ id }) => [id, todaysName(id)]))
  const bases = await Promise.all(
    (await points()).map(async (point) => ({
      point,
      flows: await flowsAt(point.commit),
      changes: await changesAfter(point.commit),
    })),
  )
  const isOther = ([id, name]: readonly [string, string]) => today.get(id) !== name
  const names = [...new Set(bases.flatMap(({ flows }) => [...flows].filter(isOther).map(([, it]) => it)))]
  const read = new Map(
    await Promise.all(names.map(async (name) => [name, (await content(name))?.toString()] as const)),
  )
  return bases.map(({ point, flows, changes }): Since => {
    const ids = [...new Set([...charts.map(({ id }) => id), ...flows.keys()])]
    const news = ids.flatMap((id) => {
      const name = flows.get(id)
      if (name !== undefined && !isOther([id, name])) return []
      const before = name === undefined ? undefined : parsed(read.get(name) ?? '')
      const commits = (changes.get(id) ?? []).slice(0, mostCommits)
      return (
        newsOf(
          id,
          before,
          charts.find((it) => it.id === id),
          commits,
        ) ?? []
      )
    })
    return { ...point, flows: news }
  })
}
