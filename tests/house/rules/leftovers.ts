import { posix } from 'node:path'
import { words, type SourceFile } from '../../../src/tools/lib/source'
import type { WordTable } from '../words'
import { eachNode, type Complaint } from './syntax'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '')

/** Classes of a sheet's own, in the order they come in; `:global(.x)` is somebody else's. */
function classesOf(sheet: SourceFile): string[] {
  const selectors = withoutComments(sheet.text)
    .replaceAll(/\{[^{}]*\}/g, '{}')
    .replaceAll(/:global\([^)]*\)|@import[^;]*;|url\([^)]*\)/g, '')
  return [...new Set([...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))]
}

/** Classes of style sheets that no file that imports the sheet names; `css[kind]` may be any of them. */
export function unwornClasses(sheets: readonly SourceFile[], files: readonly SourceFile[]): Complaint[] {
  const texts = files.flatMap(({ path, text }) =>
    [...text.matchAll(/import (\w+) from '(\.[^']+\.css)'/g)].map(([, name = '', to = '']) => ({
      name,
      text,
      sheet: posix.join(posix.dirname(path), to),
    })),
  )
  return sheets.flatMap((sheet) => {
    const users = texts.filter((one) => one.sheet === sheet.path)
    if (users.some(({ name, text }) => new RegExp(`\\b${name}\\[(?!['"])`).test(text))) return []
    return classesOf(sheet)
      .filter((own) => {
        const used = users.some(({ name, text }) =>
          new RegExp(`\\b${name}(\\.${own}(?![\\w-])|\\['${own}'\\])`).test(text),
        )
        return !used && !new RegExp(`composes:[^;]*\\b${own}\\b`).test(sheet.text)
      })
      .map((own) => `${sheet.path} has .${own}, and nobody wears it`)
  })
}

/** Custom properties that are set and never read, in styles or in code. */
export function unreadProperties(sheets: readonly SourceFile[], files: readonly SourceFile[]): Complaint[] {
  const all = [...sheets, ...files].map(({ text }) => text).join('\n')
  const read = new Set(
    [...all.matchAll(/var\(\s*(--[\w-]+)|['"`](--[\w-]+)['"`]/g)].map(([, a, b]) => a ?? b),
  )
  return sheets.flatMap((sheet) =>
    [
      ...new Set(
        [...withoutComments(sheet.text).matchAll(/(?:^|[{;])\s*(--[\w-]+)\s*:/gm)].map(
          ([, name = '']) => name,
        ),
      ),
    ]
      .filter((name) => !read.has(name))
      .map((name) => `${sheet.path} sets ${name}, and nobody reads it`),
  )
}

/** A key that a file puts together: `${kind}.title`, `safety:${key}.text`. */
interface Shape {
  readonly pattern: RegExp
  readonly isOf: (table: string) => boolean
}

/** The texts in the code, and those that it puts together, which count for the table they name, or each that the file names. */
function textsIn(files: readonly SourceFile[]): { known: Set<string>; shapes: readonly Shape[] } {
  const known = new Set<string>()
  const shapes: Shape[] = []
  for (const file of files) {
    eachNode(file, (node) => {
      known.add((words(node) ?? '').replace(/^\w+:/, ''))
      if (node.type !== 'TemplateLiteral') return
      const [first = '', ...others] = (node.quasis as { value: { raw: string } }[]).map(
        ({ value }) => value.raw,
      )
      const table = /^(\w+):/.exec(first)?.[1]
      const parts = [first.replace(/^\w+:/, ''), ...others]
      if (others.length === 0 || !/\w/.test(parts.join(''))) return
      // What is put in has no dots, unless the table is named.
      const pattern = new RegExp(`^${parts.map(escaped).join(table ? '.+' : String.raw`[\w-]+`)}$`)
      const isOf = (name: string) =>
        table ? name === table : new RegExp(`['"\`]${name}['"\`:]`).test(file.text)
      shapes.push({ pattern, isOf })
    })
  }
  return { known, shapes }
}

/** Words of a table that nobody says. What is put together counts for the tables that its file names. */
export function unsaidWords(tables: readonly WordTable[], files: readonly SourceFile[], page = ''): string[] {
  const { known, shapes } = textsIn(files)
  for (const [, key = ''] of page.matchAll(/%\d \w+ ([\w.]+)%/g)) known.add(key)
  return tables.flatMap(({ name, words: table }) => {
    const own = shapes.filter(({ isOf }) => isOf(name)).map(({ pattern }) => pattern)
    return Object.keys(table)
      .filter((key) => {
        const bare = key.replace(/_(zero|one|two|few|many|other)$/, '')
        return !known.has(bare) && !own.some((pattern) => pattern.test(bare))
      })
      .map((key) => `${name}: ${key}`)
  })
}
