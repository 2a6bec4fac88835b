import * as v from 'valibot'

/** The operator's wordings, by platform code and language. */
const schema = v.record(v.string(), v.record(v.string(), v.string()))
type OwnWords = v.InferOutput<typeof schema>

/** Longest time a refusal waits for its wording, milliseconds. */
const limit = 3_000

/** Fetches the wordings that the host builds from the operator file; none if there are none. */
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
