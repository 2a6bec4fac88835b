import type { Complaint } from './syntax'

interface Entry {
  readonly resolved?: string
  readonly version?: string
  readonly integrity?: string
  readonly license?: string
  readonly hasInstallScript?: true
  readonly optional?: true
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/**
 * A lock file names no host (each machine installs from its configured registry) and lists a tool's builds for every
 * system: if one is missing, `npm ci` refuses to install anything at all.
 */
export function lockFaults(text: string): Complaint[] {
  const packages = (JSON.parse(text) as { packages: Record<string, Entry> }).packages
  const hosts = Object.entries(packages)
    .filter(([, entry]) => entry.resolved !== undefined)
    .map(([path]) => `${path} names where it came from`)
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`])
      .map((name) => `${name}, wanted by ${path}, is not listed`),
  )
  return [...hosts, ...missing]
}

/** Permitted licences; others need a review first. */
const licences: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Python-2.0',
  'MPL-2.0',
  '(MPL-2.0 OR Apache-2.0)',
  // Of these two, the first is chosen: part of a tool, which no player loads.
  'EPL-2.0 OR GPL-3.0-or-later',
])

/** Packages that may run an install script: a build tool that fetches nothing, and checks its own binary. */
const scripted: ReadonlySet<string> = new Set(['node_modules/esbuild'])

/** A lock file pins every package: version, checksum, licence, and no install script (trust 46). */
export function partFaults(text: string): Complaint[] {
  const { packages } = JSON.parse(text) as { packages: Record<string, Entry> }
  return Object.entries(packages).flatMap(([path, part]) => {
    if (path === '') return []
    const faults = [
      [part.version === undefined, 'has no version'],
      // Builds for other systems are not fetched, so their checksum is unknown here.
      [part.integrity === undefined && !part.optional, 'has no checksum'],
      [!licences.has(part.license ?? ''), `has the licence ${part.license}`],
      [part.hasInstallScript === true && !scripted.has(path), 'runs a script when it is installed'],
    ] as const
    return faults.flatMap(([wrong, what]) => (wrong ? [`${path} ${what}`] : []))
  })
}

/** Versions that are not exact. */
export function loose(manifest: string): Complaint[] {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(manifest) as Record<
    string,
    Record<string, string>
  >
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} may be any of ${version}`)
}
