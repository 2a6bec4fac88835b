import { oldest } from '../../../src/tools/browsers'
import type { SourceFile } from '../../../src/tools/lib/source'
import type { Complaint } from './syntax'

/**
 * A browser feature, and the first versions of Chrome, Safari and Firefox that have it; null: none so far.
 */
interface Feature {
  readonly name: string
  readonly used: RegExp
  readonly since: readonly [chrome: number | null, safari: number | null, firefox: number | null]
  /** The file is safe if it also contains this. */
  readonly unless?: RegExp
}

/** Built-ins that the build does not polyfill: it transforms syntax only. */
const builtIns: readonly Feature[] = [
  { name: '.at()', used: /\.at\(/, since: [92, 15.4, 90] },
  { name: 'Object.hasOwn', used: /Object\.hasOwn\b/, since: [93, 15.4, 92] },
  { name: '.findLast()', used: /\.findLast(?:Index)?\(/, since: [97, 15.4, 104] },
  { name: '.toSorted() and its like', used: /\.to(?:Sorted|Reversed|Spliced)\(/, since: [110, 16, 115] },
  { name: 'structuredClone', used: /\bstructuredClone\(/, since: [98, 15.4, 94] },
  { name: 'groupBy', used: /\b(?:Object|Map)\.groupBy\b/, since: [117, 17.4, 119] },
  { name: 'Promise.withResolvers', used: /\bPromise\.withResolvers\b/, since: [119, 17.4, 121] },
  { name: 'Promise.try', used: /\bPromise\.try\b/, since: [128, 18.2, 134] },
  { name: 'Array.fromAsync', used: /\bArray\.fromAsync\b/, since: [121, 16.4, 115] },
  { name: 'AbortSignal.timeout', used: /\bAbortSignal\.timeout\b/, since: [103, 16, 100] },
  { name: 'AbortSignal.any', used: /\bAbortSignal\.any\b/, since: [116, 17.4, 124] },
  { name: 'URL.canParse', used: /\bURL\.canParse\b/, since: [120, 17, 115] },
  {
    name: 'methods of sets',
    used: /\.(?:symmetricDifference|isSubsetOf|isDisjointFrom)\(/,
    since: [122, 17, 127],
  },
  { name: 'Intl.DurationFormat', used: /\bIntl\.DurationFormat\b/, since: [129, 16.4, 136] },
  { name: 'looking behind in a pattern', used: /\(\?<[=!]/, since: [62, 16.4, 78] },
  {
    name: 'requestIdleCallback',
    used: /requestIdleCallback/,
    since: [47, null, 55],
    unless: /typeof window\.requestIdleCallback|globalThis\.requestIdleCallback\s*\|\|/,
  },
]

/** What a style sheet may use only along with an older fallback. */
const styles: readonly Feature[] = [
  { name: 'container queries', used: /@container\b/, since: [105, 16, 110] },
  {
    name: ':has()',
    used: /(?<!selector\():has\(/,
    since: [105, 15.4, 121],
    unless: /@supports not \(?selector\(:has/,
  },
  { name: '@layer', used: /@layer\b/, since: [99, 15.4, 97] },
  { name: 'nested rules', used: /[;{]\s*&/, since: [120, 17.2, 117] },
  { name: 'overflow: clip', used: /overflow(?:-[xy])?:\s*clip/, since: [90, 16, 81] },
  {
    name: 'translate, rotate and scale alone',
    used: /[;{](?:translate|rotate|scale):/,
    since: [104, 14.1, 72],
  },
  { name: 'subgrid', used: /subgrid/, since: [117, 16, 71] },
  { name: 'ranges in media queries', used: /@media[^{]*\([^)]*[<>]/, since: [104, 16.4, 63] },
  {
    name: 'relative and wide colours',
    used: /\b(?:oklch|oklab|lab|lch|light-dark)\(|\(from /,
    since: [119, 17.5, 128],
  },
  { name: ':autofill without a prefix', used: /(?<!-webkit)(?<!-)\s*:autofill/, since: [110, 15, 86] },
  {
    name: 'masks without a prefix',
    used: /(?<!-webkit-)\bmask(?:-image)?:/,
    since: [120, 15.4, 53],
    unless: /-webkit-mask/,
  },
]

/** Values that older engines skip: the same property must also be set to one they support. */
const values: readonly Feature[] = [
  { name: 'dvh, svh and lvh', used: /\d[dsl]v[hw]\b/, since: [108, 15.4, 101] },
  { name: 'cqi and its like', used: /\dcq[whib]\b/, since: [105, 16, 110] },
  { name: 'color-mix()', used: /color-mix\(/, since: [111, 16.2, 113] },
]

const [chrome, safari, firefox] = [oldest.chrome, oldest.safari, oldest.firefox].map(Number)

const isNew = ({ since: [inChrome, inSafari, inFirefox] }: Feature) =>
  (inChrome ?? Infinity) > (chrome ?? 0) ||
  (inSafari ?? Infinity) > (safari ?? 0) ||
  (inFirefox ?? Infinity) > (firefox ?? 0)

const found = (features: readonly Feature[], { path, text }: SourceFile): Complaint[] =>
  features
    .filter((one) => isNew(one) && one.used.test(text) && !one.unless?.test(text))
    .map(({ name }) => `${path}: ${name}`)

/** Built-ins in built scripts that supported browsers may lack. */
export const newBuiltIns = (file: SourceFile): Complaint[] => found(builtIns, file)

/** Style rules that supported browsers may lack, without an older fallback. */
export function newStyles(file: SourceFile): Complaint[] {
  // Feature-tested code is safe.
  const asked = /@supports (?!not)[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g
  const bare = file.text.replace(/\/\*[^]*?\*\//g, '').replace(asked, '')
  const alone = [...bare.matchAll(/\{([^{}]*)\}/g)].flatMap(([, block = '']) => {
    const lines = block.split(/;(?![^(]*\))/).map((line) => line.trim())
    return lines.flatMap((line, at) => {
      const feature = values.find((one) => isNew(one) && one.used.test(line))
      const property = line.slice(0, line.indexOf(':') + 1)
      // With a variable in it, a declaration is found invalid only after the fallback has been discarded.
      const older =
        !line.includes('var(') &&
        lines.slice(0, at).some((one) => one.startsWith(property) && !feature?.used.test(one))
      // With a variable, the fallback is in a separate rule, with the newer one behind @supports.
      const behind = property.startsWith('--') && bare.includes('@supports not')
      return feature && !older && !behind ? [`${file.path}: ${feature.name} alone in “${line}”`] : []
    })
  })
  return [...found(styles, { ...file, text: bare }), ...alone]
}
