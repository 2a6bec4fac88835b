import { expect, it } from 'vitest'
import { code, planted } from './project'
import { cycles } from './rules/cycles'

it('no file imports itself by a detour', () => {
  expect(cycles(code)).toEqual([])
})

it('catches a circle of three', () => {
  const files = [
    planted('src/a.ts', `import { b } from './b'`),
    planted('src/b.ts', `export * from './c/index'`),
    planted('src/c/index.ts', `import { a } from '../a'`),
  ]
  expect(cycles(files)).toEqual(['src/a.ts → src/b.ts → src/c/index.ts → src/a.ts'])
})

it('leaves types and lazy imports alone', () => {
  const files = [
    planted('src/a.ts', `import type { B } from './b'\nconst later = () => import('./b')`),
    planted('src/b.ts', `import { a } from './a'`),
  ]
  expect(cycles(files)).toEqual([])
})
