import type { Ground } from '../world/pictures'
import type { Language } from './words'

/** Escapes text for HTML text and quoted attributes. */
export function escapeHtml(text: string): string {
  const names: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (sign) => names[sign] ?? '')
}

/** A page's appearance: the server's origin, its language, and the background of the linking brand. */
export interface Look {
  readonly origin: string
  readonly language: Language
  readonly ground: Ground
}

interface DemoDocument {
  readonly language: Language
  readonly title: string
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  /** Becomes `data-…` attributes of the body. */
  readonly data: Readonly<Record<string, string>>
  readonly body: string
  /** The linking brand's. */
  readonly ground: Ground
}

export function renderDocument(document: DemoDocument): string {
  const { language, title, styles, scripts, data, body, ground } = document
  const sheets = ground === 'day' && styles.length > 0 ? [...styles, 'day.css'] : styles
  const attributes = Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('')
  return [
    `<!doctype html><html lang="${language === 'TY' ? 'fil' : 'en'}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    ...sheets.map((name) => `<link rel="stylesheet" href="/demo/assets/${name}">`),
    ...scripts.map((name) => `<script defer src="/demo/assets/${name}"></script>`),
    `</head><body${attributes}>${body}</body></html>`,
  ].join('')
}

/**
 * Headers of a demo page. The page has an opaque origin, framed or not. Whether `'self'` still means the
 * server there depends on the browser version, so the server's origin is listed instead.
 */
export function pageHeaders(origin: string, ancestors: string | null = origin): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': [
      "default-src 'none'",
      `script-src ${origin}`,
      `style-src ${origin}`,
      `img-src ${origin}`,
      "base-uri 'none'",
      "form-action 'none'",
      ...(ancestors === null ? [] : [`frame-ancestors ${ancestors}`]),
      'sandbox allow-scripts',
    ].join('; '),
  }
}
