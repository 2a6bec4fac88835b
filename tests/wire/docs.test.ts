import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Call } from '../../src/platform/call'
import { decryptBody } from '../../src/platform/cipher'
import { areas, contract, type CallName } from '../../src/platform/contract'
import { refusalCodes } from '../../src/platform/refusals'
import { actions } from '../../src/sandbox/control/actions'
import { faultSchema } from '../../src/sandbox/http/faults'
import { defaultSettings } from '../../src/sandbox/seed/settings'
import { filesUnder, isCode, readSource } from '../../src/tools/lib/source'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { flags } from '../../src/tools/wire/flags'
import { callWords, meaningOf, meanings } from '../../src/tools/wire/meanings'
import { areaPages, fileOf, wirePage } from '../../src/tools/wire/page'
import { jsonSchema, openApi, printed } from '../../src/tools/wire/openapi'
import { inside, rowsOf } from '../../src/tools/wire/schema'
import { screens, unused, type ScreenCalls } from '../../src/tools/wire/screens'
import { sealingExample } from '../../src/tools/wire/sealing'
import { recordExamples } from './support/recorded'

const read = (path: string) => readFileSync(inRoot(path), 'utf8')
const calls = Object.entries(contract) as unknown as [CallName, Call][]

/** A schema as walked by the test, independently of the page's code. */
interface Node {
  readonly kind: string
  readonly type: string
  readonly pipe?: readonly Node[]
  readonly entries?: Readonly<Record<string, Node>>
  readonly wrapped?: Node
  readonly item?: Node
  readonly value?: Node
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly requirement?: unknown
}

interface Constraint {
  readonly path: string
  readonly words: string
}

/** All constraints of a schema with their paths: patterns, bounds, lengths, the values of a list. */
function constraintsOf(node: Node, path = ''): Constraint[] {
  const at = (words: unknown): Constraint => ({ path, words: String(words) })
  const own: Constraint[] = [
    ...(node.kind === 'validation' && node.requirement !== undefined && typeof node.requirement !== 'function'
      ? [at(node.requirement)]
      : []),
    ...(node.type === 'integer' ? [at('whole')] : []),
    ...(node.type === 'literal' ? [at(JSON.stringify(node.literal))] : []),
    ...(node.type === 'picklist' ? (node.options ?? []).map(at) : []),
    ...(node.type === 'nullable' ? [at('null')] : []),
    ...(node.type === 'optional' ? [at('missing')] : []),
  ]
  const join = (name: string) => (path === '' ? name : `${path}.${name}`)
  const [first, ...rest] = node.pipe ?? []
  const bare: Node = { ...node, pipe: undefined as never }
  return [
    ...own,
    ...(first ? (first.pipe ? constraintsOf(first, path) : constraintsOf({ ...first }, path)) : []),
    ...rest.flatMap((one) => constraintsOf(one, path)),
    ...(first
      ? []
      : Object.entries(bare.entries ?? {}).flatMap(([name, one]) => constraintsOf(one, join(name)))),
    ...(first ? [] : bare.wrapped ? constraintsOf(bare.wrapped, path) : []),
    ...(first ? [] : bare.item ? constraintsOf(bare.item, `${path}[]`) : []),
    ...(first ? [] : bare.type === 'record' && bare.value ? constraintsOf(bare.value, join('*')) : []),
    ...(first
      ? []
      : (bare.options ?? []).flatMap((one) =>
          typeof one === 'object' ? constraintsOf(one as Node, path) : [],
        )),
  ]
}

/** Words that say nothing about a field. */
const filler = new Set([
  'the',
  'this',
  'that',
  'its',
  'and',
  'for',
  'are',
  'has',
  'was',
  'with',
  'field',
  'value',
])

/**
 * A call's printed rows: path → permitted values, with shared shapes' names replaced by their definitions.
 */
function printedRows(page: string, call: string, side: 'request' | 'answer'): Map<string, string> {
  const shapes = [
    ...(read('docs/wire.md').split('## Shapes')[1] ?? '').matchAll(/^\| ([^|`]+) \| (.+) \| [^|]+ \|$/gm),
  ]
  const section = page.split(`### ${call}\n`)[1]?.split('\n### ')[0] ?? ''
  const table =
    section.split(`| ${side} | what may stand there | meaning |\n|---|---|---|\n`)[1]?.split('\n\n')[0] ?? ''
  const lines = table === '' ? [] : table.split('\n')
  return new Map(
    lines.map((line) => {
      const [, path = '', type = ''] =
        /^\| (?:`([^`]*)`|\(the value\)) \| ((?:[^|\\]|\\.)*) \|/.exec(line) ?? []
      const known = shapes
        .filter(([, name = '']) => type.includes(name))
        .map(([, , definition = '']) => definition)
      return [path, [type, ...known].join(' ').replaceAll('\\|', '|')] as const
    }),
  )
}

describe('docs/wire', () => {
  // Every call is made once for its example.
  it('is up to date with the contract (run npm run docs)', { timeout: 60_000 }, async () => {
    const recorded = await recordExamples()
    const pages = areaPages(recorded)
    const document = openApi(recorded)
    expect(read('docs/openapi.json')).toBe(printed(document))
    expect(read('docs/schema.json')).toBe(printed(jsonSchema(document)))
    expect(read('docs/wire.md')).toBe(wirePage())
    expect(readdirSync(inRoot('docs/wire')).sort()).toEqual([...pages.keys()].sort())
    for (const [name, text] of pages) expect(read(`docs/wire/${name}`)).toBe(text)
  })

  it('no constraint of a schema is lost in printing', () => {
    const lost: string[] = []
    let seen = 0
    for (const [area, members] of Object.entries(areas)) {
      const page = read(`docs/wire/${fileOf(area)}`)
      for (const [name, call] of Object.entries<Call>(members)) {
        for (const side of ['request', 'answer'] as const) {
          const rows = printedRows(page, name, side)
          const schema = (side === 'request' ? call.request : call.response) as unknown as Node
          // An empty request or answer is "nothing".
          for (const { path, words } of constraintsOf(schema)) {
            if (path === '' && !rows.has('')) continue
            seen += 1
            if (!rows.get(path)?.includes(words)) lost.push(`${name} ${side} ${path}: ${words}`)
          }
        }
      }
    }
    expect(lost).toEqual([])
    expect(seen).toBeGreaterThan(1500)
  })

  it('the example of a sealed body is what the app and the sandbox open', () => {
    const text = read('docs/wire.md')
    const header = /^Encryption: (AES-256-CBC; .+)$/m.exec(text)?.[1] ?? ''
    const body = JSON.parse(/^body +(\{"data":".+"\})$/m.exec(text)?.[1] ?? '{}') as { data: string }
    expect(decryptBody(body.data, header)).toEqual(JSON.parse(sealingExample.plain))
  })

  it('every call has words of its own, and an example with an answer', () => {
    const words = callWords()
    expect(calls.filter(([name]) => !words.get(name)?.says).map(([name]) => name)).toEqual([])
    const texts = Object.keys(areas).map((area) => read(`docs/wire/${fileOf(area)}`))
    expect(texts.filter((text) => text.split('### ').length !== text.split('```json').length)).toEqual([])
  })

  it('every field has a sentence that says more than its name, and every sentence is of some field', () => {
    const words = callWords()
    const fields = calls.flatMap(([name, call]) =>
      (['request', 'answer'] as const).flatMap((side) =>
        rowsOf(inside(side === 'request' ? call.request : call.response)).map(({ path }) => {
          const said = words.get(name)?.[side === 'request' ? 'request' : 'response'].get(path) ?? ''
          return { at: `${name} ${side} ${path}`, key: meaningOf(name, side, path), path, said }
        }),
      ),
    )
    expect(fields.length).toBeGreaterThan(1500)
    expect(fields.filter(({ said }) => said === '').map(({ at }) => at)).toEqual([])
    // Two words besides the name and common filler words.
    const poor = fields.filter(({ path, said }) => {
      const name = (path.split('.').at(-1) ?? '').replaceAll(/([A-Z])/g, ' $1').toLowerCase()
      const own = said.toLowerCase().match(/\p{L}{3,}/gu) ?? []
      return own.filter((word) => !name.includes(word) && !filler.has(word)).length < 2
    })
    expect(poor.map(({ at, said }) => `${at}: ${said}`)).toEqual([])
    const used = new Set(fields.map(({ key }) => key))
    expect(Object.keys(meanings).filter((key) => !used.has(key))).toEqual([])
  })

  it('every field of the OpenAPI document has its sentence', () => {
    const bare: string[] = []
    let seen = 0
    const look = (node: unknown, at: string): void => {
      if (typeof node !== 'object' || node === null) return
      const { properties = {}, ...rest } = node as Record<string, object>
      for (const [name, one] of Object.entries(properties)) {
        seen += 1
        if (!('description' in one)) bare.push(`${at}.${name}`)
        look(one, `${at}.${name}`)
      }
      for (const [key, one] of Object.entries(rest)) if (!key.startsWith('example')) look(one, at)
    }
    const { components } = JSON.parse(read('docs/openapi.json')) as { components: { schemas: object } }
    for (const [name, schema] of Object.entries(components.schemas)) look(schema, name)
    expect(bare).toEqual([])
    expect(seen).toBeGreaterThan(2000)
  })

  it('every code that the sandbox refuses a call with is on the page', () => {
    const used = filesUnder('src/sandbox')
      .filter(isCode)
      .flatMap((path) => [...readSource(path).text.matchAll(/new Refusal\(\s*\d+,\s*'([\w.]+)'/g)])
      .map(([, code = '']) => code)
    // A finished round is refused by the demo games' own server, outside the contract.
    const missing = used.filter((code) => !(code in refusalCodes) && code !== 'round.over')
    expect([...new Set(missing)]).toEqual([])
  })

  it('every command of the sandbox, and every kind of fault, is on the page', () => {
    const [, part = ''] = read('docs/wire.md').split('### Control plane')
    const kinds = faultSchema.options.map(({ entries }) => entries.kind.literal)
    expect(Object.keys(actions).filter((name) => !part.includes(`\n| ${name} | `))).toEqual([])
    expect(kinds.filter((kind) => !part.includes(`\`${kind}\``))).toEqual([])
  })

  it('every call is made by a screen that the page names, or by none', () => {
    const app = ['src/flows', 'src/app', 'src/pages']
      .flatMap((path) => filesUnder(path))
      .filter(isCode)
      .map(readSource)
    const imported = new Set(
      app
        .flatMap(({ text }) => [...text.matchAll(/import \{([^}]*)\} from '[^']*platform\/calls\//g)])
        .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0])),
    )
    const listed = new Set(
      (Object.values(screens) as (ScreenCalls | null)[]).flatMap((one) => [
        ...(one?.needs ?? []),
        ...(one?.also ?? []),
        ...(one?.onTap ?? []),
      ]),
    )
    const page = read('docs/wire.md').split('## Screens')[1]?.split('## Calls')[0] ?? ''
    const names = calls.map(([name]) => name)
    expect(names.filter((name) => imported.has(name) === unused.includes(name))).toEqual([])
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
    expect(unused.filter((name) => listed.has(name))).toEqual([])
  })

  it('[SITE-11] every flag that the app looks at has its meaning on the page', () => {
    const known = new Set(flags.map(([flag]) => flag))
    const machinery = ['machines', 'src/pages', 'src/flows', 'src/app']
      .flatMap((path) => filesUnder(path))
      .filter((path) => isCode(path) && !path.includes('.cases.'))
      .map((path) => readSource(path).text)
      .join('\n')
    const asked = [
      ...machinery.matchAll(/(?:flag: |on\(\w+, |flags\.|[Ff]lags\(\)\.)'?([A-Z]{4,}3?)\b/g),
    ].map(([, flag = '']) => flag)
    expect(asked.length).toBeGreaterThan(10)
    expect([...new Set(asked)].filter((flag) => !known.has(flag))).toEqual([])
    expect(flags.filter(([flag]) => !machinery.includes(flag)).map(([flag]) => flag)).toEqual([])
    const seeded = Object.keys(
      defaultSettings({ name: 'default', version: '', freshAt: 0 }, 'perya').whitelabel,
    )
    expect(seeded.filter((flag) => !known.has(flag))).toEqual([])
  })
})
