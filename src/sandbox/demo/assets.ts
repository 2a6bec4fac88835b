import { readFileSync } from 'node:fs'

/** Files the demo pages load, by name: nothing else in the folder is served. */
const styles =
  'game play slot roulette dice hands fish climb drop bingo slip lottery bets provider pay day reset messages'
const scripts =
  'base kit play table slot roulette dice hands fish climb drop bingo slip bets-desk bets-parts bets provider ended broken evil evil-inner messages'
const typeOf = (name: string): string | null => {
  const [base = '', kind] = name.split('.')
  if (kind === 'css' && styles.split(' ').includes(base)) return 'text/css; charset=utf-8'
  return kind === 'js' && scripts.split(' ').includes(base) ? 'text/javascript; charset=utf-8' : null
}

/** One file, or null. Read on each request: they are small. */
export function demoAsset(name: string): Response | null {
  const type = typeOf(name)
  if (!type) return null
  return new Response(readFileSync(new URL(`./assets/${name}`, import.meta.url)), {
    headers: {
      'Content-Type': type,
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      // Requested by pages of opaque origin.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}
