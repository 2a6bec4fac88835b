import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { lockFaults } from './rules/lock'

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
