/**
 * Requests the page starts before the app's code has loaded (src/app/early.ts); the client picks up the
 * answer when it makes the same request. An answer is used once; anything that does not match is fetched as
 * usual.
 */

export interface EarlyAnswers {
  readonly language: string
  readonly merchant: string
  /** By path and query. */
  readonly answers: Map<string, Promise<Response>>
}

declare global {
  interface Window {
    peryaEarly?: EarlyAnswers
    /** Resolves once the boot page has been painted. */
    peryaPainted?: Promise<void>
    /** The first script runs: it is not started twice. */
    peryaBegun?: boolean
  }
}

/** `fetch` that tries the early answers first. Guests' reads only: a request with a token is always sent. */
export const earlyFetch: typeof fetch = (input, init) => {
  const early = globalThis.window?.peryaEarly
  const address = typeof input === 'string' ? input : ''
  const started = early?.answers.get(address)
  if (!early || !started) return fetch(input, init)
  early.answers.delete(address)
  const headers = new Headers(init?.headers)
  const same =
    (init?.method ?? 'GET') === 'GET' &&
    !headers.has('Authorization') &&
    headers.get('Language') === early.language &&
    headers.get('Merchant') === early.merchant
  return same ? started.catch(() => fetch(input, init)) : fetch(input, init)
}
