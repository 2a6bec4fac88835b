import { expect, it } from 'vitest'
import { code, planted } from './project'
import { endlessImports, importsOf, wrongImports } from './rules/imports'

it('imports go one way: machines ← flows → platform, pages → flows and ui, app → pages', () => {
  expect(wrongImports(code)).toEqual([])
})

it.each([
  ['machines/a/a.machine.ts', `import { createRoot } from 'react-dom/client'`],
  ['machines/a/a.machine.ts', `import type { Api } from '../../src/platform/client'`],
  ['src/ui/Button.tsx', `import { useSelector } from '@xstate/react'`],
  ['src/ui/Button.tsx', `export { path } from '../pages/home/HomePage'`],
  ['src/platform/client.ts', `const machine = await import('../../machines/login/login.machine')`],
  ['src/pages/home/HomePage.tsx', `import { client } from '../../platform/client'`],
  ['src/app/start.tsx', `import { seed } from '../sandbox/seed'`],
  ['src/flows/account/login.ts', `import '../../studio/main'`],
])('%s may not say %s', (path, text) => {
  expect(wrongImports([planted(path, text)])).toHaveLength(1)
})

it('lets pages import chart types, which cost nothing', () => {
  const page = planted('src/pages/a/A.tsx', `import type { Snapshot } from '../../../machines/a/a.machine'`)
  expect(wrongImports([page])).toEqual([])
})

it('detects every way to write an import', () => {
  const text = `
    import a from 'a'
    import { type B } from 'b'
    import 'c'
    export * from 'd'
    const e = () => import('e')
    type F = import('f').F`
  expect(importsOf(planted('x.ts', text)).map(({ specifier, typeOnly }) => [specifier, typeOnly])).toEqual([
    ['a', false],
    ['b', true],
    ['c', false],
    ['d', false],
    ['e', false],
    ['f', true],
  ])
})

it('the sandbox imports everything statically: the loader of `npm start` is gone once it serves', () => {
  const late = code.filter(
    ({ path, text }) =>
      path.startsWith('src/sandbox/') && /\bimport\(/.test(text) && !path.endsWith('vite-plugin.ts'),
  )
  expect(late.map(({ path }) => path)).toEqual([])
})

it('flows load lazy code only with the time limit of `fetched`', () => {
  expect(endlessImports(code)).toEqual([])
  const waits = `const { a } = await import('./a')`
  expect(endlessImports([planted('src/flows/account/login.ts', waits)])).toHaveLength(1)
  const ends = `const { a } = await fetched(import('./a'), 'a')`
  expect(endlessImports([planted('src/flows/account/login.ts', ends)])).toEqual([])
})
