import type { Round } from './calls/games'
import type { Deposit } from './wire'

/** The pages of a payment provider and of a vendor, on their own origin. */

const html = (body: string, headers: Record<string, string> = {}) =>
  new Response(
    `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">${body}`,
    {
      headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
    },
  )

const script = `const say = (type) => parent.postMessage({ source: 'perya-game', version: 1, round: location.pathname.split('/').pop(), type }, '*')
document.querySelector('button').onclick = async () => {
  const answer = await fetch(location.pathname, { method: 'POST' })
  document.querySelector('output').textContent = await answer.text()
  say('round-end')
}
say('ready')
`

interface Houses {
  readonly rounds: ReadonlyMap<string, Round>
  readonly pay: (number: string, secret: string | null) => Deposit | undefined
  /** Where players come from, and where the provider sends them back. */
  readonly site: () => string
}

export function pages({ rounds, pay, site }: Houses) {
  return (request: Request): Response => {
    const { pathname, searchParams } = new URL(request.url)
    const [, house, id = ''] = pathname.split('/')
    if (pathname === '/game.js') {
      return new Response(script, { headers: { 'Content-Type': 'text/javascript' } })
    }
    if (house === 'pay' && request.method === 'POST') {
      pay(id, searchParams.get('sig'))
      return new Response(null, { status: 303, headers: { Location: `${site()}/m/voucherCenter` } })
    }
    if (house === 'pay') return html(`<h1>iDEAL</h1><form method="post"><button>Pay</button></form>`)
    const round = rounds.get(id)
    if (house !== 'play' || !round) return new Response('not here', { status: 404 })
    if (request.method === 'POST') {
      // Each turn costs 2.50, and this house always wins.
      round.player.cents -= 250
      return new Response('Nothing this time', { headers: { 'Access-Control-Allow-Origin': '*' } })
    }
    return html(
      `<h1>${round.game}</h1><button>Turn</button><output role="status"></output><script src="/game.js"></script>`,
      { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    )
  }
}
