import { isNode, lineOf, type SourceFile, type SyntaxNode } from '../../../src/tools/lib/source'
import { nameOf, treeOf, type Complaint } from './syntax'

/** The few files of src/flows that keep state themselves, and why. */
export const keepers: Readonly<Record<string, string>> = {
  'src/flows/core/lifetime.ts': 'It is what everything else keeps things with.',
  'src/flows/core/root.ts': 'Holds the app’s root actor, from which everybody else learns who is here.',
  'src/flows/core/screens.ts': 'Holds the route table’s answer, which the app registers.',
  'src/flows/adapters/navigation.ts': 'Holds the router, which the app registers.',
  'src/flows/adapters/frame.ts': 'Holds the frame of the game that is open, which its screen registers.',
}

/** Calls that create a long-lived chart. */
const makers: ReadonlySet<string> = new Set(['createActor', 'createChart', 'startChart'])
const stores: ReadonlySet<string> = new Set(['Map', 'Set', 'WeakMap', 'WeakSet'])

/** Read-only types: `readonly string[]`, `ReadonlySet<…>`. */
function isReadonly({ typeAnnotation }: SyntaxNode): boolean {
  const type = isNode(typeAnnotation) ? typeAnnotation.typeAnnotation : undefined
  if (!isNode(type)) return false
  return type.type === 'TSTypeOperator' || nameOf(type.typeName)?.startsWith('Readonly') === true
}

/** Code that runs when the module loads; function bodies run later. */
function eachAtOnce(node: unknown, see: (node: SyntaxNode) => void): void {
  if (Array.isArray(node)) for (const one of node) eachAtOnce(one, see)
  if (!isNode(node) || /Function/.test(node.type) || node.declare) return
  see(node)
  for (const [key, value] of Object.entries(node)) if (key !== 'parent') eachAtOnce(value, see)
}

function keeps(node: SyntaxNode): boolean {
  if (node.type === 'VariableDeclaration') return node.kind !== 'const'
  if (node.type === 'CallExpression') return isStarted(node)
  if (node.type !== 'VariableDeclarator' || !isNode(node.id) || !isNode(node.init)) return false
  if (isReadonly(node.id)) return false
  if (node.init.type === 'ArrayExpression') return (node.init.elements as unknown[]).length === 0
  return node.init.type === 'NewExpression' && stores.has(nameOf(node.init.callee) ?? '')
}

const isStarted = ({ callee }: SyntaxNode) => makers.has(nameOf(callee) ?? '')

/** State in src/flows outside `perPage` and `perPlayer`: it would leak to the next player. */
export function strayMemory(files: readonly SourceFile[]): Complaint[] {
  return files
    .filter(({ path }) => path.startsWith('src/flows/') && !Object.hasOwn(keepers, path))
    .flatMap((file) => {
      const found: Complaint[] = []
      eachAtOnce(treeOf(file).program, (node) => {
        if (keeps(node)) found.push(`${file.path}:${lineOf(file.text, node.start)} keeps something for good`)
      })
      return found
    })
}
