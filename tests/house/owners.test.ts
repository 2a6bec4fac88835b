import { expect, it } from 'vitest'
import { code, planted, playerCode } from './project'
import { owners, sandboxOwners, strayUses } from './rules/owners'

it('network, storage, clock, randomness, raw HTML and the address are each used only by their owner', () => {
  expect(strayUses(playerCode, owners)).toEqual([])
})

// The demo games' pages (demo/assets) run in a browser frame, without the sandbox's clock and seed.
it('the sandbox gets time and randomness from its own clock and seed', () => {
  const sandbox = code.filter(({ path }) => /^src\/sandbox\/(?!demo\/assets\/)/.test(path))
  expect(strayUses(sandbox, sandboxOwners)).toEqual([])
})

it.each([
  ['StrictMode', `import { StrictMode } from 'react'`],
  ['amounts as text', `const a = formatMoney('0')`],
  ['amounts as text', 'const a = formatMoneyShort(`${1}.00`)'],
  ['amounts as text', `const a = formatMoney(sum).slice(0, -3)`],
  ['amounts as text', `const a = order.amount.replace(/x/, '')`],
  ['amounts as text', `const lost = bet.net.startsWith('-')`],
  ['amounts as text', `const a = Number(order.fee)`],
  ['amounts as text', `const a = parseFloat(text)`],
  ['amounts as text', `const some = /[1-9]/.test(sum)`],
  ['amounts as text', `const a = compareDecimals(one, other)`],
  ['minor units', `const high = Math.abs(net.minor) / 50`],
  ['minor units', `const isLost = net.minor < 0`],
  ['minor units', `const whole = { ...sum, minor: 0 }`],
  ['minor units', `const { minor } = sum`],
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
  ["the browser's address", `window.history.back()`],
  ["the browser's address", `const path = location.pathname`],
  ["the browser's address", `const { search } = window.location`],
  ["the browser's address", `const now = document.location.href`],
  ['whether the page is seen', `if (document.visibilityState === 'hidden') look()`],
  ['whether the page is seen', `document.addEventListener('visibilitychange', look)`],
  ['a timer', `useEffect(() => void setTimeout(() => setSettled(true), 1200), [])`],
  ['a timer', `const timer = window.setInterval(look, 1000)`],
  ['chart implementations (.provide)', `machine.provide({})`],
])('sees %s in: %s', (what, text) => {
  expect(strayUses([planted('src/pages/a/A.tsx', text)], owners)).toEqual([
    `src/pages/a/A.tsx:1 touches ${what}`,
  ])
})

it('ignores look-alikes', () => {
  const text = `const d = new Date(0); api.fetch(); const { now } = clock; form.open(); shop.location = place; const at = { location: 1 }; // localStorage.x\nconst t = 'fetch(1)'`
  expect(strayUses([planted('src/pages/a/A.tsx', text)], owners)).toEqual([])
})
