import type { Call } from '../../platform/call'
import { areas } from '../../platform/contract'
import { codesOf, generalCodes, type RefusalCode } from '../../platform/refusals'
import type { Recorded } from '../../../tests/wire/support/recorded'
import type { CallWords } from './comments'
import { callWords } from './meanings'
import { codesPart, flagsPart, opening, screensPart, shapesPart } from './opening'
import { sandboxPart } from './sandbox-part'
import { inside, rowsOf } from './schema'
import { gamesPart } from './messages'
import { sealingPart } from './sealing'
import { cell } from './table'

/** Examples by the name of their call. */
export type Examples = ReadonlyMap<string, Recorded>

/** File name of an area's calls, below docs/wire. */
export const fileOf = (area: string): string => `${area.toLowerCase().replaceAll(' ', '-')}.md`

const pathOf = (call: Call) => `\`${call.path}\`${call.configured ? ' (key)' : ''}`
const limitOf = (call: Call) =>
  `${call.timeLimit / 1000} s${call.retry ? ', once more' : ''}${call.revalidated ? ', by ETag' : ''}`

function summary(area: string, call: Call): string {
  const cells = [
    `[${call.name}](wire/${fileOf(area)}#${call.name.toLowerCase()})`,
    call.method,
    pathOf(call),
    call.module ?? '–',
    call.auth,
    call.placement,
    limitOf(call),
    call.row,
  ]
  return `| ${cells.map(cell).join(' | ')} |`
}

function fieldTable(title: string, schema: Call['request'], says: ReadonlyMap<string, string>): string[] {
  const rows = rowsOf(inside(schema))
  if (rows.length === 0) return [`${title}: nothing.`, '']
  return [
    `| ${title.toLowerCase()} | what may stand there | meaning |`,
    '|---|---|---|',
    ...rows.map(
      ({ path, type }) =>
        `| ${path === '' ? '(the value)' : `\`${path}\``} | ${cell(type)} | ${cell(says.get(path) ?? '')} |`,
    ),
    '',
  ]
}

/** Codes this call may be refused with, those of its kind last. */
function refusalsOf(call: Call): string {
  const shown = (code: RefusalCode) => `\`${code}\``
  const own = codesOf(call.name).map(shown)
  const general = generalCodes(call).map(shown).join(', ')
  return own.length > 0
    ? `Refused with ${own.join(', ')}; as any such call with ${general}.`
    : `Refused with ${general}.`
}

function exampleOf({ method, address, headers, body, answer }: Recorded): string[] {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const sent = body === undefined ? [] : ['', typeof body === 'string' ? body : JSON.stringify(body, null, 1)]
  return [
    '```',
    `${method} ${address}`,
    ...lines,
    ...sent,
    '```',
    '',
    '```json',
    JSON.stringify(answer, null, 1),
    '```',
    '',
  ]
}

function section(call: Call, words: CallWords, example: Recorded): string[] {
  const key = rowsOf(inside(call.request)).some(({ path }) => path === 'requestId')
  const facts = [
    `\`${call.method} ${call.path}\`${call.configured ? ' (key)' : ''}`,
    `module ${call.module ?? '–'}`,
    `auth ${call.auth}`,
    `sent as ${call.placement}`,
    limitOf(call),
    ...(key && call.method !== 'GET' ? ['once per key'] : []),
    ...(call.method === 'GET' && !call.retry ? ['changes something'] : []),
  ]
  return [
    `### ${call.name}`,
    '',
    words.says,
    '',
    `${facts.join(' · ')} · ${call.row}`,
    '',
    ...fieldTable('Request', call.request, words.request),
    ...fieldTable('Answer', call.response, words.response),
    refusalsOf(call),
    '',
    ...exampleOf(example),
  ]
}

/** The pages below docs/wire, one per area, by file name. */
export function areaPages(examples: Examples): ReadonlyMap<string, string> {
  const words = callWords()
  return new Map(
    Object.entries(areas).map(([area, calls]) => {
      const sections = Object.values<Call>(calls).flatMap((call) => {
        const example = examples.get(call.name)
        const said = words.get(call.name)
        if (!example || !said) throw new Error(`docs/wire: no example or no words of ${call.name}`)
        return section(call, said, example)
      })
      const text = [
        `# ${area}`,
        '',
        'Made by `npm run docs`; what holds for every call, and what the names of shapes mean, is in [the wire](../wire.md).',
        'Examples are cut: one row of each list, long text up to `…`.',
        '',
        ...sections,
      ].join('\n')
      return [fileOf(area), `${text.trimEnd()}\n`]
    }),
  )
}

/** docs/wire.md: what applies to every call, and where each is described. */
export function wirePage(): string {
  const tables = Object.entries(areas).map(([area, calls]) =>
    [
      `### ${area}`,
      '',
      '| call | method | path | module | auth | sent as | limit | row |',
      '|---|---|---|---|---|---|---|---|',
      ...Object.values<Call>(calls).map((call) => summary(area, call)),
    ].join('\n'),
  )
  const parts = [
    opening,
    sealingPart(),
    shapesPart,
    codesPart(),
    flagsPart,
    screensPart(),
    gamesPart,
    '## Calls',
    ...tables,
    sandboxPart,
  ]
  return `${parts.join('\n\n')}\n`
}
