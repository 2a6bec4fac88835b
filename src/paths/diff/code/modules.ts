import { posix } from 'node:path'
import { isNode, parse, type SyntaxNode } from '../../../tools/lib/source'

/** A top-level declaration: the node that says what it is, and its file. */
export interface Declared {
  readonly file: string
  readonly name: string
  readonly node: SyntaxNode
}

interface Module {
  readonly declared: ReadonlyMap<string, SyntaxNode>
  /** Local name → file and exported name; `*` for a namespace. */
  readonly imported: ReadonlyMap<string, { readonly from: string; readonly name: string }>
  readonly program: SyntaxNode
}

const nameIn = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value ?? '') : '')

/** A node without the types around it: `x as T`, `x satisfies T`, `x!`, `(x)`. */
export function bare(node: SyntaxNode): SyntaxNode {
  const wraps = /^(TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ParenthesizedExpression)$/
  return wraps.test(node.type) && isNode(node.expression) ? bare(node.expression) : node
}

const list = (value: unknown) => (Array.isArray(value) ? (value as unknown[]).filter(isNode) : [])

function read(program: SyntaxNode): Module {
  const declared = new Map<string, SyntaxNode>()
  const imported = new Map<string, { from: string; name: string }>()
  for (const statement of list(program.body)) {
    const from = nameIn(statement.source)
    if (statement.type === 'ImportDeclaration' || (from !== '' && statement.type.startsWith('Export'))) {
      for (const one of list(statement.specifiers)) {
        const outside = one.type === 'ImportNamespaceSpecifier' ? '*' : nameIn(one.imported ?? one.local)
        imported.set(nameIn(one.exported ?? one.local), { from, name: outside })
      }
      continue
    }
    const inner = isNode(statement.declaration) ? statement.declaration : statement
    for (const one of list(inner.declarations)) if (isNode(one.init)) declared.set(nameIn(one.id), one.init)
    if (inner.type === 'FunctionDeclaration' || inner.type === 'ClassDeclaration') {
      declared.set(nameIn(inner.id), inner)
    }
  }
  return { declared, imported, program }
}

/** The sources of the charts, read as far as they are asked for. Paths are relative to the project. */
export class Modules {
  readonly #sources: ReadonlyMap<string, string>
  readonly #read = new Map<string, Module | undefined>()

  constructor(sources: ReadonlyMap<string, string>) {
    this.#sources = sources
  }

  /** The syntax tree of a file; undefined for a file that is not there. Throws for one that does not parse. */
  program(file: string): SyntaxNode | undefined {
    return this.#module(file)?.program
  }

  #module(file: string): Module | undefined {
    if (!this.#read.has(file)) {
      const text = this.#sources.get(file)
      this.#read.set(file, text === undefined ? undefined : read(parse({ path: file, text }).program))
    }
    return this.#read.get(file)
  }

  /** What a name means in a file; undefined for locals and for what comes from a package. `*` asks for nothing. */
  find(file: string, name: string): Declared | undefined {
    const here = this.#module(file)
    const node = here?.declared.get(name)
    if (node) return { file, name, node }
    const origin = here?.imported.get(name)
    if (!origin?.from.startsWith('.')) return undefined
    return this.find(this.#fileOf(file, origin.from), origin.name)
  }

  /** What `space.name` means, when `space` is a whole imported module. */
  findIn(file: string, space: string, name: string): Declared | undefined {
    const origin = this.#module(file)?.imported.get(space)
    return origin?.name === '*' ? this.find(this.#fileOf(file, origin.from), name) : undefined
  }

  #fileOf(file: string, specifier: string): string {
    const path = posix.join(posix.dirname(file), specifier)
    return [path, `${path}.ts`, `${path}/index.ts`].find((it) => this.#sources.has(it)) ?? path
  }
}

const known = new WeakMap<ReadonlyMap<string, string>, Modules>()

/** The modules of these sources, read once. */
export function modulesOf(sources: ReadonlyMap<string, string>): Modules {
  const modules = known.get(sources) ?? new Modules(sources)
  known.set(sources, modules)
  return modules
}
