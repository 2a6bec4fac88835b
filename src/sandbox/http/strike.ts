import * as v from 'valibot'
import type { Call } from '../../platform/call'
import { answerFailure, json } from './envelope'
import type { Fault } from './faults'

/** The connection broke: a socket is cut, a call without a socket rejects as `fetch` does. */
export class ConnectionLost extends TypeError {
  constructor() {
    super('connection lost')
  }
}

/** What a captive portal or a broken proxy answers in place of the platform. */
const portal = '<!doctype html><title>Sign in to the network</title><h1>Sign in to the network</h1>'

/** Something that the call's schema refuses, whatever that schema is. */
function misfit(call: Call | null): unknown {
  const candidates = [{ unexpected: true }, 42, 'unexpected', [null]]
  return candidates.find((value) => call === null || !v.safeParse(call.response, value).success)
}

/** Resolves after `milliseconds`, or rejects as soon as the other side has left. Infinity waits for that alone. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new ConnectionLost())
    if (signal.aborted) {
      leave()
      return
    }
    const timer =
      milliseconds === Infinity
        ? undefined
        : setTimeout(() => {
            signal.removeEventListener('abort', leave)
            resolve()
          }, milliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        leave()
      },
      { once: true },
    )
  })
}

/** Answers a request under the faults that strike it; `answer` is what would have been answered without. */
export async function strike(
  faults: readonly Fault[],
  call: Call | null,
  signal: AbortSignal,
  answer: () => Promise<Response>,
): Promise<Response> {
  for (const fault of faults) {
    if (fault.kind === 'delay') await wait(fault.ms, signal)
    if (fault.kind === 'hang') await wait(Infinity, signal)
  }
  const fault = faults.find(({ kind }) => kind !== 'delay' && kind !== 'hang')
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
      return new Response(body.slice(0, Math.floor(body.length / 2)), {
        status: whole.status,
        headers: whole.headers,
      })
    }
    case 'commit-then-drop':
      await answer()
      throw new ConnectionLost()
    default:
      return answer()
  }
}
