import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { personas } from '../../src/sandbox/personas'
import { inRoot } from '../../src/tools/lib/root.mjs'

const readme = readFileSync(inRoot('README.md'), 'utf8')
const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

it('the README lists the sandbox’s accounts', () => {
  expect(
    personas.filter(({ username }) => !readme.includes(`| \`${username}\` |`)).map((p) => p.username),
  ).toEqual([])
  expect(
    [...new Set(personas.map(({ password }) => password))].filter((each) => !readme.includes(each)),
  ).toEqual([])
})

it('the README lists every script, and no others', () => {
  const named = [...readme.matchAll(/npm (?:run (?:-s )?)?([a-z]+)/g)].map((match) => match[1])
  expect([...new Set(named)].sort()).toEqual(Object.keys(scripts).sort())
})
