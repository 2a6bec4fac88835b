import { posix } from 'node:path'
import { isNode, words, type SourceFile } from '../../../src/tools/lib/source'
import { eachNode, type Complaint } from './syntax'

interface Import {
  /** As written in the source. */
  readonly specifier: string
  /** Erased by the compiler: costs nothing at run time. */
  readonly typeOnly: boolean
  /** `import(…)`: loaded later. */
  readonly lazy: boolean
}

const allTypes = (list: unknown, kind: string) =>
  Array.isArray(list) && list.length > 0 && list.every((item) => isNode(item) && item[kind] === 'type')

/** Every import of a file: static, re-exported, dynamic, and in types. */
export function importsOf(file: SourceFile): Import[] {
  const found: Import[] = []
  eachNode(file, (node) => {
    const specifier = words(node.type === 'TSImportType' ? (node.argument ?? node.source) : node.source)
    if (specifier === undefined) return
    if (node.type === 'ImportDeclaration') {
      const typeOnly = node.importKind === 'type' || allTypes(node.specifiers, 'importKind')
      found.push({ specifier, typeOnly, lazy: false })
    } else if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') {
      const typeOnly = node.exportKind === 'type' || allTypes(node.specifiers, 'exportKind')
      found.push({ specifier, typeOnly, lazy: false })
    } else if (node.type === 'ImportExpression') {
      found.push({ specifier, typeOnly: false, lazy: true })
    } else if (node.type === 'TSImportType') {
      found.push({ specifier, typeOnly: true, lazy: false })
    }
  })
  return found
}

/** Resolves a relative import to a path from the project's folder, without extension; undefined for a package. */
export function targetOf(path: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '')
  if (!bare.startsWith('.')) return undefined
  return posix.normalize(posix.join(posix.dirname(path), bare))
}

/** The zone of a path: `machines`, `ui`, `sandbox`, … */
function zoneOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  return first === 'src' ? second : first
}

interface Zone {
  /** Zones it may import from besides itself. */
  readonly zones: readonly string[]
  /** Zones it may import types from. */
  readonly types?: readonly string[]
  /** Single files it may import from elsewhere, without extension. */
  readonly files?: readonly string[]
  /** The only packages it may import, or (`not`) those it may not. */
  readonly only?: readonly RegExp[]
  readonly not?: readonly RegExp[]
}

const charts = /^(xstate|@xstate\/.*)$/
/** Paths of screens, and addresses built from them. */
const addresses = ['machines/shared/paths', 'machines/shared/address']
/** What money is, created by an answer's schema, and its arithmetic. They import nothing but each other. */
const money = 'machines/shared/money'
const arithmetic = 'machines/shared/arithmetic'
/** How a call can fail: the wire's codes are the charts'. It imports nothing. */
const failures = 'machines/shared/failure'
const react = /^(react|react-dom)(\/.*)?$/

/** Who may import whom. Zones not listed (tools, studio, tests) may import anything. */
const zones: Readonly<Record<string, Zone>> = {
  machines: { zones: [], only: [/^xstate$/] },
  platform: { zones: [], files: [money, failures], not: [charts, react, /^react-/] },
  i18n: { zones: ['platform'], files: [money], types: ['machines', 'platform'], not: [charts] },
  ui: { zones: ['styles'], not: [charts, /^react-router/, /^ofetch$/, /i18next/] },
  flows: { zones: ['machines', 'platform', 'i18n'], not: [/^react-router/] },
  pages: {
    zones: ['flows', 'ui', 'i18n', 'styles'],
    types: ['machines'],
    files: [arithmetic, ...addresses],
    not: [/^ofetch$/],
  },
  app: {
    zones: ['pages', 'flows', 'ui', 'i18n', 'styles'],
    types: ['machines'],
    files: addresses,
    not: [/^ofetch$/],
  },
  sandbox: { zones: ['platform', 'operators'], not: [charts, react] },
  operators: {
    zones: ['platform', 'i18n'],
    files: ['machines/shared/paths', money],
    not: [charts, react],
  },
  paths: {
    zones: ['machines', 'sandbox', 'tools', 'flows', 'platform'],
    // Manual scripts quote texts on screen.
    files: [
      'src/i18n/messages',
      'src/i18n/notices',
      ...['EN', 'TY'].flatMap((language) =>
        [
          'account',
          'agency',
          'arrival',
          'contract',
          'deposit',
          'feedback',
          'forget',
          'form',
          'game',
          'games',
          'home',
          'login',
          'lottery',
          'messages',
          'once',
          'panels',
          'parts',
          'password',
          'promos',
          'protection',
          'rain',
          'records',
          'register',
          'rewards',
          'safety',
          'search',
          'security',
          'service',
          'shell',
          'social',
          'team',
          'titles',
          'transfer',
          'trial',
          'vip',
          'withdraw',
        ].map((name) => `src/i18n/words/${language}/${name}`),
      ),
    ],
  },
}

function complaintsAbout(file: SourceFile, zone: Zone, { specifier, typeOnly }: Import): Complaint[] {
  const target = targetOf(file.path, specifier)
  if (target === undefined) {
    if (typeOnly && !zone.only) return []
    const bad =
      (zone.only && !zone.only.some((pattern) => pattern.test(specifier))) ||
      zone.not?.some((pattern) => pattern.test(specifier))
    return bad ? [`${file.path} imports the package ${specifier}`] : []
  }
  const there = zoneOf(target)
  const free =
    there === zoneOf(file.path) ||
    zone.zones.includes(there) ||
    zone.files?.includes(target) ||
    (typeOnly && zone.types?.includes(there))
  return free ? [] : [`${file.path} imports ${target}`]
}

/** Imports against the one allowed direction. */
export function wrongImports(files: readonly SourceFile[]): Complaint[] {
  return files.flatMap((file) => {
    const zone = zones[zoneOf(file.path)]
    return zone ? importsOf(file).flatMap((each) => complaintsAbout(file, zone, each)) : []
  })
}

/** Flows that load lazy code without a time limit: a chart would wait forever if it never arrives. */
export function endlessImports(files: readonly SourceFile[]): Complaint[] {
  return files.flatMap((file) => {
    let bare = false
    eachNode(file, (node) => {
      const { argument } = node
      bare ||= node.type === 'AwaitExpression' && isNode(argument) && argument.type === 'ImportExpression'
    })
    return bare && zoneOf(file.path) === 'flows'
      ? [`${file.path} awaits an import outside of fetched(…)`]
      : []
  })
}
