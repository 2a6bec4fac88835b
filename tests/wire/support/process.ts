import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { root } from '../../../src/tools/lib/root.mjs'

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listens) => server.listen(0, listens))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

/** A program of the project in its own process group, so that everything it starts can be found again. */
export interface Program {
  readonly group: number
  /** Resolves with the first match in its output; rejects with all of the output if it exits before. */
  readonly says: (pattern: RegExp) => Promise<RegExpExecArray>
  /** Resolves with the exit code; null after a signal it did not handle. */
  readonly ended: Promise<number | null>
}

/** Starts a program with only these variables: those of the test run would change its behaviour. */
export function startProgram(file: string, variables: Readonly<Record<string, string>>): Program {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { PATH, HOME, ...variables },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += String(piece)))
  const ended = new Promise<number | null>((end) => child.on('close', end))
  const says = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output)
        if (found) resolve(found)
      }
      look()
      child.stdout.on('data', look)
      void ended.then(() => reject(new Error(`it ended and said: ${output}`)))
    })
  return { group: child.pid ?? 0, says, ended }
}

/** Whether anything in a process group is still running. Zombies do not count. */
export function runs(group: number): boolean {
  if (!existsSync('/proc/self/stat')) return signal(group, 0)
  return readdirSync('/proc').some((id) => {
    if (!/^\d+$/.test(id)) return false
    try {
      // State, parent and group come after the name, which may contain anything.
      const [state, , its] = readFileSync(`/proc/${id}/stat`, 'latin1')
        .replace(/^.*\) /s, '')
        .split(' ')
      return Number(its) === group && state !== 'Z' && state !== 'X'
    } catch {
      // It has exited meanwhile.
      return false
    }
  })
}

/** Sends a signal to a whole group; false if it is empty. */
export function signal(group: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, name)
  } catch {
    return false
  }
}
