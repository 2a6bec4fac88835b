import { createRequire } from 'node:module'
import { afterEach, expect, it } from 'vitest'
import { playerCode } from './project'

const require = createRequire(import.meta.url)
const isPart = (file: string) => file.includes('/crypto-js/')
const kept = Object.entries(require.cache).filter(([file]) => isPart(file))

/** Each part of the library is evaluated anew on its next import, as in a newly opened page. */
function forget(): void {
  for (const file of Object.keys(require.cache).filter(isPart)) delete require.cache[file]
}

afterEach(() => {
  forget()
  for (const [file, part] of kept) require.cache[file] = part
})

/** The parts imported by each of the player's files, in order. */
const imports = playerCode
  .map(
    ({ path, text }) =>
      [path, [...text.matchAll(/^import .*'(crypto-js\/[^']+)'/gm)].map(([, part]) => part ?? '')] as const,
  )
  .filter(([, parts]) => parts.length > 0)

const pairs = imports.flatMap(([first, before]) =>
  imports.map(([second, after]) => [first, second, [...before, ...after]] as const),
)

// The parts look for each other once, on evaluation: which file is loaded first in a page must not matter.
it.each(pairs)('after %s and %s a password is still encrypted under a salt', (_, __, parts) => {
  forget()
  for (const part of parts) require(part)
  const AES = require('crypto-js/aes.js') as { encrypt: (text: string, salt: string) => object }
  expect(() => AES.encrypt('perya:secret', 'salt')).not.toThrow()
})

it('finds the files that need the library', () => {
  expect(imports.map(([path]) => path).sort()).toEqual([
    'src/platform/cipher.ts',
    'src/platform/type-three.ts',
  ])
})
