/** Passes calls on to a real gateway (`PLATFORM_URL`), streaming both ways. */

/** Headers that belong to one connection, or that the next request makes itself. */
const ownHeaders = [
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** Answers 502 with the platform's envelope when the gateway cannot be reached. */
export function createProxy(gateway: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    for (const name of ownHeaders) headers.delete(name)
    try {
      const answer = await fetch(new URL(pathname + search, gateway), {
        method: request.method,
        headers,
        body: request.body,
        signal: request.signal,
        redirect: 'manual',
        ...({ duplex: 'half' } as object),
      })
      const passed = new Headers(answer.headers)
      // The body arrives unpacked here, whatever it travelled as.
      for (const name of [...ownHeaders, 'content-encoding']) passed.delete(name)
      return new Response(answer.body, { status: answer.status, headers: passed })
    } catch {
      return Response.json(
        { success: false, code: 'gateway.unreachable', message: 'gateway unreachable' },
        { status: 502, headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } },
      )
    }
  }
}
