import { readFileSync } from 'node:fs'

/** Files that the demo pages load, by name: nothing else in the folder can be asked for. */
const types = {
  'game.css': 'text/css; charset=utf-8',
  'slot.css': 'text/css; charset=utf-8',
  'table.css': 'text/css; charset=utf-8',
  'cards.css': 'text/css; charset=utf-8',
  'fish.css': 'text/css; charset=utf-8',
  'lottery.css': 'text/css; charset=utf-8',
  'bets.css': 'text/css; charset=utf-8',
  'provider.css': 'text/css; charset=utf-8',
  'pay.css': 'text/css; charset=utf-8',
  'reset.css': 'text/css; charset=utf-8',
  'kit.js': 'text/javascript; charset=utf-8',
  'play.js': 'text/javascript; charset=utf-8',
  'slot.js': 'text/javascript; charset=utf-8',
  'table.js': 'text/javascript; charset=utf-8',
  'cards.js': 'text/javascript; charset=utf-8',
  'fish.js': 'text/javascript; charset=utf-8',
  'lottery.js': 'text/javascript; charset=utf-8',
  'bets-desk.js': 'text/javascript; charset=utf-8',
  'bets.js': 'text/javascript; charset=utf-8',
  'provider.js': 'text/javascript; charset=utf-8',
  'ended.js': 'text/javascript; charset=utf-8',
  'broken.js': 'text/javascript; charset=utf-8',
  'evil.js': 'text/javascript; charset=utf-8',
  'evil-inner.js': 'text/javascript; charset=utf-8',
} as const

/** One file, or null. Kept unread until asked for; small enough to read each time. */
export function demoAsset(name: string): Response | null {
  if (!Object.hasOwn(types, name)) return null
  return new Response(readFileSync(new URL(`./assets/${name}`, import.meta.url)), {
    headers: {
      'Content-Type': types[name as keyof typeof types],
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      // Asked for by pages of opaque origin.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}
