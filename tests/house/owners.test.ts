import { expect, it } from 'vitest'
import { code, planted, playerCode } from './project'
import { owners, sandboxOwners, strayUses } from './rules/owners'

it('network, storage, clock, chance, raw HTML and the address are each touched by the one file that owns it', () => {
  expect(strayUses(playerCode, owners)).toEqual([])
})

// The demo games' own pages (demo/assets) run in a frame of the browser, away from the sandbox's clock and seed.
it('the sandbox takes time and chance from its own clock and seed', () => {
  const sandbox = code.filter(({ path }) => /^src\/sandbox\/(?!demo\/assets\/)/.test(path))
  expect(strayUses(sandbox, sandboxOwners)).toEqual([])
})

it.each([
  ['the network', `await fetch('/x')`],
  ['the network', `new EventSource('/x')`],
  ['the network', `import { ofetch } from 'ofetch'`],
  ['storage', `localStorage.setItem('a', 'b')`],
  ['storage', `const s = localStorage`],
  ['storage', `const s = window.sessionStorage.length`],
  ['other tabs', `new BroadcastChannel('a')`],
  ['the clock', `const now = Date.now()`],
  ['the clock', `const now = new Date()`],
  ['the clock', `window.performance.now()`],
  ['randomness', `Math.random()`],
  ['randomness', `globalThis.crypto.randomUUID()`],
  ['raw HTML', `const a = <p dangerouslySetInnerHTML={{ __html: x }} />`],
  ['raw HTML', `node.innerHTML = x`],
  ["the browser's address", `window.open(url)`],
  ["the browser's address", `location.href = url`],
  ["the browser's address", `window.location.assign(url)`],
  ['chart implementations (.provide)', `machine.provide({})`],
])('sees %s in: %s', (what, text) => {
  expect(strayUses([planted('src/pages/a/A.tsx', text)], owners)).toEqual([
    `src/pages/a/A.tsx:1 touches ${what}`,
  ])
})

it('leaves look-alikes alone', () => {
  const text = `const d = new Date(0); api.fetch(); const { now } = clock; form.open(); // localStorage.x\nconst t = 'fetch(1)'`
  expect(strayUses([planted('src/pages/a/A.tsx', text)], owners)).toEqual([])
})
