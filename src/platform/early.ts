/**
 * Requests that the page starts before the app's code has come (src/app/early.ts): the client takes their answers over
 * when it asks for the same thing. An answer is used once; whatever does not match is fetched as always.
 */

export interface EarlyAnswers {
  readonly language: string
  readonly merchant: string
  /** By address, path and query. */
  readonly answers: Map<string, Promise<Response>>
}

declare global {
  interface Window {
    peryaEarly?: EarlyAnswers
    /** Settled once the bare page has been painted. */
    peryaPainted?: Promise<void>
  }
}

/** `fetch` that looks among the early answers first. Guests' reads only: a request with a token is always made anew. */
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
