import { isNode, lineOf, type SourceFile, type SyntaxNode } from '../../../src/tools/lib/source'
import { eachNode, nameOf, type Complaint } from './syntax'

const nameOfElement = (node: SyntaxNode) =>
  node.type === 'JSXElement' && isNode(node.openingElement) ? nameOfTag(node.openingElement.name) : undefined
const nameOfTag = (tag: unknown) => (isNode(tag) ? (tag.name as string) : undefined)

/** The possible values of an expression: both branches of a condition, the right side of `&&`. */
function outcomes(node: unknown): SyntaxNode[] {
  if (!isNode(node)) return []
  if (node.type === 'JSXExpressionContainer' || node.type === 'ParenthesizedExpression')
    return outcomes(node.expression)
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(outcomes)
  if (node.type === 'LogicalExpression') return outcomes(node.right)
  return [node]
}

/** The key of `t('key', …)`. */
function keyOf(node: SyntaxNode): string | undefined {
  if (node.type !== 'CallExpression' || nameOf(node.callee) !== 't') return undefined
  const [key] = node.arguments as unknown[]
  return isNode(key) && typeof key.value === 'string' ? key.value : undefined
}

const isSpace = (node: SyntaxNode) =>
  (node.type === 'JSXText' && /^[ \t]+$/.test(node.value as string)) ||
  outcomes(node).some(({ value }) => value === ' ')
/** Text that starts a new sentence, not a button or a value in a line. */
const speaks = (node: SyntaxNode) =>
  nameOfElement(node) === 'FailureWords' ||
  outcomes(node).some(
    (one) => nameOfElement(one) === 'FailureWords' || keyOf(one) !== undefined || one.type === 'Identifier',
  )
const ends = (text: string) => /[.!?…:,]$/.test(text)

/**
 * Sentences that run into each other: a text from the tables without a full stop, a space, and the next. A
 * failure's text may also lack one: what follows it is rendered by `FailureAnd`.
 */
export function runOns(files: readonly SourceFile[], texts: (key: string) => readonly string[]): Complaint[] {
  return files.flatMap((file) => {
    const found: Complaint[] = []
    eachNode(file, (node) => {
      if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return
      const children = (node.children as SyntaxNode[]).filter(
        (one) => one.type !== 'JSXText' || !/^\s*\n\s*$/.test(one.value as string),
      )
      children.forEach((first, at) => {
        const [space, next] = children.slice(at + 1)
        if (!space || !next || !isSpace(space) || !speaks(next)) return
        for (const one of outcomes(first)) {
          const key = keyOf(one)
          const runs = key === undefined ? nameOfElement(one) === 'FailureWords' : !texts(key).every(ends)
          if (runs) found.push(`${file.path}:${lineOf(file.text, one.start)} runs into what follows`)
        }
      })
    })
    return found
  })
}
