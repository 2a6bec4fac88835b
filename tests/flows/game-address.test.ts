import { beforeEach, expect, it, vi } from 'vitest'
import { faults } from '../../src/flows/core/log'
import { placeOf } from '../../src/flows/games/game-room'
import { PlatformError } from '../../src/platform/errors'
import { actFor, operator } from '../../src/platform/operator'

const sandbox = ['allow-scripts', 'allow-same-origin']

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://play.example' } })
  const before = operator()
  const games = [
    { vendor: 'Lantern', origins: ['https://games.lantern.example'], sandbox },
    { vendor: 'Tab', origins: ['https://tab.example'], sandbox: ['allow-scripts'], open: 'tab' as const },
    { vendor: 'Page', origins: ['https://page.example'], sandbox: ['allow-scripts'], open: 'page' as const },
    { vendor: 'mistaken', origins: ['https://play.example'], sandbox },
  ]
  actFor({ ...before, games })
  return () => actFor(before)
})

it.each([
  ['/demo/slot/1?lang=EN', '/demo/slot/1?lang=EN', 'allow-scripts', {}],
  [
    'https://games.lantern.example/g?s=a%2Fb',
    'https://games.lantern.example/g?s=a%2Fb',
    sandbox.join(' '),
    { foreign: true },
  ],
  ['https://tab.example/1', 'https://tab.example/1', 'allow-scripts', { foreign: true, outside: 'tab' }],
  ['https://page.example/1', 'https://page.example/1', 'allow-scripts', { foreign: true, outside: 'page' }],
  // `allow-scripts` with `allow-same-origin` on the site's own origin would give it the site's rights,
  // whatever a file says.
  ['https://play.example/demo/slot/1', 'https://play.example/demo/slot/1', 'allow-scripts', {}],
])('[LAUNCH-13] %s opens where its vendor wants it, and may do what it needs', (url, address, may, more) => {
  expect(placeOf(url)).toEqual({ url: address, sandbox: may, ...more })
})

it.each(['https://t.me/game', 'https://pay.perya.example/', 'http://games.lantern.example/', '//x.example'])(
  '[LAUNCH-13] %s is refused, and the log names the setting',
  (url) => {
    expect(() => placeOf(url)).toThrow(PlatformError)
    expect(faults().at(-1)?.what).toContain('"games" of the operator file')
  },
)
