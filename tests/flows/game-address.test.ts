import { beforeEach, expect, it, vi } from 'vitest'
import { faults } from '../../src/flows/core/log'
import { frameOf } from '../../src/flows/games/game-room'
import { PlatformError } from '../../src/platform/errors'
import { actFor, operator } from '../../src/platform/operator'

const sandbox = ['allow-scripts', 'allow-same-origin']

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://play.example' } })
  const before = operator()
  const games = [
    { vendor: 'Lantern', origins: ['https://games.lantern.example'], sandbox },
    { vendor: 'mistaken', origins: ['https://play.example'], sandbox },
  ]
  actFor({ ...before, games })
  return () => actFor(before)
})

it.each([
  ['/demo/slot/1?lang=EN', '/demo/slot/1?lang=EN', 'allow-scripts'],
  ['https://games.lantern.example/g?s=a%2Fb', 'https://games.lantern.example/g?s=a%2Fb', sandbox.join(' ')],
  // Scripts together with the site's own origin would be the site itself, whatever a file says.
  ['https://play.example/demo/slot/1', 'https://play.example/demo/slot/1', 'allow-scripts'],
])('[LAUNCH-13] %s opens in a frame that may do what its vendor needs', (url, address, may) => {
  expect(frameOf(url)).toEqual({ url: address, sandbox: may })
})

it.each(['https://t.me/game', 'https://pay.perya.example/', 'http://games.lantern.example/', '//x.example'])(
  '[LAUNCH-13] %s is refused, and the log names the setting',
  (url) => {
    expect(() => frameOf(url)).toThrow(PlatformError)
    expect(faults().at(-1)?.what).toContain('"games" of the operator file')
  },
)
