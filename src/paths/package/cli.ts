import { existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { understand } from '../cli/args'
import { written } from '../cli/files'
import { gitHost } from '../cli/git'
import { refuse, type Host } from '../cli/host'
import { print } from '../cli/print'
import { describeProject } from '../export/project'
import { faultOf, type Config } from './config'

/** The package's command line: the same commands, on the charts that `paths.config.js` of the current folder names. */

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

const hostFor = (parts: Config['host'] = {}): Host => ({
  today: () => new Date().toISOString().slice(0, 10),
  read: (path) => (isFile(path) ? readFileSync(path, 'utf8') : undefined),
  readPicture: (path) => (isFile(path) ? readFileSync(path, 'base64') : undefined),
  ...gitHost(process.cwd()),
  sources: () => new Map(),
  browserCharts: () => [],
  screenPaths: () => [],
  screenPathsAt: () => undefined,
  playInBrowser: () => ({ status: 1, report: undefined }),
  ...parts,
})

const asksForHelp = ([word = 'help']: readonly string[]) => word === 'help' || word === '--help'

const names = ['paths.config.js', 'paths.config.mjs', 'paths.config.ts']

async function answer() {
  const args = process.argv.slice(2)
  const file = names.map((name) => resolve(name)).find((path) => existsSync(path))
  if (file === undefined && asksForHelp(args)) return understand(['help'], [], hostFor())
  if (file === undefined) return refuse(`There is no ${names[0]} here; it says which charts there are.`)
  const { default: config } = (await import(pathToFileURL(file).href)) as { default?: Config }
  const fault = faultOf(config)
  if (config === undefined || fault !== undefined) return refuse(`${file}: ${fault}.`)
  describeProject(config.project ?? {})
  return understand(args, config.catalogue, hostFor(config.host))
}

print(written(await answer()))
