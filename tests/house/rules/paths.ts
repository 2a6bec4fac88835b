import { lineOf, type SourceFile, type SyntaxNode } from '../../../src/tools/lib/source'
import { eachNode, type Complaint } from './syntax'

/** The only file that contains them. */
const table = 'machines/shared/paths.ts'

/** A path of the site at the start of a text: `/m/home`, `/m?x`. */
const isPath = (text: unknown) => typeof text === 'string' && /^\/m(?:[/?#]|$)/.test(text)

/** Screen paths spelled out where the table's name should be used. */
export function spelledPaths(files: readonly SourceFile[]): Complaint[] {
  return files.flatMap((file) => {
    const found: Complaint[] = []
    if (file.path === table) return found
    eachNode(file, (node) => {
      const text = textOf(node)
      if (isPath(text)) found.push(`${file.path}:${lineOf(file.text, node.start)} spells ${String(text)}`)
    })
    return found
  })
}

function textOf(node: SyntaxNode): unknown {
  return node.type === 'TemplateElement' ? (node.value as { raw: string }).raw : node.value
}
