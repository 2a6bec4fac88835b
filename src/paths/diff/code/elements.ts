import { walk, type SyntaxNode } from '../../../tools/lib/source'
import { modulesOf, type Modules } from './modules'
import { literal, type Entry, type Literal } from './objects'
import { fingerprint, keyOf } from './text'

/** A part of a chart whose code can change without the chart's outline changing. */
export type Element =
  | { readonly kind: 'guard' | 'action' | 'delay' | 'actor'; readonly name: string }
  /** What a state says about one event, timer, `always`, its actors, entry, exit or `settings`. */
  | { readonly kind: 'part'; readonly state: string; readonly part: string }
  /** A state with everything in it, where the sources don't show its parts. */
  | { readonly kind: 'whole'; readonly state: string }

export interface Fingerprinted {
  readonly element: Element
  readonly print: string
}

const implementations = { guards: 'guard', actions: 'action', delays: 'delay', actors: 'actor' } as const
const skipped: ReadonlySet<string> = new Set(['description', 'meta', 'id', 'options'])
const ownParts: ReadonlySet<string> = new Set(['always', 'entry', 'exit', 'invoke', 'onDone'])

const isMap = (key: string): key is keyof typeof implementations => Object.hasOwn(implementations, key)

interface Chart {
  readonly id: string
  readonly file: string
  readonly config: SyntaxNode
  readonly setup: SyntaxNode | undefined
}

/** Charts declared in a file: `….createMachine({ id: 'login', … })`. */
function chartsIn(modules: Modules, file: string): Chart[] {
  const program = modules.program(file)
  const found: Chart[] = []
  if (!program) return found
  walk(program, (node) => {
    if (node.type !== 'CallExpression') return
    const callee = node.callee as SyntaxNode
    const [config] = node.arguments as readonly SyntaxNode[]
    if (callee.type !== 'MemberExpression' || (callee.property as SyntaxNode).name !== 'createMachine') return
    if (config?.type !== 'ObjectExpression') return
    const id = (config.properties as readonly SyntaxNode[]).find((it) => keyOf(it) === 'id')?.value
    const value = (id as SyntaxNode | undefined)?.value
    if (typeof value === 'string') found.push({ id: value, file, config, setup: callee.object as SyntaxNode })
  })
  return found
}

/** Reads one chart's elements. */
class Reader {
  readonly #modules: Modules
  readonly found: Fingerprinted[] = []

  constructor(modules: Modules) {
    this.#modules = modules
  }

  #print = (entry: Pick<Entry, 'file' | 'value' | 'made'>) =>
    fingerprint(this.#modules, entry.file, entry.value) + entry.made

  #add(element: Element, prints: readonly string[]): void {
    if (prints.length > 0) this.found.push({ element, print: prints.join() })
  }

  #rest = ({ rest }: Literal) => rest.map(({ file, node }) => fingerprint(this.#modules, file, node))

  setup(expression: SyntaxNode | undefined, file: string): void {
    if (expression?.type === 'Identifier') {
      const found = this.#modules.find(file, String(expression.name))
      if (found) this.setup(found.node, found.file)
      return
    }
    const [first] = (expression?.arguments ?? []) as readonly SyntaxNode[]
    const maps = (first && literal(this.#modules, file, first)?.entries) ?? []
    for (const { key, file: at, value } of maps) {
      if (!isMap(key)) continue
      for (const entry of literal(this.#modules, at, value)?.entries ?? []) {
        this.#add({ kind: implementations[key], name: entry.key }, [this.#print(entry)])
      }
    }
  }

  state(id: string, entry: Pick<Entry, 'file' | 'value' | 'made'>): void {
    const object = literal(this.#modules, entry.file, entry.value, entry.made)
    if (!object) {
      this.#add({ kind: 'whole', state: id }, [this.#print(entry)])
      return
    }
    const settings = this.#rest(object)
    for (const one of object.entries) {
      const { key } = one
      const inner = /^(on|after|states)$/.test(key)
        ? literal(this.#modules, one.file, one.value, one.made)
        : undefined
      if (skipped.has(key)) continue
      if (key === 'states' && inner) {
        for (const child of inner.entries) this.state(`${id}.${child.key}`, child)
        settings.push(...this.#rest(inner))
      } else if (inner) {
        for (const branch of inner.entries) {
          this.#add({ kind: 'part', state: id, part: `${key} ${branch.key}` }, [this.#print(branch)])
        }
        settings.push(...this.#rest(inner))
      } else if (ownParts.has(key)) this.#add({ kind: 'part', state: id, part: key }, [this.#print(one)])
      else settings.push(`${key}:${this.#print(one)}`)
    }
    this.#add({ kind: 'part', state: id, part: 'settings' }, settings)
  }
}

/** The elements of the named charts with a fingerprint of their code, from the sources alone: nothing runs. */
export function elementsOf(
  sources: ReadonlyMap<string, string>,
  ids: ReadonlySet<string>,
): ReadonlyMap<string, readonly Fingerprinted[]> {
  const modules = modulesOf(sources)
  const declares = (text: string) => [...ids].some((id) => text.includes(`id: '${id}'`))
  const files = [...sources].flatMap(([file, text]) =>
    file.endsWith('.machine.ts') && declares(text) ? [file] : [],
  )
  const charts = files.flatMap((file) => chartsIn(modules, file)).filter(({ id }) => ids.has(id))
  return new Map(
    charts.map(({ id, file, config, setup }) => {
      const reader = new Reader(modules)
      reader.setup(setup, file)
      reader.state(id, { file, value: config, made: '' })
      return [id, reader.found]
    }),
  )
}
