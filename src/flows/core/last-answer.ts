import { fromPromise, type NonReducibleUnknown } from 'xstate'
import { spokenLanguage } from '../../i18n/language'
import type { Lifetime } from './lifetime'

/**
 * What the charts of screens have loaded, in memory only: a screen that is opened again starts with it, and loads it
 * again behind. Answers contain the platform's names, so each language has its own.
 */

/** Makes the actor that loads an answer and keeps it for as long as `lifetime` says. */
/* @__NO_SIDE_EFFECTS__ */
export function lastAnswer<Data, Asked extends NonReducibleUnknown = NonReducibleUnknown>(
  lifetime: Lifetime,
  fetchData: (asked: Asked, signal: AbortSignal) => Promise<Data>,
) {
  const kept = lifetime(() => new Map<string, Data>())
  const keyOf = (asked: Asked) => `${spokenLanguage()} ${JSON.stringify(asked)}`
  async function fetchKept(asked: Asked, signal: AbortSignal): Promise<Data> {
    // An answer that arrives after the player has changed is not the next player's.
    const own = kept()
    const key = keyOf(asked)
    const data = await fetchData(asked, signal)
    own.set(key, data)
    return data
  }
  return {
    fetch: fetchKept,
    /** The same as a chart's actor. */
    load: fromPromise<Data, Asked>(({ input, signal }) => fetchKept(input, signal)),
    /** The last answer; null if there is none. */
    known: (asked?: Asked): Data | null => kept().get(keyOf(asked as Asked)) ?? null,
    /** What was loaded is no longer true. */
    forget: (): void => kept().clear(),
  }
}
