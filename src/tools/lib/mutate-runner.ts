import { fork, type ChildProcess } from 'node:child_process'
import type { RunAnswer, RunRequest } from './mutate-run'
import { inRoot } from './root.mjs'

/** A test that hangs because of a fault has noticed it. */
const longest = 60_000

/** Runs tests in a process that stays, and starts another one where a fault made it hang. */
export class Runner {
  #child: ChildProcess | null = null
  readonly #copy: string

  constructor(copy: string) {
    this.#copy = copy
  }

  async #started(): Promise<ChildProcess> {
    if (this.#child) return this.#child
    const child = fork(inRoot('src/tools/lib/mutate-run.ts'), [this.#copy], {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // A group of its own, so that the processes under it end with it.
      detached: true,
    })
    await new Promise((resolve, reject) => {
      child.once('message', resolve)
      child.once('exit', () => reject(new Error('The tests could not be started.')))
    })
    return (this.#child = child)
  }

  /** The result of each test file; null where they did not come to an end. */
  async run(request: RunRequest): Promise<RunAnswer | null> {
    const child = await this.#started()
    const answer = await new Promise<RunAnswer | null>((resolve) => {
      const timer = setTimeout(() => resolve(null), longest)
      const settle = (value: RunAnswer | null) => {
        clearTimeout(timer)
        child.removeAllListeners()
        resolve(value)
      }
      child.once('message', (message) => settle(message as RunAnswer))
      child.once('exit', () => settle(null))
      child.send(request)
    })
    if (answer === null) this.stop()
    return answer
  }

  stop(): void {
    const pid = this.#child?.pid
    this.#child = null
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}
