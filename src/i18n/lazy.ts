import { readyWords } from './i18n'
import type { Namespace } from './tables'

/** Code and words of a screen, fetched side by side, so that nothing is ever drawn without words; safe to call again. */
export function withWords<Module>(
  fetchCode: () => Promise<Module>,
  words: readonly Namespace[],
): () => Promise<Module> {
  return async () => {
    const [code]: [Module | undefined, ...unknown[]] = await Promise.all([
      fetchCode(),
      ...words.map(readyWords),
    ])
    // A chunk that is gone gives nothing while the page reloads itself (src/flows/chunks.ts): nothing is to be drawn then.
    return code ?? new Promise<never>(() => {})
  }
}

/** The same for parts of the frame that come on demand; for `React.lazy`. */
export function partOfFrame<Module>(fetchCode: () => Promise<Module>): () => Promise<Module> {
  return withWords(fetchCode, ['parts'])
}
