// The way to the desk of this launch: what is sold, and bets, each sent once. A classic script, as all here.
'use strict'

globalThis.desk = (() => {
  const { round, host } = document.body.dataset
  const at = `${host}/demo/lottery/${round}`

  /** Tells the page that frames this one (src/sandbox/demo/protocol.ts). */
  function tell(type, more = {}) {
    if (parent !== window)
      parent.postMessage({ source: 'perya-game', version: 1, type, round, ...more }, host)
  }

  /** The answer's value. Throws its code for a refusal, and `unknown` where nobody knows what happened. */
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
    throw new Error(response.status < 500 && answer.code ? answer.code : 'unknown')
  }

  const look = (code, key = '') => {
    const query = new URLSearchParams({ ...(code ? { code } : {}), ...(key ? { key } : {}) })
    return ask(`desk?${query}`)
  }

  // Plain text: a bet is one request, without the browser asking first whether it may.
  const bet = (body) => ask('bets', { method: 'POST', body: JSON.stringify(body) })

  /** One key for each intent to bet. */
  const makeKey = () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    )

  /** A whole number from `least` to `most`. */
  const chance = (least, most) => least + (crypto.getRandomValues(new Uint32Array(1))[0] % (most - least + 1))

  /** `12480.50` as the player reads it. Money is text: nothing is counted here but whole centavos. */
  const money = (text) => `₱${text.replace(/\B(?=(\d{3})+(?=\.))/g, ',')}`
  const times = (text, count) => {
    const minor = String(Number(text.replace('.', '')) * count).padStart(3, '0')
    return `${minor.slice(0, -2)}.${minor.slice(-2)}`
  }

  /** An element with a class, a text and attributes. */
  function make(tag, name = '', text = '', attributes = {}) {
    const made = document.createElement(tag)
    if (name) made.className = name
    if (text) made.textContent = text
    if (tag === 'button') made.type = 'button'
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
    return made
  }

  return { tell, look, bet, makeKey, chance, money, times, make }
})()
