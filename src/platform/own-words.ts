import * as v from 'valibot'

/** The operator's words by its platform's code and by language. */
const schema = v.record(v.string(), v.record(v.string(), v.string()))
type OwnWords = v.InferOutput<typeof schema>

/** The longest that a refusal waits for its words, milliseconds. */
const limit = 3_000

/** Fetches the words that the host makes from the operator file; none where there are none. */
export async function fetchOwnWords(operator: string): Promise<OwnWords> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), limit)
  try {
    const answer = await fetch(`/brand/${operator}/refusals.json`, { signal: waiting.signal })
    return v.parse(schema, await answer.json())
  } catch {
    return {}
  } finally {
    clearTimeout(timer)
  }
}
