import { afterAll, vi } from 'vitest'

/**
 * A file of flow tests begins with modules of its own, as in a page that was just opened, in a process that other
 * files have used: starting one for each file takes two fifths of the time. Timers that a file leaves behind end with
 * it.
 */
vi.resetModules()

const { setTimeout: after, setInterval: every } = globalThis
const running = new Set<NodeJS.Timeout>()

/** A function that starts timers, which remembers those it started. */
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
