import { createHash } from 'node:crypto'
import type { RefusalValue } from '../handler'

/** The platform's answers: the envelope, and the headers every answer carries. */

const always = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...always, ...headers } })
}

/** An answer that a phone, or a cache on the way, may store; answers 304 to a client that already has it. */
export function revalidated(request: Request, body: unknown): Response {
  const tag = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)
  const headers = { ETag: `W/"${tag}"`, 'Cache-Control': 'public, no-cache', Vary: 'Merchant' }
  // Compression on the way turns a strong tag into a weak one.
  if (request.headers.get('If-None-Match')?.includes(`"${tag}"`)) {
    return new Response(null, { status: 304, headers })
  }
  return json(200, body, headers)
}

interface FailureDetails {
  readonly value?: RefusalValue | undefined
  /** Seconds. */
  readonly retryAfter?: number | undefined
  readonly headers?: Record<string, string>
}

/** Statuses whose answer has no body. */
const bodiless: readonly number[] = [204, 205, 304]

/** `message` is for people reading the wire; the app reads only the code and has its own texts. */
export function answerFailure(
  status: number,
  code = `status.${status}`,
  { value, retryAfter, headers }: FailureDetails = {},
): Response {
  if (bodiless.includes(status)) return new Response(null, { status })
  return json(
    status,
    { success: false, code, message: code.replaceAll('.', ' '), ...(value ? { value } : {}) },
    { ...headers, ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }) },
  )
}
