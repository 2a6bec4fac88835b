import { readyWords } from './i18n'
import type { Namespace } from './tables'

/**
 * Loads a screen's code and words in parallel, so that nothing is rendered without texts; safe to call again.
 */
export function withWords<Module>(
  fetchCode: () => Promise<Module>,
  words: readonly Namespace[],
): () => Promise<Module> {
  return async () => {
    const [code] = await Promise.all([fetchCode(), ...words.map(readyWords)])
    return code
  }
}

/** The same for lazy parts of the frame; for `lateComponent`. */
export function partOfFrame<Module>(fetchCode: () => Promise<Module>): () => Promise<Module> {
  return withWords(fetchCode, ['parts'])
}
