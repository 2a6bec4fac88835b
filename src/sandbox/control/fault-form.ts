import * as v from 'valibot'
import { contract } from '../../platform/contract'
import { faultSchema, type Fault } from '../http/faults'

const textIn = (fields: URLSearchParams, name: string) => fields.get(name) || undefined

const numberIn = (fields: URLSearchParams, name: string) => {
  const text = textIn(fields, name)
  return text === undefined ? undefined : Number(text)
}

/** The fault requested by a form or a link, or why it is invalid. */
export function faultFrom(fields: URLSearchParams): Fault | string {
  const code = textIn(fields, 'code')
  const call = textIn(fields, 'call')
  if (call !== undefined && !Object.hasOwn(contract, call)) return `there is no call “${call}”`
  const parsed = v.safeParse(faultSchema, {
    kind: fields.get('kind'),
    call,
    path: textIn(fields, 'path'),
    code,
    status: numberIn(fields, 'status'),
    retryAfter: numberIn(fields, 'retryAfter'),
    captcha: fields.has('captcha') ? true : undefined,
    ms: numberIn(fields, 'ms') ?? 3000,
    times: numberIn(fields, 'times'),
  })
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  return `a fault does not take this ${v.getDotPath(issue) ?? 'content'}: ${issue.message}`
}
