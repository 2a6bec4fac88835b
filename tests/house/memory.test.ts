import { expect, it } from 'vitest'
import { planted, playerCode } from './project'
import { keepers, strayMemory } from './rules/memory'

it('everything flows keep is scoped to the page or the player, explicitly', () => {
  expect(strayMemory(playerCode)).toEqual([])
})

it('every exception is still needed', () => {
  const held = Object.keys(keepers).map((path) => {
    const file = playerCode.find((one) => one.path === path)
    return file && strayMemory([planted('src/flows/other.ts', file.text)]).length > 0
  })
  expect(held).toEqual(held.map(() => true))
})

it.each([
  'let kept: string | null = null',
  'export let kept = 0',
  'const seen = new Map<string, string>()',
  'const seen = new Set()',
  'export const seen = new WeakMap<object, string>()',
  'const faults: Fault[] = []',
  'export const prompt = startChart(flow)',
  'const prompt = createChart(flow).start()',
  'const box = { actor: startChart(flow) }',
])('sees: %s', (text) => {
  expect(strayMemory([planted('src/flows/a/a.ts', text)])).toEqual([
    'src/flows/a/a.ts:1 keeps something for good',
  ])
})

it.each([
  'const names: ReadonlySet<string> = new Set(["a"])',
  'const none: readonly string[] = []',
  'export const actor = perPlayer(() => startChart(flow))',
  'const seen = perPage(() => new Map<string, string>())',
  'export function work() { let n = 0; const all = new Set(); startChart(flow); return all.size + n }',
  'const changed = createListeners()',
])('lets be: %s', (text) => {
  expect(strayMemory([planted('src/flows/a/a.ts', text)])).toEqual([])
})
