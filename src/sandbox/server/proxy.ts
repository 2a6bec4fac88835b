import { proxy } from 'hono/proxy'

/** The request is sent under the gateway's host name; redirects are left to the caller. */
function forward(request: Request): Promise<Response> {
  request.headers.delete('host')
  return fetch(request, { redirect: 'manual' })
}

/**
 * Proxies calls to a real gateway (`PLATFORM_URL`), streaming both ways. Answers 502 with the platform's
 * envelope if the gateway cannot be reached.
 */
export function createProxy(gateway: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    try {
      return await proxy(new URL(pathname + search, gateway), { raw: request, customFetch: forward })
    } catch {
      return Response.json(
        { success: false, code: 'gateway.unreachable', message: 'gateway unreachable' },
        { status: 502, headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } },
      )
    }
  }
}
