import type { Json, Step } from '../model'
import { failureIn } from './arming'

/** What is sent or answered, as a person reads it. */

type Fields = Readonly<Record<string, Json>>

/** Nothing that a person types or sees. */
const internal = /^(regExp|image|token|idToken|id|captchaId|merchantCode|caseIndex|salt|key)$/

const maxLength = 160

/** `bankName` as words: `bank name`. */
const nameWords = (name: string) =>
  name.replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)

const isRecord = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const momentFrom = 1e12

function amountText({ minor, currency }: Fields): string {
  return `${String(currency)} ${(Number(minor) / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`
}

function partOf(name: string, value: Json): string[] {
  if (value === null || value === '' || internal.test(name)) return []
  const said = nameWords(name).replace(/^has /, '')
  if (value === true) return [said]
  if (value === false) return [`no ${said}`]
  const text = readable(value)
  return text === '' ? [] : [`${nameWords(name)} ${text}`]
}

/** A value in words: no expressions, keys or pictures, amounts with their currency, moments as dates. */
export function readable(value: Json): string {
  if (value === null) return ''
  if (typeof value === 'number')
    return value >= momentFrom
      ? `${new Date(value).toISOString().slice(0, 16).replace('T', ' ')} UTC`
      : String(value)
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none'
    const parts = value.map(readable).filter((part) => part !== '')
    return value.length > 3 || value.some((one) => Array.isArray(one))
      ? `${value.length} of them`
      : parts.map((part, at) => (isRecord(value[at]) ? `(${part})` : part)).join(', ')
  }
  const record = value as Fields
  if ('minor' in record && 'currency' in record) return amountText(record)
  return Object.entries(record)
    .flatMap(([name, part]) => partOf(name, part))
    .join(', ')
}

/** Cut between two parts, never within one. */
function cut(text: string): string {
  if (text.length <= maxLength) return text
  const end = text.lastIndexOf(', ', maxLength - 2)
  return `${text.slice(0, end < 0 ? maxLength - 2 : end)} …`
}

/** What a tester types, or what the platform answers. Empty when that is nothing to look at. */
export function readableData(step: Step): string {
  const { type: _, actorId: __, output, error: ___, ...payload } = step.event
  if (step.kind === 'time') return ''
  if (step.kind === 'outcome') return failureIn(step) || output === undefined ? '' : cut(readable(output))
  const { field: ____, ...all } = payload
  // What a tester chooses may have an id; what comes by itself brings some that nobody sees.
  const others = Object.fromEntries(
    Object.entries(all).filter(([name]) => step.kind === 'gesture' || !internal.test(name)),
  )
  const parts = Object.entries(others).flatMap(([name, part]) => {
    const text = readable(part as Json)
    if (text === '') return []
    return Object.keys(others).length === 1 ? text : `${nameWords(name)} ${text}`
  })
  return cut(parts.join(', '))
}
