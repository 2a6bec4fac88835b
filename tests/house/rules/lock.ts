import type { Complaint } from './syntax'

interface Entry {
  readonly resolved?: string
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
