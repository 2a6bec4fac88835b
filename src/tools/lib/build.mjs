import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { tool } from './command.mjs'
import { inRoot } from './root.mjs'
import { Stop } from './stop.mjs'

const sources = ['src', 'machines', 'vite.config.ts', 'tsconfig.json', 'package-lock.json']

/**
 * Time of the last change at or under `path`, in ms since 1970. Folders count: deleting a file changes its
 * folder.
 */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), stat.mtimeMs)
}

const isNewer = (page) =>
  existsSync(page) && statSync(page).mtimeMs > Math.max(...sources.map((path) => newest(inRoot(path))))

/** True when dist was built after the last change to any source. */
export const isBuilt = () => isNewer(inRoot('dist/index.html'))

/** The same for the flow studio, which is never built into the player's site. */
const isStudioBuilt = () => isNewer(inRoot('.cache/studio/index.html'))

/** A failed build's first error and its location, without colours. */
function firstFault(output) {
  const lines = stripVTControlCharacters(output).split('\n')
  const says = (pattern) => lines.map((line) => pattern.exec(line)?.[1]).find((part) => part !== undefined)
  const fault = says(/^Error: (.+)/) ?? says(/^\[[^\]]+\] (.+)/) ?? says(/(\S.*)/) ?? 'no reason given'
  const place = says(/\[ (\S+:\d+:\d+) \]/)
  return (place && !fault.includes(place) ? `${fault}, at ${place}` : fault).replace(/[.:]+$/, '')
}

const site = { command: 'build', isDone: isBuilt, work: () => tool('vite', ['build']) }
const studio = {
  command: 'studio',
  isDone: isStudioBuilt,
  work: () => tool('tsx', ['src/studio/build/main.ts']),
}

async function ensure(wanted, say) {
  const missing = wanted.filter(({ isDone }) => !isDone())
  if (missing.length === 0) return
  say('Building…')
  const results = await Promise.all(missing.map(({ work }) => work()))
  for (const [i, { code, output }] of results.entries()) {
    if (code === 0) continue
    throw new Stop(`The build failed (${firstFault(output)}); npm run ${missing[i].command} shows all of it.`)
  }
}

/** Builds the player's site into dist, unless it is up to date. */
export const ensureSiteBuilt = (say = console.log) => ensure([site], say)

/** Builds the flow studio, unless it is up to date. */
export const ensureStudioBuilt = (say = () => {}) => ensure([studio], say)

/** Builds both in parallel. */
export const ensureBuilt = (say = console.log) => ensure([site, studio], say)
