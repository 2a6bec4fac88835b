import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { lockFaults, loose, partFaults } from './rules/lock'

it('the lock file names no host and lists every build of every tool', () => {
  expect(lockFaults(readFileSync(inRoot('package-lock.json'), 'utf8'))).toEqual([])
})

it('detects a host and a missing build', () => {
  const packages = {
    'node_modules/a': { resolved: 'https://packages.example/a.tgz' },
    'node_modules/b': { optionalDependencies: { 'b-linux': '1.0.0', a: '1.0.0' } },
  }
  expect(lockFaults(JSON.stringify({ packages }))).toHaveLength(2)
})

it('every part is pinned, has a licence that is known, and runs nothing when it is installed (trust 46)', () => {
  expect(loose(readFileSync(inRoot('package.json'), 'utf8'))).toEqual([])
  expect(partFaults(readFileSync(inRoot('package-lock.json'), 'utf8'))).toEqual([])
})

it('detects a loose version, a missing checksum, another licence and a script', () => {
  const manifest = { dependencies: { a: '^1.0.0' }, devDependencies: { b: '2.0.0', c: 'npm:b@1.0.0' } }
  expect(loose(JSON.stringify(manifest))).toHaveLength(1)
  const packages = { 'node_modules/a': { version: '1.0.0', license: 'BUSL-1.1', hasInstallScript: true } }
  expect(partFaults(JSON.stringify({ packages }))).toHaveLength(3)
})

it('the credits name everything that players load (trust 46)', () => {
  const { dependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const credits = readFileSync(inRoot('src/pages/site/LicencesPage.tsx'), 'utf8').toLowerCase()
  const plain = (name: string) => name.replace(/[^a-z0-9]/g, '')
  const families = Object.keys(dependencies).map((name) =>
    plain(name.replace(/^@/, '').replace(/^(workbox|react|xstate)\b.*$/, '$1')),
  )
  expect(families.filter((name) => !plain(credits).includes(name))).toEqual([])
})
