import { fork, type ChildProcess } from 'node:child_process'
import type { RunAnswer, RunRequest } from './mutate-run'
import { inRoot } from './root.mjs'

/** A test that hangs because of a fault has detected it. */
const longest = 60_000

/** Runs tests in a long-lived process, and starts another one when a fault makes it hang. */
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
      // A process group, so that its child processes end with it.
      detached: true,
    })
    await new Promise((resolve, reject) => {
      child.once('message', resolve)
      child.once('exit', () => reject(new Error('The tests could not be started.')))
    })
    return (this.#child = child)
  }

  /** The result of each test file; null if they did not finish. */
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
      // It has exited by itself.
    }
  }
}
