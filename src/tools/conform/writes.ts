import type { Call } from '../../platform/call'
import { contract } from '../../platform/contract'
import { inputFor, type Known } from './input'

interface WriteContext {
  /** Makes a call and checks its answer. */
  readonly tried: (
    call: Call,
    input: Record<string, unknown> | null,
    token: string | null,
  ) => Promise<unknown>
  readonly known: () => Known
  readonly token: string
  /** A new key. */
  readonly key: () => string
}

/** Calls that change something and can be made on a test account: they leave at most a recent game behind. */
const harmless: readonly Call[] = [
  contract.addFavourite,
  contract.removeFavourite,
  contract.addRecent,
  contract.setHeadIcon,
  contract.launchGame,
]

/** The steps of `--write`, on the member's account: no money moves, and the session ends with them. */
export async function writeSteps({ tried, known, token, key }: WriteContext): Promise<void> {
  for (const call of harmless) {
    const { input, missing } = inputFor(call, known())
    if (!missing) await tried(call, input ?? null, token)
  }
  // An unused key: the answer must be that nothing happened.
  await tried(contract.requestOutcome, { requestId: key() }, token)
  const requestId = key()
  const feedback = { requestId, kind: 'other', content: 'A test of the gateway. Please ignore.' }
  await tried(contract.feedback, feedback, token)
  await tried(contract.feedbackByKey, { requestId }, token)
  await tried(contract.logout, null, token)
}
