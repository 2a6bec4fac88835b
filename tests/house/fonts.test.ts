import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { charactersOf } from './rules/letters'

const file = (name: string) => new URL(`../../src/styles/fonts/${name}.woff2`, import.meta.url)

const characters = (name: string) => charactersOf(readFileSync(file(name)))

describe.each([
  ['perya', ['display', 'display-peso', 'text', 'text-peso']],
  ['bayside', ['bayside-display', 'bayside-display-peso', 'text', 'text-peso']],
])('fonts of %s', (_, names) => {
  it('weigh at most 60 kB', () => {
    expect(names.reduce((sum, name) => sum + statSync(file(name)).size, 0)).toBeLessThanOrEqual(60_000)
  })

  it.each(names.filter((name) => name.endsWith('-peso')))('%s has the peso sign', (name) => {
    expect([...characters(name)]).toContain('₱')
  })

  it.each(names.filter((name) => !name.endsWith('-peso')))('%s covers both languages and money', (name) => {
    const drawn = characters(name)
    expect([...'AZaz09ÑñÁáÉéÍíÓóÚú.,+−–’“”…•'].filter((letter) => !drawn.has(letter))).toEqual([])
  })
})
