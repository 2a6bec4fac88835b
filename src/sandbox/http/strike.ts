import { setTimeout as sleep } from 'node:timers/promises'
import type { Call } from '../../platform/call'
import { salvage } from '../../platform/salvage'
import { answerFailure, json } from './envelope'
import type { Fault, Faults } from './faults'

/** A broken connection: the socket is cut; without a socket the call rejects as `fetch` does. */
export class ConnectionLost extends TypeError {
  constructor() {
    super('connection lost')
  }
}

/** What a captive portal or a broken proxy answers instead of the platform. */
const portal = '<!doctype html><title>Sign in to the network</title><h1>Sign in to the network</h1>'

/** A value that cannot be salvaged under any call's schema. */
function misfit(call: Call | null): unknown {
  const candidates = [{ unexpected: true }, 42, 'unexpected', [null]]
  return candidates.find(
    (value) => call === null || salvage(call.response, structuredClone(value)).value === undefined,
  )
}

/** The longest delay a timer supports. */
const forever = 2 ** 31 - 1

/** Resolves after `milliseconds`, or rejects as soon as the client disconnects. */
async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, null, { signal, ref: milliseconds < forever }).catch(() => {
    throw new ConnectionLost()
  })
}

/** Resolves when the request is released, or rejects as soon as the client disconnects. */
export async function waitToBeLetGo(faults: Faults, what: string, signal: AbortSignal): Promise<void> {
  await faults.hold(what, signal).catch(() => {
    throw new ConnectionLost()
  })
}

/** Answers a request under the matching faults; `answer` is the normal response. */
export async function strike(
  faults: readonly Fault[],
  call: Call | null,
  signal: AbortSignal,
  answer: () => Promise<Response>,
): Promise<Response> {
  for (const fault of faults) {
    if (fault.kind === 'delay') await wait(fault.ms, signal)
    if (fault.kind === 'hang') await wait(forever, signal)
  }
  const fault = faults.find(({ kind }) => kind !== 'delay' && kind !== 'hang' && kind !== 'hold')
  switch (fault?.kind) {
    case 'status':
      return answerFailure(fault.status, fault.code, {
        retryAfter: fault.retryAfter,
        ...(fault.captcha ? { value: { captcha: true } } : {}),
      })
    case 'html':
      return new Response(portal, {
        status: fault.status,
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      })
    case 'wrong-shape':
      return json(200, { success: true, value: misfit(call) })
    case 'cut-body': {
      const whole = await answer()
      const body = await whole.text()
      // A partial answer has no tag: a phone that cached it would be told that it is current.
      const headers = new Headers(whole.headers)
      headers.delete('ETag')
      headers.set('Cache-Control', 'no-store')
      return new Response(body.slice(0, Math.floor(body.length / 2)) || null, {
        status: whole.status,
        headers,
      })
    }
    case 'commit-then-drop':
      await answer()
      throw new ConnectionLost()
    default:
      return answer()
  }
}
