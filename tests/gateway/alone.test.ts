import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** All that a gateway of another make may use of the project: its documentation. */
it('the gateway imports Node and its own files only', () => {
  const folder = import.meta.dirname
  const files = [
    'gateway.ts',
    'pages.ts',
    'wire.ts',
    ...readdirSync(join(folder, 'calls')).map((name) => `calls/${name}`),
  ]
  const others = files.flatMap((file) => {
    const imports = [...readFileSync(join(folder, file), 'utf8').matchAll(/from '([^']+)'/g)].map(
      ([, from = '']) => from,
    )
    return imports.filter((from) => !/^node:|^\.\/|^\.\.\/wire$/.test(from)).map((from) => `${file}: ${from}`)
  })
  expect(others).toEqual([])
})
