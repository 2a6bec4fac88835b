import { imageHosts } from '../../platform/urls'

/**
 * Headers of the pages and assets served alongside the platform (trust 1-4). A production host sends the
 * same.
 */

const shared = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': ["'self' data:", ...imageHosts].join(' '),
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

const policy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** The production policy. Reports are collected only by the sandbox. */
const shipped = (reports: boolean) =>
  policy({
    ...shared,
    'require-trusted-types-for': "'script'",
    'trusted-types': "default dompurify perya 'allow-duplicates'",
    ...(reports ? { 'report-uri': '/__sandbox/csp' } : {}),
  })

/**
 * As strict as hot reload allows: Vite injects <style> elements, the refresh preamble is an inline script,
 * updates arrive over a web socket, and its error overlay writes HTML without a trusted type.
 */
const development = policy({
  ...shared,
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

export function pageHeaders({
  reports,
  dev = false,
}: {
  reports: boolean
  dev?: boolean
}): Readonly<Record<string, string>> {
  return { 'Content-Security-Policy': dev ? development : shipped(reports), ...others }
}
