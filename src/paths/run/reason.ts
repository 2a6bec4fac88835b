/** What a code may look like: a name, nothing typed. */
const isCode = (code: unknown): code is string => typeof code === 'string' && /^[\w.-]{1,40}$/.test(code)

/** Where an event has what somebody typed. */
const typedIn = ['value', 'text', 'amount', 'comment'] as const

/** The name of the field that an event types into, '' where it does not say; undefined for one that types nothing. */
export function fieldOf(event: { readonly type: string }): string | undefined {
  const { field, ...rest } = event as { readonly [name: string]: unknown }
  if (!typedIn.some((name) => typeof rest[name] === 'string')) return undefined
  return isCode(field) ? field : ''
}

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
