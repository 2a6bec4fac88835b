import { existsSync, readFileSync } from 'node:fs'
import { npm } from './command.mjs'
import { inRoot } from './root.mjs'
import { Stop } from './stop.mjs'

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}

/**
 * True when node_modules holds what package-lock.json asks for. Compares versions, not dates:
 * git and npm both touch the lock file without changing it. Packages for other systems may be absent.
 */
export function isInstalled(folder = inRoot()) {
  const record = `${folder}/node_modules/.package-lock.json`
  if (!existsSync(record)) return false
  try {
    const have = packagesIn(record)
    return Object.entries(packagesIn(`${folder}/package-lock.json`)).every(([path, wanted]) => {
      if (path === '' || (wanted.optional && !have[path])) return true
      return have[path]?.version === wanted.version && existsSync(`${folder}/${path}/package.json`)
    })
  } catch {
    return false // unreadable counts as missing
  }
}

/** Installs the packages when they are missing or differ from the lock file. */
export async function ensureInstalled(say = console.log) {
  if (isInstalled()) return
  say('Installing the packages…')
  const { code, output } = await npm(['ci', '--prefer-offline'])
  if (code === 0) return
  const reason = /npm (?:error|ERR!) (?!code |errno |syscall |A complete log)(\S.*?)(?:\. |$)/m.exec(
    output,
  )?.[1]
  throw new Stop(
    `The packages could not be installed (npm ci: ${(reason ?? `exit code ${code}`).replace(/[.:]+$/, '')}); check the network and the disk, then try again.`,
  )
}
