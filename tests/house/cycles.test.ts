import { expect, it } from 'vitest'
import { code, planted } from './project'
import { cycles } from './rules/cycles'

it('no import cycles', () => {
  expect(cycles(code)).toEqual([])
})

it('detects a cycle of three', () => {
  const files = [
    planted('src/a.ts', `import { b } from './b'`),
    planted('src/b.ts', `export * from './c/index'`),
    planted('src/c/index.ts', `import { a } from '../a'`),
  ]
  expect(cycles(files)).toEqual(['src/a.ts → src/b.ts → src/c/index.ts → src/a.ts'])
})

it.each([
  ['a type', `import type { B } from './b'`],
  ['a type within', `type Late = typeof import('./b')`],
  ['a late import', `const later = () => import('./b')`],
])('catches a circle that is closed by %s', (_, text) => {
  const files = [planted('src/a.ts', text), planted('src/b.ts', `import { a } from './a'`)]
  expect(cycles(files)).toEqual(['src/a.ts → src/b.ts → src/a.ts'])
})

it('leaves one way alone', () => {
  const files = [
    planted('src/a.ts', `import type { B } from './b'\nconst later = () => import('./c')`),
    planted('src/b.ts', `import { c } from './c'`),
    planted('src/c.ts', `import { useState } from 'react'`),
  ]
  expect(cycles(files)).toEqual([])
})
