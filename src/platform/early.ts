/**
 * Requests the page starts before the app's code has loaded (src/app/early.ts); the client picks up the
 * answer when it makes the same request. An answer is used once, and only at the start of the page: not after a
 * change, nor long afterwards. Anything that does not match is fetched as usual.
 */

interface EarlyAnswers {
  readonly language: string
  readonly merchant: string
  /** Keyed by token, if one was sent, plus path and query. */
  readonly answers: Map<string, Promise<Response>>
  /** The app has started making requests. */
  taken?: boolean
}

declare global {
  interface Window {
    peryaEarly?: EarlyAnswers
    /** Resolves once the boot page has been painted. */
    peryaPainted?: Promise<void>
    /** The first script is running and must not be started twice. */
    peryaBegun?: boolean
  }
}

/** `fetch` that tries the early answers first. */
export const earlyFetch: typeof fetch = (input, init) => {
  const early = globalThis.window?.peryaEarly
  if (!early) return fetch(input, init)
  early.taken = true
  if ((init?.method ?? 'GET') !== 'GET') early.answers.clear()
  const headers = new Headers(init?.headers)
  const key = `${headers.get('Authorization') ?? ''}${input as string}`
  const started = early.answers.get(key)
  early.answers.delete(key)
  const same = headers.get('Language') === early.language && headers.get('Merchant') === early.merchant
  return started && same ? started.catch(() => fetch(input, init)) : fetch(input, init)
}
