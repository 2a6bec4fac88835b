import { root } from './root.mjs'

/** A reason to stop that a person can act on: one sentence, no stack. */
export class Stop extends Error {}

/** The first line of whatever was thrown, for use inside a sentence. */
export function inShort(error) {
  const text = error instanceof Error ? error.message : String(error)
  const line = text
    .split('\n')
    .map((part) => part.trim())
    .find((part) => part !== '')
  return (line ?? 'no reason given').replace(/[.:]+$/, '')
}

/**
 * Runs a script's main function; a `Stop` (or anything else thrown) ends it with exit code 1 and one sentence.
 * The project's folder becomes the current one, as vite reads its own paths from there.
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
