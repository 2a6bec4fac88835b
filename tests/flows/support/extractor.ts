import Module, { createRequire } from 'node:module'

/**
 * The published package with which the XState extension of VS Code and Stately's editor read a chart from
 * source text (`@xstate/machine-extractor`). It does not run the chart: what it cannot read statically, those
 * tools cannot show. It reads files of XState 5, but is itself written with version 4, which is supplied here
 * under its own name.
 */

type Resolve = (request: string, ...rest: unknown[]) => string
// Node's own resolver of module file names.
const name = '_resolveFilename'
const resolver = Module as unknown as Record<typeof name, Resolve>
const original = resolver[name]
resolver[name] = (request, ...rest) => original(request.replace(/^xstate\/lib\//, 'xstate4/lib/'), ...rest)

type Many<T> = T | readonly T[]

export interface ReadAction {
  readonly kind: 'named' | 'inline' | 'builtin'
  readonly action: { readonly type?: string }
}
export interface ReadTransition {
  readonly target?: Many<string>
  readonly cond?: { readonly kind: 'named' | 'inline'; readonly type: string }
  readonly actions?: Many<ReadAction>
  readonly description?: string
}
interface ReadInvoke {
  readonly id?: string
  readonly src: string
  readonly onDone?: Many<ReadTransition>
  readonly onError?: Many<ReadTransition>
  readonly onSnapshot?: Many<ReadTransition>
}
export interface ReadState {
  readonly id?: string
  readonly type?: string
  readonly initial?: string
  readonly description?: string
  readonly tags?: Many<string>
  readonly entry?: Many<ReadAction>
  readonly exit?: Many<ReadAction>
  readonly on?: Readonly<Record<string, Many<ReadTransition>>>
  readonly after?: Readonly<Record<string, Many<ReadTransition>>>
  readonly always?: Many<ReadTransition>
  readonly onDone?: Many<ReadTransition>
  readonly invoke?: Many<ReadInvoke>
  readonly states?: Readonly<Record<string, ReadState>>
}

interface Extractor {
  extractMachinesFromFile: (
    text: string,
  ) => { machines: readonly { toConfig: () => ReadState | undefined }[] } | null
}

const { extractMachinesFromFile } = createRequire(import.meta.url)('@xstate/machine-extractor') as Extractor

/** The charts that the tools find in a file. Throws what they would show as an error. */
export function chartsIn(text: string): ReadState[] {
  return (extractMachinesFromFile(text)?.machines ?? []).flatMap((one) => one.toConfig() ?? [])
}
