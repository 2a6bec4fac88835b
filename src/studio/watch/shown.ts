/** Which parts of an event's payload may be shown. An allowlist: anything else is masked. */

/** Fields whose value tells what was done, never what was typed. */
const harmless: ReadonlySet<string> = new Set([
  'field',
  'tab',
  'kind',
  'category',
  'classify',
  'language',
  'method',
  'side',
  'status',
  'failure.code',
  'error.code',
])

const covered = '•••'
/** A code: letters, digits, dots, dashes and underscores. */
const isCode = (text: string) => /^[\w.-]{1,40}$/.test(text)

/** Max depth of nested objects. */
const depth = 2
/** Max characters per line of the log. */
const longest = 160

function valueText(name: string, inside: string, value: unknown, level: number): string {
  if (typeof value === 'boolean') return String(value)
  if (value === null) return 'null'
  if (Array.isArray(value)) return `[${value.length}]`
  if (typeof value === 'object') return level < depth ? `{ ${fieldsText(value, name, level + 1)} }` : '{…}'
  const isOpen = harmless.has(name) || harmless.has(`${inside}.${name}`)
  return typeof value === 'string' && isOpen && isCode(value) ? value : value === '' ? '""' : covered
}

function fieldsText(value: object, inside: string, level: number): string {
  if ('sessionId' in value && 'send' in value) return 'actor'
  return Object.entries(value)
    .filter(([, field]) => field !== undefined && typeof field !== 'function')
    .slice(0, 12)
    .map(([name, field]) => `${name}: ${valueText(name, inside, field, level)}`)
    .join(', ')
}

/** An event's payload on one line, with all but harmless values masked. Never throws. */
export function carriedBy(event: object): string {
  const { type: _, actorId: __, snapshot: ___, ...rest } = event as Record<string, unknown>
  try {
    const text = fieldsText(rest, '', 0)
    return text.length > longest ? `${text.slice(0, longest)}…` : text
  } catch {
    return covered
  }
}
