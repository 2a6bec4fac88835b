import { homeAliases, registerAliases } from '../../machines/shared/paths'
import type { OperatorFile } from './file'

/**
 * What every host of the site must know about paths: the preview server, and the releases for other servers.
 */

/** Old links that are app pages, not files. */
export const oldLinks = [...homeAliases, ...registerAliases].filter((path) => path.endsWith('.html'))

/** A content-hashed name from the build: cacheable forever. */
export const hashed = /^\/assets\/(.+-[\w-]{7}\.\w+|[\w-]{8}\.css)$/

/** Text, which is sent compressed. */
export const worthPacking: ReadonlySet<string> = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.webmanifest',
  '.svg',
  '.txt',
  '.map',
])

/** Health check: answers while the server runs, whatever the state of its gateway. */
export const healthPath = '/health'

/** Paths that lead to the operator's gateway. */
export const gatewayPaths = ({ proxied }: Pick<OperatorFile, 'proxied'>): readonly string[] => [
  '/wps/',
  '/lgw/',
  ...proxied,
]
