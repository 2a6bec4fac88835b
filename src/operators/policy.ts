import type { OperatorFile } from './file'

/** The headers of an operator's pages and files (trust 1-4): the hosts in its policy are those of its file. */

const unique = (sources: readonly string[]) => [...new Set(sources)].join(' ')

const shared = ({ pictures, games, faults }: Pick<OperatorFile, 'pictures' | 'games' | 'faults'>) => ({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': unique(["'self' data:", ...pictures]),
  'font-src': "'self'",
  'connect-src': unique(["'self'", ...(faults?.startsWith('http') ? [new URL(faults).origin] : [])]),
  'frame-src': unique([
    "'self'",
    ...games.flatMap(({ open = 'frame', origins }) => (open === 'frame' ? origins : [])),
  ]),
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
})

const text = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** The name by which policies and browser reports refer to the operator's reporting endpoint. */
const endpoint = 'faults'

/**
 * The production policy. Violations are reported to the same place as faults, through both mechanisms
 * browsers have; the sandbox uses the older one, which reports immediately.
 */
const strict = (operator: OperatorFile, reports: boolean) =>
  text({
    ...shared(operator),
    'require-trusted-types-for': "'script'",
    'trusted-types': "default dompurify perya 'allow-duplicates'",
    ...(reports
      ? { 'report-uri': '/__sandbox/csp' }
      : operator.faults
        ? { 'report-uri': operator.faults, 'report-to': endpoint }
        : {}),
  })

/**
 * As strict as hot reload allows: Vite injects <style> elements, the refresh preamble is an inline script,
 * updates arrive over a web socket, and its error overlay writes HTML without a trusted type.
 */
const development = (operator: OperatorFile) =>
  text({
    ...shared(operator),
    'script-src': "'self' 'unsafe-inline'",
    'style-src': "'self' 'unsafe-inline'",
    'connect-src': "'self' ws: wss:",
  })

const others = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), fullscreen=(self)',
}

/** Headers for every page and file of an operator's site. */
export function pageHeaders(
  operator: OperatorFile,
  { reports, dev = false }: { reports: boolean; dev?: boolean },
): Readonly<Record<string, string>> {
  const policy = dev ? development(operator) : strict(operator, reports)
  return { 'Content-Security-Policy': policy, ...reporting(operator), ...others }
}

/** Crashes and interventions are sent to the endpoint named `default`. */
function reporting({ faults }: OperatorFile): Record<string, string> {
  return faults ? { 'Reporting-Endpoints': `${endpoint}="${faults}", default="${faults}"` } : {}
}
