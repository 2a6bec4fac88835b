import { root } from './root.mjs'

/** An error the user can act on: one sentence, no stack. */
export class Stop extends Error {}

/** The first line of any thrown value, for use inside a sentence. */
export function inShort(error) {
  const text = error instanceof Error ? error.message : String(error)
  const line = text
    .split('\n')
    .map((part) => part.trim())
    .find((part) => part !== '')
  return (line ?? 'no reason given').replace(/[.:]+$/, '')
}

/**
 * Runs a script's main function; a `Stop` (or any other error) ends it with exit code 1 and one sentence.
 * Changes to the project's folder first, as vite resolves its paths from there.
 */
export async function run(main) {
  process.chdir(root)
  try {
    await main()
  } catch (error) {
    console.error(
      error instanceof Stop ? error.message : `Stopped by an unexpected fault: ${inShort(error)}.`,
    )
    process.exit(1)
  }
}
