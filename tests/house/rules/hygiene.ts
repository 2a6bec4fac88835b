import { isNode, lineOf, type SourceFile } from '../../../src/tools/lib/source'
import { eachNode, nameOf, treeOf, type Complaint } from './syntax'

/** Most lines a file of one idea has. */
export const longest = 400

/** Data and generated files: long because there is much of it, not because they do much. */
export const long: readonly string[] = []

export const lineCount = ({ text }: SourceFile): number => text.replace(/\n$/, '').split('\n').length

export const tooLong = (files: readonly SourceFile[], excepted = long): Complaint[] =>
  files
    .filter((file) => !excepted.includes(file.path) && lineCount(file) > longest)
    .map((file) => `${file.path} has ${lineCount(file)} lines, more than ${longest}`)

// Playwright asks for a default export of what runs before its tests.
const mayExportDefault = /^(src\/pages\/|tests\/browser\/support\/prepare\.ts$|.*\.config\.ts$)/

/** Default exports outside pages and config files: they have a different name at every import. */
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

/** Notes to do it later, and ways to tell the compiler to look away. */
export function excuses(files: readonly SourceFile[]): Complaint[] {
  return files.flatMap((file) =>
    treeOf(file)
      .comments.map(({ value, start }) => ({
        excuse: /\b(TODO|FIXME|XXX)\b|@ts-(ignore|nocheck)|(eslint|oxlint)-disable(?!-next-line)/.exec(
          value,
        )?.[0],
        start,
      }))
      .filter(({ excuse }) => excuse !== undefined)
      .map(({ excuse, start }) => `${file.path}:${lineOf(file.text, start)} says ${excuse}`),
  )
}

/** The type that switches the compiler off. */
export function anyTypes(files: readonly SourceFile[]): Complaint[] {
  return files.flatMap((file) => {
    const found: Complaint[] = []
    eachNode(file, (node) => {
      if (node.type === 'TSAnyKeyword') found.push(`${file.path}:${lineOf(file.text, node.start)} says any`)
    })
    return found
  })
}

/** Tests that do not run, or keep the others from running. */
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
