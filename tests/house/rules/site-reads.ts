import { isNode, lineOf, walk, type SourceFile, type SyntaxNode } from '../../../src/tools/lib/source'
import { nameOf, treeOf, type Complaint } from './syntax'

/** Readers of settings and flags; `merchantCode` and `checkImage` have defaults until they load. */
const sources = ['currentFlags', 'currentSettings', 'siteKnown']
const answersEarly = new Set(['merchantCode', 'trialMerchantCode', 'checkImage'])

const isFunction = ({ type }: SyntaxNode) => /^(Arrow)?Function(Expression|Declaration)?$/.test(type)

/**
 * Calls executed while a function runs: callbacks of array methods are included, other functions in it are
 * not.
 */
function callsIn(body: SyntaxNode, see: (call: SyntaxNode, name: string) => void): void {
  const look = (node: unknown, inList: boolean): void => {
    if (!isNode(node) || (isFunction(node) && !inList)) return
    const name = node.type === 'CallExpression' ? nameOf(node.callee) : undefined
    if (name !== undefined) see(node, name)
    // The callback of `useSite` is called again whenever the site's answers arrive.
    if (name === 'useSite') return
    const list = /\.(map|flatMap|filter|some|every|find|reduce)$/.test(name ?? '')
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) look(child, list)
  }
  look(body, true)
}

interface Named {
  readonly name: string
  readonly body: SyntaxNode
  readonly isAsync: boolean
}

/** Named functions declared at the top level of a file. */
function functionsOf(file: SourceFile): Named[] {
  const statements = treeOf(file).program.body as SyntaxNode[]
  const declared = statements.flatMap((each) => (isNode(each.declaration) ? each.declaration : each))
  return declared
    .flatMap((each) => (each.declarations as SyntaxNode[] | undefined) ?? each)
    .flatMap((each) => {
      const made = isNode(each.init) ? each.init : each
      if (!isFunction(made) || !isNode(each.id) || !isNode(made.body)) return []
      return { name: each.id.name as string, body: made.body, isAsync: made.async === true }
    })
}

/** The flows' own functions that read settings or flags immediately, by name, including their callers. */
export function siteReaders(flows: readonly SourceFile[]): Set<string> {
  const all = flows.flatMap(functionsOf).filter(({ name, isAsync }) => !isAsync && !answersEarly.has(name))
  const readers = new Set(sources)
  for (let before = 0; before !== readers.size;) {
    before = readers.size
    for (const { name, body } of all) callsIn(body, (_, called) => readers.has(called) && readers.add(name))
  }
  return readers
}

const draws = (name: string) => /^(use)?[A-Z]/.test(name)

/** Screens and hooks that read settings or flags during render, but do not re-render when they arrive. */
export function drawnOnce(views: readonly SourceFile[], readers: ReadonlySet<string>): Complaint[] {
  return views.flatMap((file) =>
    functionsOf(file).flatMap(({ name, body }) => {
      const found: Complaint[] = []
      if (!draws(name)) return found
      callsIn(body, (call, called) => {
        if (readers.has(called))
          found.push(`${file.path}:${lineOf(file.text, call.start)} ${called}() outside useSite`)
      })
      return found
    }),
  )
}

/** Flows that use settings or flags once, while they may still be loading. */
export function madeEarly(flows: readonly SourceFile[], readers: ReadonlySet<string>): Complaint[] {
  return flows.flatMap((file) => {
    const found: Complaint[] = []
    walk(treeOf(file).program, (node) => {
      if (!isFunction(node) || node.async !== true || !isNode(node.body)) return
      let waits = false
      callsIn(node.body, (call, called) => {
        if (called === 'whenSiteKnown') waits = true
        if (readers.has(called) && !waits)
          found.push(`${file.path}:${lineOf(file.text, call.start)} ${called}() before whenSiteKnown`)
      })
    })
    return found
  })
}
