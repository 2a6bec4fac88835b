/** Codes that one outcome of the cases stands for, grouped under the driver's name for them. */
type Groups = Readonly<Record<string, readonly string[]>>

/** A lost request is one thing to a player, however it was lost. */
const noAnswer: Groups = { 'no answer': ['offline', 'timeout'] }

/** The code of a failure in a chart's context, or the name of its group; null without a failure. */
export function failureKind(failure: unknown, groups: Groups = {}): string | null {
  const code = (failure as { readonly code?: string } | null)?.code
  if (code === undefined) return null
  const all = Object.entries({ ...noAnswer, ...groups })
  return all.find(([, codes]) => codes.includes(code))?.[0] ?? code
}
