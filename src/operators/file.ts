import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as v from 'valibot'
import { decimalsOf } from '../../machines/shared/money'
import { wordFaults } from './words'

/** The operator file: everything in which one operator's site differs from another's. docs/brands.md explains each field. */

const text = (what = 'expected a text') => v.pipe(v.string(what), v.nonEmpty('must not be empty'))
const matches = (pattern: RegExp, what: string) => v.pipe(v.string(what), v.regex(pattern, what))

const local = /^http:\/\/(localhost|127\.0\.0\.1|[\w-]+\.localhost)(:\d+)?$/
const isOrigin = (one: string) =>
  URL.canParse(one) && new URL(one).origin === one && (one.startsWith('https://') || local.test(one))
const origin = v.pipe(
  v.string('expected an origin as "https://host.example"'),
  v.check(isOrigin, 'expected an origin as "https://host.example": https, no path, no slash at the end'),
)
const origins = v.optional(v.array(origin, 'expected a list of origins'), [])

/** Permissions a frame may have; never navigation of the top page. */
const allowed = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-modals',
  'allow-orientation-lock',
  'allow-pointer-lock',
  'allow-downloads',
  'allow-storage-access-by-user-activation',
] as const

const game = v.strictObject({
  vendor: text(),
  origins: v.pipe(v.array(origin, 'expected a list of origins'), v.minLength(1, 'names no origin')),
  open: v.optional(v.picklist(['frame', 'tab', 'page'], 'expected "frame", "tab" or "page"')),
  sandbox: v.optional(v.array(v.picklist(allowed, `expected one of ${allowed.join(', ')}`)), [
    'allow-scripts',
  ]),
})

const face = v.strictObject({ title: text(), description: text() })
const colour = matches(/^#[0-9a-f]{6}$/i, 'expected a colour as "#061a22"')

const file = v.strictObject({
  id: matches(/^[a-z][a-z0-9-]*$/, 'expected a short name of small letters'),
  hosts: v.optional(v.array(matches(/^[a-z0-9.-]+$/, 'expected a host name without port')), []),
  origin: v.optional(v.union([origin, v.literal('')], 'expected the origin of the site, or ""'), ''),
  gateway: v.optional(origin),
  proxied: v.optional(
    v.array(matches(/^\/[a-z0-9][\w-]*\/$/i, 'expected a path as "/art/"'), 'expected a list of paths'),
    [],
  ),
  merchant: text(),
  licence: text(),
  brand: v.strictObject({
    name: text(),
    age: v.pipe(
      v.number('expected a number'),
      v.integer('expected whole years'),
      v.minValue(18, 'must be 18 or more'),
    ),
    year: v.pipe(
      v.number('expected a year'),
      v.integer('expected a year'),
      v.minValue(2000, 'expected a year'),
    ),
    themeColour: colour,
    ground: v.picklist(['day', 'night'], 'expected "day" or "night"'),
    face: v.record(v.string(), face),
    depositBadge: v.optional(text()),
  }),
  languages: v.pipe(
    v.array(v.picklist(['EN', 'TY', 'VI'], 'expected EN, TY or VI'), 'expected a list of languages'),
    v.minLength(1, 'names no language'),
  ),
  currency: v.pipe(
    v.strictObject({
      code: matches(/^[A-Z]{3}$/, 'expected a code of ISO 4217'),
      symbol: text(),
      decimals: v.pipe(
        v.number('expected a number'),
        v.integer(),
        v.minValue(0),
        v.maxValue(3, 'must be 0 to 3'),
      ),
      isAfter: v.optional(v.boolean('expected true or false')),
    }),
    v.check(
      ({ code, decimals }) => decimalsOf(code) === decimals,
      'decimals are not those of this currency (machines/shared/money.ts)',
    ),
  ),
  dialling: matches(/^\d{1,4}$/, 'expected digits without "+"'),
  dates: v.picklist(['MDY', 'DMY', 'YMD'], 'expected "MDY", "DMY" or "YMD"'),
  timeZone: v.pipe(
    v.string('expected a time zone'),
    v.check(isZone, 'expected a time zone as "Asia/Manila"'),
  ),
  links: origins,
  chat: origins,
  payments: origins,
  pictures: origins,
  games: v.optional(v.array(game, 'expected a list of vendors'), []),
  faults: v.optional(
    v.union(
      [
        matches(/^\/[\w/-]+$/, 'expected a path'),
        v.pipe(v.string(), v.url(), v.regex(/^https:\/\//, 'expected https')),
      ],
      'expected a path or an address',
    ),
  ),
  test: v.optional(v.boolean('expected true or false')),
  refusals: v.optional(
    v.record(
      matches(/^[\w.:-]{1,60}$/, 'expected a code of the platform'),
      v.record(v.string(), text()),
      'expected texts by code and language',
    ),
    {},
  ),
  words: v.optional(
    v.record(
      v.string(),
      v.record(v.string(), text(), 'expected texts by language'),
      'expected texts by key and language',
    ),
    {},
  ),
})

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}

/** An operator file's schema, checked as a whole. */
const checked = v.pipe(
  file,
  v.forward(
    v.check(
      ({ languages, brand }) => languages.every((one) => one in brand.face),
      'lacks a language on offer',
    ),
    ['brand', 'face'],
  ),
  v.forward(
    v.check(
      ({ games, hosts }) =>
        games.every(({ origins: own }) =>
          own.every((one) => !hosts.includes(new URL(one).hostname) || local.test(one)),
        ),
      'one of these origins is the site’s own: a game there could act as the site',
    ),
    ['games'],
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { words, languages } = dataset.value
    for (const { path, message } of wordFaults(words, languages)) {
      const at = (key: string) =>
        ({ type: 'object', origin: 'value', input: words, key, value: words[key] }) as const
      addIssue({ message, path: [at('words'), ...path.map(at)] })
    }
  }),
)

/** Valibot's messages for missing and surplus fields, reworded for readers who do not know it. */
function plainly({ expected, received, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'is no field of an operator file'
  return received === 'undefined' ? 'is missing' : message
}

export type OperatorFile = v.InferOutput<typeof file> & {
  /** The folder with its pictures and tokens: the file's own. */
  readonly folder: string
}

/** An operator file that cannot be used; the message names file, field and what is expected. */
export class OperatorFileError extends Error {
  override readonly name = 'OperatorFileError'
}

/** Reads and checks an operator file. */
export function readOperator(path: string): OperatorFile {
  const name = `${basename(dirname(path))}/${basename(path)}`
  let data: unknown
  try {
    data = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new OperatorFileError(`${name} cannot be read: ${(error as Error).message}`)
  }
  const found = v.safeParse(checked, data, { message: plainly })
  const folder = dirname(path)
  // Every page uses it; other pictures may be missing for a while.
  const unmarked = existsSync(join(folder, 'mark.svg'))
    ? []
    : ['  mark.svg: is missing beside the file; docs/brands.md says what it is']
  if (found.success && unmarked.length === 0) return { ...found.output, folder }
  const lines = (found.issues ?? []).map((issue) => `  ${v.getDotPath(issue) ?? '(file)'}: ${issue.message}`)
  throw new OperatorFileError(`${name} is not an operator file:\n${[...lines, ...unmarked].join('\n')}`)
}
