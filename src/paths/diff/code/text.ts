import { isNode, type SyntaxNode } from '../../../tools/lib/source'
import { shortHash } from '../../chart/hash'
import { bare, type Declared, type Modules } from './modules'

/** Keys of a node that say nothing about what the code does. */
const silent: ReadonlySet<string> = new Set([
  'start',
  'end',
  'range',
  'loc',
  'raw',
  'parent',
  'typeAnnotation',
  'typeParameters',
  'typeArguments',
  'returnType',
  'superTypeArguments',
  'decorators',
  'optional',
])

/** Properties of a chart that are for readers; the chart's document compares those. */
const prose: ReadonlySet<string> = new Set(['description', 'meta'])

export const keyOf = (property: SyntaxNode): string => {
  const key = property.key as SyntaxNode
  return property.computed === true ? '' : String(key.name ?? key.value ?? '')
}

const isProse = (node: SyntaxNode) => node.type === 'Property' && prose.has(keyOf(node))

/** A name that a piece of code uses; with `member`, one property of it. */
interface Used {
  readonly name: string
  readonly member?: string
}

interface Written {
  /** The code without types, comments, layout and prose. */
  readonly text: string
  readonly uses: readonly Used[]
}

const written = new WeakMap<SyntaxNode, Written>()

function write(root: SyntaxNode): Written {
  const before = written.get(root)
  if (before) return before
  const parts: string[] = []
  const uses: Used[] = []
  const visit = (outer: SyntaxNode): void => {
    const node = bare(outer)
    if (node.type.startsWith('TS') || isProse(node)) return
    if (node.type === 'Identifier') uses.push({ name: String(node.name) })
    parts.push(node.type)
    const { object, property } = node
    const isMember = node.type === 'MemberExpression' && node.computed !== true
    if (isMember && isNode(object) && object.type === 'Identifier' && isNode(property)) {
      uses.push({ name: String(object.name), member: String(property.name) })
      parts.push(String(object.name), String(property.name))
      return
    }
    for (const [key, value] of Object.entries(node)) {
      if (silent.has(key) || key === 'type') continue
      // A property's name is no use of a variable of that name.
      const isName = (key === 'key' && node.computed !== true) || (isMember && key === 'property')
      if (isName && isNode(value)) parts.push(String(value.name ?? value.value))
      else if (isNode(value)) visit(value)
      else if (Array.isArray(value)) {
        parts.push(`${key}[`)
        for (const one of value as unknown[]) if (isNode(one)) visit(one)
        parts.push(']')
      } else if (typeof value !== 'object') parts.push(`${key}=${String(value)}`)
    }
    parts.push(';')
  }
  visit(root)
  const made = { text: parts.join(' '), uses }
  written.set(root, made)
  return made
}

/** The value of one property of an object that a name stands for; undefined when that is not clear. */
function memberOf({ node }: Declared, member: string): SyntaxNode | undefined {
  const object = bare(node)
  if (object.type !== 'ObjectExpression') return undefined
  const all = object.properties as readonly SyntaxNode[]
  if (all.some(({ type }) => type !== 'Property')) return undefined
  const found = all.find((one) => keyOf(one) === member)?.value
  return isNode(found) ? found : undefined
}

function meant(modules: Modules, file: string, { name, member }: Used): Declared | undefined {
  if (member === undefined) return modules.find(file, name)
  const inSpace = modules.findIn(file, name, member)
  if (inSpace) return inSpace
  const whole = modules.find(file, name)
  const value = whole && memberOf(whole, member)
  return whole && value ? { ...whole, name: `${name}.${member}`, node: value } : whole
}

/**
 * A fingerprint of a piece of code and of everything in the charts' sources that it uses, directly or not: functions,
 * values of `limits.ts`, called charts. Layout, comments, types and descriptions don't count.
 */
export function fingerprint(modules: Modules, file: string, node: SyntaxNode): string {
  const texts = new Map<string, string>()
  const open: Declared[] = [{ file, name: '', node }]
  for (const one of open) {
    const { text, uses } = write(one.node)
    texts.set(`${one.file} ${one.name}`, text)
    for (const use of uses) {
      const next = meant(modules, one.file, use)
      const id = next && `${next.file} ${next.name}`
      if (!next || !id || texts.has(id)) continue
      texts.set(id, '')
      open.push(next)
    }
  }
  const [own = '', ...others] = texts.values()
  return shortHash([own, ...others.sort()].join('\n'))
}
