// One play after another: with demo points in this page, or with real money on the game server. The server draws,
// takes and pays; this page shows it. One intent has one key: whatever happens to an answer, nothing is bet twice.
'use strict'

globalThis.play = (() => {
  const { words, say, amount, byId, begin, end, news, points, setPoints, tell, real, server } = kit
  const cycle = Number(document.body.dataset.cycle)
  /** Milliseconds: until a bet or a question counts as lost, and until the link is called slow. */
  const limits = { bet: 20_000, question: 8_000, slow: 2_000 }
  const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

  let panel = null
  let working = false
  let stopped = false
  let slow = false
  /** The round that waits to be uncovered. */
  let open = null
  /** When the next bet may come, by this page's own clock. */
  let freeAt = 0

  function linkIs(nowSlow) {
    if (slow !== nowSlow) tell('link', { state: nowSlow ? 'slow' : 'good' })
    slow = nowSlow
  }

  /** One request. Rejects when the answer is lost, late, or not one of the game server's. */
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

  /** Until the network is back or a pause is over, whichever is first. */
  const untilAgain = (pause) =>
    Promise.race([sleep(pause), new Promise((done) => addEventListener('online', done, { once: true }))])

  /** Asks until there is an answer. Asking changes nothing, however often it is done. */
  async function insist(order) {
    for (let pause = 1_000; ; pause = Math.min(pause * 2, 8_000)) {
      await untilAgain(pause)
      try {
        return await send(order)
      } catch {
        // Still no answer: asked again after a longer pause.
      }
    }
  }

  /** Sends an order once. If its answer is lost, says that it is checking and asks what became of it. */
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

  /** Says why nothing was bet, and waits or looks again where that helps. */
  async function refused({ code, balance }) {
    if (typeof balance === 'number') setPoints(balance)
    if (code === 'session' || code === 'excluded' || code === 'closed') stop(code)
    else news(words[`no-${code}`] ?? words['no-lost'])
    if (code === 'unfinished' || code === 'gone') await lookAgain()
    else await rest()
  }

  const freshKey = () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    )

  /**
   * Places a bet. Answers `{ payout, outcome }`, with `open: true` where the round goes on, or null where nothing was
   * bet; why is on the screen. `draw` decides where demo points are played.
   */
  async function bet(intent, stake, draw) {
    if (working || stopped || open) return null
    if (stake > points()) {
      news(words['no-funds'])
      return null
    }
    working = true
    try {
      if (!real) {
        begin(stake)
        freeAt = performance.now() + cycle
        return draw()
      }
      if (!navigator.onLine) {
        news(words['no-offline'])
        return null
      }
      const answer = await once({ act: 'bet', key: freshKey(), intent })
      if (!answer.ok) {
        await refused(answer)
        return null
      }
      const made = answer.bet
      // What was paid shows when the outcome has been shown, not before.
      setPoints(answer.balance - made.payout)
      if (made.state !== 'open') return made
      open = made
      tell('round-held')
      return { ...made, open: true }
    } finally {
      working = false
    }
  }

  /** Uncovers the round that waits. Null where that has to be tried again; why is on the screen. */
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

  /** The outcome has been shown: pays on screen and says what it was. A return of the stake or less is no win. */
  function done(stake, payout, lost = words.lost) {
    end(stake, payout)
    if (payout > stake) news(say('won', amount(payout)), true)
    else news(payout > 0 ? say('returned', amount(payout)) : lost)
  }

  /** Until the next bet may come. */
  const rest = () => sleep(Math.max(0, freeAt - performance.now()))

  let resume = () => {}

  /** Asks how things stand, until there is an answer. */
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
    // A page that was loaded again in the middle of a play says how that play ended.
    if (state.last) news(say('last', amount(state.last.stake)).replace('{1}', amount(state.last.payout)))
    else news('')
    await rest()
    panel.busy(false)
  }

  /** Called by each game when its panel stands. `onResume` shows the round that waits to be uncovered, or that none does. */
  function start(controls, onResume = () => {}) {
    panel = controls
    resume = onResume
    if (real) void lookAgain()
  }

  return { start, bet, uncover, done, rest, waiting: () => open !== null }
})()
