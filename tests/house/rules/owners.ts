import { isNode, lineOf, words, type SourceFile, type SyntaxNode } from '../../../src/tools/lib/source'
import { eachNode, nameOf, type Complaint } from './syntax'

export interface Owner {
  readonly what: string
  /** Why one file (or folder, with a closing slash) owns it. */
  readonly why: string
  readonly files: readonly string[]
  readonly uses: (node: SyntaxNode, parent?: SyntaxNode) => boolean
}

const called = (node: SyntaxNode) => (node.type === 'CallExpression' ? nameOf(node.callee) : undefined)
const made = (node: SyntaxNode) => (node.type === 'NewExpression' ? nameOf(node.callee) : undefined)
const set = (node: SyntaxNode) => (node.type === 'AssignmentExpression' ? nameOf(node.left) : undefined)
const empty = (node: SyntaxNode) => (node.arguments as unknown[]).length === 0
const matches = (name: string | undefined, pattern: RegExp) => name !== undefined && pattern.test(name)

/** A name that stands alone or after `window.`, and so means the browser's own thing. */
function isGlobal(node: SyntaxNode, parent?: SyntaxNode): boolean {
  if (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) {
    return isNode(parent.object) && matches(parent.object.name as string, /^(window|globalThis|self)$/)
  }
  return !(parent?.type === 'Property' && parent.key === node)
}

/** Parts of the outside world, each with the one place that may touch it. */
export const owners: readonly Owner[] = [
  {
    what: 'the network',
    why: 'Every answer passes one time limit, one error table and one schema check.',
    // Two small ones beside it: what starts before the app's code has come, and what hands its answers over.
    files: ['src/platform/client.ts', 'src/platform/early.ts', 'src/app/early.ts'],
    uses: (node) =>
      matches(called(node), /^(fetch|navigator\.sendBeacon)$/) ||
      matches(made(node), /^(XMLHttpRequest|EventSource|WebSocket)$/) ||
      (node.type === 'ImportDeclaration' && node.importKind !== 'type' && words(node.source) === 'ofetch'),
  },
  {
    what: 'storage',
    why: 'One list says what stays on the device, so that no secret does.',
    // The early script reads two records before the owner's code has come.
    files: ['src/platform/storage.ts', 'src/app/early.ts'],
    uses: (node, parent) =>
      (node.type === 'MemberExpression' && nameOf(node) === 'document.cookie') ||
      (node.type === 'Identifier' &&
        matches(node.name as string, /^(localStorage|sessionStorage|indexedDB)$/) &&
        isGlobal(node, parent)),
  },
  {
    what: 'other tabs',
    why: 'One channel, and every message is checked before a chart hears of it.',
    files: ['src/platform/tabs.ts'],
    uses: (node) => matches(made(node), /^BroadcastChannel$/),
  },
  {
    what: 'the clock',
    why: 'Tests, the path explorer and the sandbox turn it by hand.',
    files: ['src/platform/clock.ts'],
    uses: (node) =>
      matches(called(node), /^(Date|Date\.now|performance\.now)$/) ||
      (matches(made(node), /^Date$/) && empty(node)) ||
      (matches(called(node), /^dayjs$/) && empty(node)),
  },
  {
    what: 'randomness',
    why: 'A run with a seed is a run that can be repeated.',
    files: ['src/platform/random.ts'],
    uses: (node) =>
      matches(called(node), /^(Math\.random|(.*\.)?WordArray\.random|crypto\.(getRandomValues|randomUUID))$/),
  },
  {
    what: 'raw HTML',
    why: "The server's HTML is cleaned in one component before it is shown.",
    files: ['src/ui/RichText.tsx', 'src/pages/shared/RichText.tsx'],
    uses: (node) =>
      (node.type === 'JSXAttribute' && isNode(node.name) && node.name.name === 'dangerouslySetInnerHTML') ||
      (node.type === 'Property' && isNode(node.key) && node.key.name === 'dangerouslySetInnerHTML') ||
      matches(set(node), /\.(innerHTML|outerHTML)$/) ||
      matches(called(node), /(\.insertAdjacentHTML|^document\.write(ln)?)$/),
  },
  {
    what: "the browser's address",
    why: 'An address from the server passes one allow-list before a player is sent there.',
    files: ['src/platform/page.ts'],
    uses: (node) =>
      matches(
        called(node),
        /^((document\.)?location\.(assign|replace)|history\.(pushState|replaceState))$/,
      ) ||
      (node.type === 'CallExpression' && /^(window|globalThis)\.open$/.test(plain(node.callee))) ||
      matches(set(node), /^(document\.)?location(\.href)?$/),
  },
  {
    what: 'chart implementations (.provide)',
    why: 'A chart meets the platform in src/flows and nowhere else.',
    files: ['src/flows/'],
    uses: (node) => matches(called(node), /\.provide$/),
  },
]

/** `window.open` keeps its `window`: a bare `open` is too common a name. */
function plain(callee: unknown): string {
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee.object)) return ''
  return `${callee.object.name as string}.${isNode(callee.property) ? (callee.property.name as string) : ''}`
}

/** In the sandbox, time and chance are owned as well: tests of the wire turn its clock. */
export const sandboxOwners: readonly Owner[] = owners
  .filter(({ what }) => what === 'the clock' || what === 'randomness')
  .map((owner) => ({
    ...owner,
    files: [`src/sandbox/${owner.what === 'the clock' ? 'clock' : 'random'}.ts`],
  }))

/** Uses of something outside the file that owns it. */
export function strayUses(files: readonly SourceFile[], table: readonly Owner[]): Complaint[] {
  return files.flatMap((file) => {
    const others = table.filter(
      (owner) =>
        !owner.files.some((own) => (own.endsWith('/') ? file.path.startsWith(own) : file.path === own)),
    )
    const found: Complaint[] = []
    eachNode(file, (node, parent) => {
      for (const { what, uses } of others) {
        if (uses(node, parent)) found.push(`${file.path}:${lineOf(file.text, node.start)} touches ${what}`)
      }
    })
    return found
  })
}
