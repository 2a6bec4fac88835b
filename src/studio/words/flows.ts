import { flowsInFilipino, list } from 'virtual:studio'
import { spaced } from '../plain/spaced'
import { loadWords, useIsPlain, useLanguage, type Language } from './words'

type Names = Readonly<Record<string, { readonly flow: string; readonly summary: string }>>

let filipino: Names | undefined

/** Loads a language: the studio's own texts, and the names of the flows. */
export async function loadLanguage(language: Language): Promise<void> {
  await loadWords(language)
  if (language === 'en' || filipino) return
  try {
    filipino = (await flowsInFilipino()).flows
  } catch {
    // Falls back to English; the next choice of the language retries.
  }
}

/** A flow's name: in plain words, or its id. */
export function useFlowName(): (id: string) => string {
  const language = useLanguage()
  const isPlain = useIsPlain()
  return (id) => (isPlain ? ((language === 'fil' ? filipino?.[id]?.flow : undefined) ?? spaced(id)) : id)
}

/** A flow in one sentence. */
export function useFlowSummary(): (id: string) => string {
  const language = useLanguage()
  return (id) =>
    (language === 'fil' ? filipino?.[id]?.summary : undefined) ??
    list.find((one) => one.id === id)?.summary ??
    ''
}
