import type { Answer } from './host'

/** Prints an answer and sets the exit code. */
export function print({ out, code, note }: Answer): void {
  // A reader that stops early (`| head`) closes the pipe; that is not an error.
  process.stdout.on('error', () => {})
  const stream = code === 2 ? process.stderr : process.stdout
  stream.write(`${out}\n`)
  if (note !== undefined) process.stderr.write(`${note}\n`)
  process.exitCode = code
}
