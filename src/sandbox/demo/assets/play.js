// The betting loop: the game server draws, and with real money takes and pays, while this page only shows it;
// demo points are counted here. One key per intent: whatever happens to an answer, nothing
// is bet twice.
'use strict'

globalThis.play = (() => {
  const { words, say, amount, byId, begin, end, freshKey, news, points, setPoints, tell, real, server } = kit
  const { cycle } = JSON.parse(document.body.dataset.table ?? '{"cycle":0}')
  /** Milliseconds: when a bet or a lookup counts as lost, and when the connection is called slow. */
  const limits = { bet: 20_000, question: 8_000, slow: 2_000 }
  const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

  let panel = null
  let working = false
  let stopped = false
  let slow = false
  /** The round waiting to be finished. */
  let open = null
  /** When the next bet is allowed, by this page's clock. */
  let freeAt = 0

  function linkIs(nowSlow) {
    if (slow !== nowSlow) tell('link', { state: nowSlow ? 'slow' : 'good' })
    slow = nowSlow
  }

  /** One request. Rejects if the answer is lost, late, or not the game server's. */
  async function send(order) {
    const away = new AbortController()
    const limit = setTimeout(() => away.abort(), order?.act === 'bet' ? limits.bet : limits.question)
    const since = performance.now()
    const late = setTimeout(() => linkIs(true), limits.slow)
    try {
      const answer = await fetch(server, {
        ...(order ? { method: 'POST', body: JSON.stringify(order) } : {}),
        credentials: 'omit',
        cache: 'no-store',
        signal: away.signal,
      })
      const body = await answer.json()
      if (typeof body?.ok !== 'boolean') throw new TypeError('not an answer')
      if (performance.now() - since < limits.slow) linkIs(false)
      if (typeof body.rest === 'number') freeAt = performance.now() + body.rest
      return body
    } finally {
      clearTimeout(limit)
      clearTimeout(late)
    }
  }

  /** Waits until the network is back or the delay is over, whichever comes first. */
  const untilAgain = (pause) =>
    Promise.race([sleep(pause), new Promise((done) => addEventListener('online', done, { once: true }))])

  /** Retries until there is an answer; only for requests without side effects. */
  async function insist(order) {
    for (let pause = 1_000; ; pause = Math.min(pause * 2, 8_000)) {
      await untilAgain(pause)
      try {
        return await send(order)
      } catch {
        // Still no answer: retry after a longer delay.
      }
    }
  }

  /** Sends an order once. If the answer is lost, says that it is checking and looks up the outcome. */
  async function once(order) {
    try {
      return await send(order)
    } catch {
      news(words.checking)
      byId('news').classList.add('checking')
      const answer = await insist({ act: 'ask', key: order.key })
      byId('news').classList.remove('checking')
      news('')
      return answer.ok && answer.bet === null ? { ...answer, ok: false, code: 'lost' } : answer
    }
  }

  function stop(code) {
    stopped = true
    panel.stop()
    news(words[`no-${code}`])
    if (code === 'session') tell('session')
  }

  /** Why nothing was bet; for a limit, what is left of it and when more becomes available (trust 33). */
  function whyNot({ code, left, until }) {
    const why = words[`no-${code}`] ?? words['no-lost']
    if (typeof left !== 'number') return why
    const again = typeof until === 'number' ? ` ${say('again', moment(until))}` : ''
    return why.replace('{0}', amount(left)) + again
  }

  const moment = (at) =>
    new Date(at).toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' })

  /** Says why nothing was bet, and waits or refetches if that helps. */
  async function refused(answer) {
    const { code, balance } = answer
    if (typeof balance === 'number') setPoints(balance)
    if (code === 'session' || code === 'excluded' || code === 'closed') stop(code)
    else news(whyNot(answer))
    if (code === 'unfinished' || code === 'gone') await lookAgain()
    else await rest()
  }

  /**
   * Places a bet. Returns `{ payout, outcome }`, with `open: true` if the round continues, or null if
   * nothing was bet, with the reason on screen.
   */
  async function bet(intent, stake) {
    if (working || stopped || open) return null
    if (stake > points()) {
      news(words['no-funds'])
      return null
    }
    working = true
    try {
      if (!navigator.onLine) {
        news(words['no-offline'])
        return null
      }
      if (!real) return await tryOut(intent, stake)
      const answer = await once({ act: 'bet', key: freshKey(), intent })
      if (!answer.ok) {
        await refused(answer)
        return null
      }
      const made = answer.bet
      // The payout must not appear before the outcome.
      setPoints(answer.balance - made.payout)
      if (made.state !== 'open') return made
      open = made
      tell('round-held')
      return { ...made, open: true }
    } finally {
      working = false
    }
  }

  /** A round for demo points: if its answer is lost, nothing was charged. */
  async function tryOut(intent, stake) {
    const answer = await send({ act: 'try', intent }).catch(() => ({ ok: false, code: 'lost' }))
    if (!answer.ok) {
      news(words[`no-${answer.code}`] ?? words['no-lost'])
      return null
    }
    begin(stake)
    freeAt = performance.now() + cycle
    return answer.bet
  }

  /** Finishes the open round. Null if it has to be retried; the reason is on screen. */
  async function uncover() {
    if (working || stopped || !open) return null
    working = true
    try {
      const answer = await once({ act: 'finish', key: open.key })
      if (!answer.ok) {
        await refused(answer)
        return null
      }
      if (answer.bet.state === 'open') {
        news(words['still-open'])
        return null
      }
      open = null
      setPoints(answer.balance - answer.bet.payout)
      return answer.bet
    } finally {
      working = false
    }
  }

  /**
   * After the outcome has been shown: pays on screen and announces the result. A return of the stake or
   * less is not a win.
   */
  function done(stake, payout, lost = words.lost) {
    end(stake, payout)
    if (payout > stake) news(say('won', amount(payout)), true)
    else news(payout > 0 ? say('returned', amount(payout)) : lost)
  }

  /** Waits until the next bet is allowed. */
  const rest = () => sleep(Math.max(0, freeAt - performance.now()))

  let resume = () => {}

  /** Fetches the state until there is an answer. */
  async function lookAgain() {
    const state = await send(null).catch(() => {
      news(words.connecting)
      return insist(null)
    })
    if (!state.ok) {
      stop(state.code)
      return
    }
    setPoints(state.balance)
    open = state.open
    resume(open)
    if (open) {
      news(say('waiting', amount(open.stake)))
      return
    }
    // A page reloaded during a round reports how it ended.
    if (state.last) news(say('last', amount(state.last.stake)).replace('{1}', amount(state.last.payout)))
    else news('')
    await rest()
    panel.busy(false)
  }

  /**
   * Called by each game once its panel is rendered. `onResume` gets the open round, or nothing if there is
   * none.
   */
  function start(controls, onResume = () => {}) {
    panel = controls
    resume = onResume
    if (real) void lookAgain()
    else panel.busy(false)
  }

  /** A bet that does not wait for its player: it belongs to no round here. */
  const forget = () => {
    open = null
  }

  return { start, forget, bet, uncover, done, rest, send, insist, waiting: () => open !== null }
})()
