import * as v from 'valibot'
import type { Call } from '../../platform/call'
import { encryptBody } from '../../platform/cipher'
import { salvage } from '../../platform/salvage'
import type { Damage } from './effect'

/** How the walk reaches a gateway. */
export interface Gateway {
  readonly origin: string
  readonly fetch: typeof globalThis.fetch
  readonly merchant: string
  readonly language: string
}

export interface Answered {
  readonly status: number
  readonly headers: Headers
  /** Undefined if the body is not JSON. */
  readonly body: unknown
  readonly milliseconds: number
}

/** Makes one call without the app's client, which would repair the very faults to be found here. */
export async function ask(
  { origin, fetch, merchant, language }: Gateway,
  call: Call,
  input: Readonly<Record<string, unknown>> | null,
  token: string | null,
  more: Readonly<Record<string, string>> = {},
): Promise<Answered> {
  const url = new URL(call.path, origin)
  const headers = new Headers({ Merchant: merchant, Language: language, ...more })
  if (call.module) headers.set('ModuleId', call.module)
  if (token) headers.set('Authorization', token)
  const text = Object.fromEntries(Object.entries(input ?? {}).map(([name, value]) => [name, String(value)]))
  let body: string | undefined
  if (call.revalidated) url.searchParams.set('language', language)
  if (call.placement === 'query')
    for (const [name, value] of Object.entries(text)) url.searchParams.set(name, value)
  if (call.placement === 'form') body = new URLSearchParams(text).toString()
  if (call.placement === 'json') body = JSON.stringify(input ?? {})
  if (call.placement === 'encrypted') {
    const sealed = encryptBody(input)
    headers.set('Encryption', sealed.header)
    body = JSON.stringify(sealed.body)
  }
  if (body !== undefined) {
    headers.set(
      'Content-Type',
      call.placement === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
    )
  }
  const since = performance.now()
  const response = await fetch(url, {
    method: call.method,
    headers,
    ...(body === undefined ? {} : { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(call.timeLimit),
  })
  const raw = await response.text()
  let parsed: unknown
  try {
    parsed = JSON.parse(raw)
  } catch {
    parsed = undefined
  }
  return {
    status: response.status,
    headers: response.headers,
    body: parsed,
    milliseconds: performance.now() - since,
  }
}

/** One deviation of an answer from the contract. */
interface Misfit {
  /** Field with its row: `games[3].flag`. */
  readonly field: string
  readonly expected: string
  readonly got: string
}

/** The value, truncated: enough to find it, never a player's whole text. */
const shown = (value: unknown): string => {
  if (value === undefined) return 'missing'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

const fieldOf = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? []).reduce(
    (path, { key }) =>
      typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${String(key)}`,
    '',
  ) || '(the value)'

/** Everything in a value that its schema rejects; for a failed union, the messages of its branches. */
export function misfitsOf(call: Call, value: unknown): readonly Misfit[] {
  const result = v.safeParse(call.response, structuredClone(value))
  return (result.issues ?? []).map((issue) => {
    const requirement =
      'requirement' in issue && issue.requirement !== undefined ? ` ${String(issue.requirement)}` : ''
    const isSecret = /token|password/i.test(fieldOf(issue))
    return {
      field: fieldOf(issue),
      expected: `${issue.expected ?? issue.type}${requirement}`,
      got: isSecret ? typeof issue.input : shown(issue.input),
    }
  })
}

/** Number of rows in all of a value's lists. */
function rowsIn(value: unknown): number {
  if (Array.isArray(value)) return value.length + value.reduce<number>((sum, one) => sum + rowsIn(one), 0)
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, one) => sum + rowsIn(one), 0)
}

/** What the app makes of an invalid value. */
export function damageOf(call: Call, value: unknown): Damage {
  const saved = salvage(call.response, structuredClone(value))
  if (saved.value === undefined) return { kind: 'whole' }
  const lost = rowsIn(value) - rowsIn(saved.value)
  return lost > 0 ? { kind: 'rows', lost, money: saved.isMoneyLost } : { kind: 'field' }
}
