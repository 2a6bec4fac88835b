// Client of this launch's betting server: what is on sale, and bets, each sent once.
'use strict'

globalThis.desk = (() => {
  const { round, host } = document.body.dataset
  const at = `${host}/demo/lottery/${round}`

  /** The answer's value. Throws the code of a refusal, and `unknown` if the outcome is unknown. */
  async function ask(path, init) {
    const stop = AbortSignal.timeout ? { signal: AbortSignal.timeout(15_000) } : {}
    let response
    let answer
    try {
      response = await fetch(`${at}/${path}`, { ...init, ...stop, credentials: 'omit', cache: 'no-store' })
      answer = await response.json()
    } catch {
      throw new Error('unknown')
    }
    if (response.ok && answer.success) return answer.value
    throw new Error(response.status < 500 && answer.code ? answer.code : 'unknown', { cause: answer.value })
  }

  /** What is on sale; `key` looks up a bet, and `heard` lists keys whose outcome the player has seen. */
  const look = (code, key = '', heard = []) => {
    const query = new URLSearchParams({ ...(code ? { code } : {}), ...(key ? { key } : {}) })
    for (const one of heard) query.append('heard', one)
    return ask(`options?${query}`)
  }

  // Plain text makes it a simple request, without a CORS preflight.
  const post = (path, body) => ask(path, { method: 'POST', body: JSON.stringify(body) })

  /** `12480.50` as shown to the player. Money is text: any arithmetic is in whole centavos. */
  const money = (text) => `₱${text.replace(/\B(?=(\d{3})+(?=\.))/g, ',')}`
  const times = (text, count) => {
    const minor = String(Number(text.replace('.', '')) * count).padStart(3, '0')
    return `${minor.slice(0, -2)}.${minor.slice(-2)}`
  }

  return { look, post, money, times }
})()
