import { isNode, lineOf, type SourceFile, type SyntaxNode } from '../../../src/tools/lib/source'
import { eachNode, nameOf, type Complaint } from './syntax'

const makers: ReadonlySet<string> = new Set(['createActor', 'useActorRef', 'useActor', 'useMachine'])

const isInspected = (options: unknown) =>
  isNode(options) &&
  options.type === 'ObjectExpression' &&
  (options.properties as SyntaxNode[]).some(({ key }) => isNode(key) && key.name === 'inspect')

/** Actors without a parent that nobody could watch: each has to be handed the inspector of src/flows/inspect.ts. */
export function unwatched(files: readonly SourceFile[]): Complaint[] {
  return files.flatMap((file) => {
    const found: Complaint[] = []
    eachNode(file, (node) => {
      if (node.type !== 'CallExpression') return
      const name = nameOf(node.callee)
      if (name === undefined || !makers.has(name) || isInspected((node.arguments as unknown[])[1])) return
      found.push(`${file.path}:${lineOf(file.text, node.start)} starts an actor that nobody can watch`)
    })
    return found
  })
}
