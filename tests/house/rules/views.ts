import { isNode, lineOf, type SourceFile, type SyntaxNode } from '../../../src/tools/lib/source'
import { eachNode, nameOf, type Complaint } from './syntax'

const argumentsOf = (node: SyntaxNode): readonly unknown[] => node.arguments as unknown[]

/** Screens that test a chart's state by name: renaming or splitting a state must not change a screen. */
export function placesAsked(files: readonly SourceFile[]): Complaint[] {
  return files.flatMap((file) => {
    const found: Complaint[] = []
    eachNode(file, (node) => {
      if (node.type === 'CallExpression' && nameOf(node.callee)?.endsWith('.matches')) {
        found.push(`${file.path}:${lineOf(file.text, node.start)} asks for a state, not for a tag`)
      }
    })
    return found
  })
}

/** Names bound by a pattern: `a`, `{ a, b: c }`, `[a]`. */
function bound(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  if (pattern.type === 'Identifier') return [pattern.name as string]
  const inner = [pattern.properties, pattern.elements].flat().filter(isNode)
  return inner.flatMap((each) => bound(each.type === 'Property' ? each.value : each))
}

/**
 * Which chart a value was read from: `const guest = useSelector(app, …)` means that `guest` comes from `app`.
 */
function readings(file: SourceFile): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  eachNode(file, ({ type, id, init }) => {
    if (type !== 'VariableDeclarator' || !isNode(init) || init.type !== 'CallExpression') return
    if (nameOf(init.callee) !== 'useSelector') return
    const [of] = argumentsOf(init)
    const actor = isNode(of) && of.type === 'CallExpression' ? `${nameOf(of.callee) ?? '?'}()` : nameOf(of)
    for (const name of bound(id)) found.set(name, actor ?? '?')
  })
  return found
}

/** The charts that a piece of code sends events to. */
function told(file: SourceFile, { start, end }: SyntaxNode): string[] {
  const found: string[] = []
  eachNode(file, (node) => {
    if (node.type !== 'CallExpression' || node.start < start || node.end > end) return
    const name = nameOf(node.callee)
    if (name?.endsWith('.send')) found.push(name.slice(0, -'.send'.length))
  })
  return found
}

/**
 * Effects that watch one chart and notify another: coordinating charts is for a chart or a flow, not a
 * screen.
 */
export function conductors(files: readonly SourceFile[]): Complaint[] {
  return files.flatMap((file) => {
    const read = readings(file)
    const found: Complaint[] = []
    eachNode(file, (node) => {
      if (node.type !== 'CallExpression' || !/^(React\.)?use(Layout)?Effect$/.test(nameOf(node.callee) ?? ''))
        return
      const [effect, dependencies] = argumentsOf(node)
      if (!isNode(effect) || !isNode(dependencies)) return
      const watched = (dependencies.elements as unknown[]).flatMap(
        (each) => read.get(nameOf(each) ?? '') ?? [],
      )
      for (const actor of new Set(told(file, effect))) {
        const other = watched.find((one) => one !== actor)
        if (other !== undefined)
          found.push(`${file.path}:${lineOf(file.text, node.start)} watches ${other} and tells ${actor}`)
      }
    })
    return found
  })
}
