import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorFileError, type OperatorFile } from '../../operators/file'
import { caddyMatchers, caddySite } from './caddy'
import { gatewayOf } from './gateway'
import { nginxScreens, nginxSite } from './nginx'
import { writePacked } from './pack'
import { siteFiles } from './site'
import { complete, goLive, isComplete, prune } from './store'

interface ReleaseOptions {
  /** The build. */
  readonly dist: string
  /** The folder served by web servers. */
  readonly folder: string
  readonly operators: readonly OperatorFile[]
  /** The gateway for operators that specify none. */
  readonly gateway?: string | undefined
  readonly now: number
}

/** Configuration and finished files of every operator, by their names within the release. */
function filesOf({ dist, operators, gateway }: ReleaseOptions): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>()
  const text = (name: string, content: string) => files.set(name, Buffer.from(content))
  const screens = JSON.parse(readFileSync(join(dist, 'paths.json'), 'utf8')) as string[]
  text('nginx/screens.conf', nginxScreens(screens))
  text('caddy/matchers.caddy', caddyMatchers(screens))
  for (const operator of operators) {
    if (operator.hosts.length === 0)
      throw new OperatorFileError(`${operator.id} has no host names: a server could not tell its requests.`)
    const own = gatewayOf(operator, gateway)
    text(`nginx/sites/${operator.id}.conf`, nginxSite(operator, own))
    text(`caddy/sites/${operator.id}.caddy`, caddySite(operator, own))
    for (const [name, bytes] of siteFiles(dist, operator)) files.set(`sites/${operator.id}/${name}`, bytes)
  }
  return files
}

/** Names a release by its content: the same one twice is one. */
function nameOf(files: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash('sha256')
  for (const [name, bytes] of files) hash.update(`${name}\n`).update(bytes)
  return hash.digest('hex').slice(0, 10)
}

/**
 * Adds a build to the folder served by web servers, prepared for each operator, and makes it live. Files of
 * older releases stay for a while: open pages continue with their version.
 */
export async function release(options: ReleaseOptions): Promise<{ name: string; gone: readonly string[] }> {
  const { dist, folder, now } = options
  const files = filesOf(options)
  const name = nameOf(files)
  const assets = readdirSync(join(dist, 'assets'))
  // Lazy files first: whoever gets the new page finds every file it references.
  for (const asset of assets) {
    const file = `assets/${asset}`
    if (!existsSync(join(folder, file))) await writePacked(folder, file, readFileSync(join(dist, file)))
  }
  if (!isComplete(folder, name)) {
    for (const [file, bytes] of files) await writePacked(join(folder, 'releases', name), file, bytes)
    const { version } = JSON.parse(readFileSync(join(dist, 'version.json'), 'utf8')) as { version: string }
    complete(folder, name, { version, operators: options.operators.map(({ id }) => id), assets })
  }
  goLive(folder, name, now)
  return { name, gone: prune(folder, now) }
}
