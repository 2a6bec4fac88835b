import type { ChartNode, TransitionDefinition } from '../../paths/chart/definition'
import { filesUnder, isNode, parse, readSource, words, type SyntaxNode } from '../../tools/lib/source'
import type { Source } from '../picture/model'

/** Finds the source line that declares a state or a transition. */
export interface Places {
  readonly state: (node: ChartNode) => Source | undefined
  readonly transition: (it: TransitionDefinition) => Source | undefined
}

interface Found {
  readonly file: string
  readonly text: string
  readonly key: string
  /** Names of the enclosing states in the same file, nearest first. */
  readonly around: readonly string[]
  readonly node: SyntaxNode
}

const propertiesOf = (node: unknown): SyntaxNode[] =>
  isNode(node) && node.type === 'ObjectExpression' ? (node.properties as SyntaxNode[]) : []

function keyOf(property: SyntaxNode): string | undefined {
  const key = property.key as SyntaxNode | undefined
  return property.type === 'Property' && key ? String(key.name ?? key.value ?? '') : undefined
}

const property = (node: unknown, key: string) => propertiesOf(node).find((it) => keyOf(it) === key)?.value

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length

/** Every state declared in a file: each entry of an object called `states`. */
function statesIn(file: string, text: string): Found[] {
  const found: Found[] = []
  const visit = (node: SyntaxNode, around: readonly string[]) => {
    if (node.type === 'Property' && keyOf(node) === 'states') {
      for (const entry of propertiesOf(node.value)) {
        const key = keyOf(entry)
        if (key === undefined) continue
        found.push({ file, text, key, around, node: entry })
        if (isNode(entry.value)) visit(entry.value, [key, ...around])
      }
      return
    }
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, around)
    }
  }
  visit(parse({ path: file, text }).program, [])
  return found
}

function ancestry(node: ChartNode): string[] {
  const parent = node.parent as ChartNode | undefined
  return parent ? [parent.key, ...ancestry(parent)] : []
}

/** How well a declared state matches one of the chart: its description counts most, then the enclosing names. */
function likeness(found: Found, node: ChartNode): number {
  const said = words(property(found.node.value, 'description'))
  const about = said !== undefined && said === node.description ? 100 : 0
  const names = ancestry(node)
  const same = found.around.findIndex((name, i) => name !== names[i])
  return about + (same === -1 ? found.around.length : -10)
}

/** The object whose keys are the triggers of a state's transitions, and the key in it. */
function causeIn(state: unknown, it: TransitionDefinition): unknown {
  const { trigger, descriptor, name } = it
  if (trigger === 'event') return property(property(state, 'on'), descriptor)
  if (trigger === 'after') return property(property(state, 'after'), name)
  if (trigger === 'always') return property(state, 'always')
  if (trigger === 'finished') return property(state, 'onDone')
  const invoke = property(state, 'invoke')
  const list =
    isNode(invoke) && invoke.type === 'ArrayExpression' ? (invoke.elements as SyntaxNode[]) : [invoke]
  const field = { done: 'onDone', error: 'onError', snapshot: 'onSnapshot' }[trigger]
  const own = list.find((each) => words(property(each, 'id')) === name) ?? list[0]
  return property(own, field)
}

/** Reads the sources of a folder below `machines`. Charts built by functions are located as far as they are literal. */
export function placesIn(folder: string): Places {
  // Parts shared by several charts are in the shared folder.
  const files = [...filesUnder(`machines/${folder}`), ...filesUnder('machines/shared')].filter((path) =>
    /(?<!\.cases)\.ts$/.test(path),
  )
  const sources = files.map(readSource)
  const states = sources.flatMap(({ path, text }) => statesIn(path, text))
  const main = sources.find(({ path }) => path.endsWith(`${folder}.machine.ts`))

  function best(node: ChartNode): Found | undefined {
    const ranked = states
      .filter(({ key }) => key === node.key)
      .map((found) => ({ found, likeness: likeness(found, node) }))
      .sort((a, b) => b.likeness - a.likeness)
    return ranked[0]?.found
  }

  function state(node: ChartNode): Source | undefined {
    if (!node.parent) {
      const at = main ? Math.max(main.text.indexOf('createMachine('), 0) : 0
      return main && [main.path, lineOf(main.text, at)]
    }
    const found = best(node)
    return found && [found.file, lineOf(found.text, found.node.start)]
  }

  function transition(it: TransitionDefinition): Source | undefined {
    const found = it.source.parent ? best(it.source) : undefined
    if (!found) return rootTransition(it) ?? state(it.source)
    const cause = causeIn(found.node.value, it)
    if (!isNode(cause)) return state(it.source)
    const branch = cause.type === 'ArrayExpression' ? (cause.elements as SyntaxNode[])[it.index] : cause
    return [found.file, lineOf(found.text, (branch ?? cause).start)]
  }

  /** The root's transitions are declared next to its `states`. */
  function rootTransition(it: TransitionDefinition): Source | undefined {
    for (const { path, text } of sources) {
      let line: number | undefined
      const visit = (node: SyntaxNode) => {
        if (line !== undefined) return
        if (node.type === 'ObjectExpression' && property(node, 'id') !== undefined) {
          const cause = causeIn(node, it)
          if (isNode(cause)) {
            const list = cause.type === 'ArrayExpression' ? (cause.elements as SyntaxNode[])[it.index] : cause
            line = lineOf(text, (list ?? cause).start)
          }
        }
        for (const value of Object.values(node))
          for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child)
      }
      visit(parse({ path, text }).program)
      if (line !== undefined) return [path, line]
    }
    return undefined
  }
  return { state, transition }
}
