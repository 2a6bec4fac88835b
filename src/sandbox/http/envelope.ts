/** Answers of the platform's side: the envelope, and the headers that every answer carries. */

const always = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...always, ...headers } })
}

export interface FailureDetails {
  readonly value?: { captcha?: boolean } | undefined
  /** Seconds. */
  readonly retryAfter?: number | undefined
  readonly headers?: Record<string, string>
}

/** `message` is for people who read the wire; the app has its own words and reads the code only. */
export function answerFailure(
  status: number,
  code = `status.${status}`,
  { value, retryAfter, headers }: FailureDetails = {},
): Response {
  return json(
    status,
    { success: false, code, message: code.replaceAll('.', ' '), ...(value ? { value } : {}) },
    { ...headers, ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }) },
  )
}
