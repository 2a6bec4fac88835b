import { afterEach, beforeEach } from 'vitest'
import { operatorOf } from '../src/operators/all'
import { publicPart } from '../src/operators/public-part'
import { actFor } from '../src/platform/operator'

// As the default operator's page would set it.
actFor(publicPart(operatorOf('perya')))

/**
 * An unexpected warning or error on the console fails the test that caused it. A test that expects one says
 * so: `vi.spyOn(console, 'error').mockImplementation(() => {})`; the spy then replaces this recorder.
 */
const heard: string[] = []

function recorder(level: 'error' | 'warn') {
  return (...parts: unknown[]) => {
    const words = parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part)))
    heard.push(`console.${level}: ${words.join(' ')}`)
  }
}

console.error = recorder('error')
console.warn = recorder('warn')

beforeEach(() => {
  heard.length = 0
})

afterEach(() => {
  const said = heard.splice(0)
  if (said.length > 0)
    throw new Error(`The test wrote to the console without expecting it.\n${said.join('\n')}`)
})
