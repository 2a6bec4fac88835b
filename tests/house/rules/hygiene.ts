import { isNode, lineOf, type SourceFile } from '../../../src/tools/lib/source'
import { eachNode, nameOf, treeOf, type Complaint } from './syntax'

/** Max lines of a file. */
export const longest = 400

/** Exempt data and generated files: long only because they have many entries. */
export const long: readonly string[] = []

export const lineCount = ({ text }: SourceFile): number => text.replace(/\n$/, '').split('\n').length

export const tooLong = (files: readonly SourceFile[], excepted = long): Complaint[] =>
  files
    .filter((file) => !excepted.includes(file.path) && lineCount(file) > longest)
    .map((file) => `${file.path} has ${lineCount(file)} lines, more than ${longest}`)

// Playwright requires a default export for its global setup.
const mayExportDefault = /^(src\/pages\/|tests\/browser\/support\/prepare\.ts$|.*\.config\.[jt]s$)/

/** Default exports outside pages and config files: their name can differ with every import. */
export function defaultExports(files: readonly SourceFile[]): Complaint[] {
  return files.flatMap((file) => {
    if (mayExportDefault.test(file.path)) return []
    const found: Complaint[] = []
    eachNode(file, (node) => {
      const named =
        node.type === 'ExportSpecifier' && isNode(node.exported) && node.exported.name === 'default'
      if (node.type === 'ExportDefaultDeclaration' || named) {
        found.push(`${file.path}:${lineOf(file.text, node.start)} exports a default`)
      }
    })
    return found
  })
}

/** To-do notes, unreplaced templates of `npm run new`, and suppressed compiler or lint errors. */
export function excuses(files: readonly SourceFile[]): Complaint[] {
  return files.flatMap((file) =>
    treeOf(file)
      .comments.map(({ value, start }) => ({
        excuse:
          /\b(TODO|FIXME|XXX)\b|From the template: .+|@ts-(ignore|nocheck)|(eslint|oxlint)-disable(?!-next-line)/.exec(
            value,
          )?.[0],
        start,
      }))
      .filter(({ excuse }) => excuse !== undefined)
      .map(({ excuse, start }) => `${file.path}:${lineOf(file.text, start)} says ${excuse}`),
  )
}

/** Uses of `any`. */
export function anyTypes(files: readonly SourceFile[]): Complaint[] {
  return files.flatMap((file) => {
    const found: Complaint[] = []
    eachNode(file, (node) => {
      if (node.type === 'TSAnyKeyword') found.push(`${file.path}:${lineOf(file.text, node.start)} says any`)
    })
    return found
  })
}

/** Skipped tests, and tests that keep others from running. */
export function skippedTests(files: readonly SourceFile[]): Complaint[] {
  return files.flatMap((file) => {
    const found: Complaint[] = []
    eachNode(file, (node) => {
      const name = node.type === 'CallExpression' ? nameOf(node.callee) : undefined
      if (name && /^(it|test|describe)\.(.*\.)?(skip|only|todo|fixme|skipIf|runIf|fails?)\b/.test(name)) {
        found.push(`${file.path}:${lineOf(file.text, node.start)} says ${name}`)
      }
    })
    return found
  })
}
