import { afterAll, vi } from 'vitest'

/**
 * Gives a file of flow tests its own module instances, as in a newly opened page, in a process reused from
 * other files: starting one per file takes two fifths of the time. Timers left behind by a file end with it.
 */
vi.resetModules()

const { setTimeout: after, setInterval: every } = globalThis
const running = new Set<NodeJS.Timeout>()

/** Wraps a timer function so that started timers are remembered. */
const remembered = <Start extends (...words: never[]) => NodeJS.Timeout>(start: Start): Start =>
  Object.assign((...words: Parameters<Start>) => {
    const timer = start(...words)
    running.add(timer)
    return timer
  }, start) as Start

globalThis.setTimeout = remembered(after)
globalThis.setInterval = remembered(every)

afterAll(() => {
  for (const timer of running) clearTimeout(timer)
  globalThis.setTimeout = after
  globalThis.setInterval = every
})
