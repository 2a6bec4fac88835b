import { readFileSync, statSync } from 'node:fs'
import { catalogue } from '../../../machines/index'
import { now } from '../../platform/clock'
import { filesUnder, readSource } from '../../tools/lib/source'
import { root } from '../../tools/lib/root.mjs'
import '../perya/project'
import { understand } from './args'
import { browserCharts, playInBrowser, screenPaths, screenPathsAt } from './chromium'
import { written } from './files'
import { filesAt, gitHost, pathsAt } from './git'
import { print } from './print'
import type { Host } from './host'

/** The charts' sources, at a git ref or as they are. */
function sources(ref?: string): ReadonlyMap<string, string> {
  const isSource = (path: string) => path.endsWith('.ts')
  if (ref === undefined) {
    const paths = filesUnder('machines').filter(isSource)
    return new Map(paths.map((path) => [path, readSource(path).text]))
  }
  return filesAt(root, ref, pathsAt(root, ref, 'machines').filter(isSource))
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

const host: Host = {
  // Waivers end by date; this is the tool's only read of the calendar.
  today: () => new Date(now()).toISOString().slice(0, 10),
  read: (path) => (isFile(path) ? readFileSync(path, 'utf8') : undefined),
  ...gitHost(root),
  sources,
  browserCharts,
  playInBrowser,
  screenPaths,
  screenPathsAt,
  readPicture: (path) => (isFile(path) ? readFileSync(path, 'base64') : undefined),
}

print(written(understand(process.argv.slice(2), catalogue, host)))
