/** What a code may look like: a name, nothing typed. */
const isCode = (code: unknown): code is string => typeof code === 'string' && /^[\w.-]{1,40}$/.test(code)

interface Answered {
  readonly output?: { readonly failure?: { readonly code?: unknown } | null } | null
  readonly error?: { readonly code?: unknown } | null
}

/** Of the answer of an actor: the code of the failure that it tells; undefined for any other event. */
export function reasonOf(event: { readonly type: string }): string | undefined {
  if (!/^xstate\.(?:done|error)\./.test(event.type)) return undefined
  const { output, error } = event as Answered
  const code = output?.failure?.code ?? error?.code
  return isCode(code) ? code : undefined
}
