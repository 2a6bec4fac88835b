// Shared by the demo games: the balance (demo points, or centavos), drawings, motion, controls.
'use strict'

globalThis.kit = (() => {
  const { words, byId, tell, make } = base
  const { game, points: start, server, stakes: ladder, mode } = document.body.dataset
  /** Real money: the balance is in centavos, and only the game server changes it. */
  const real = mode === 'play'
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches

  const grouped = (value) => String(value).replace(/\B(?=(\d{3})+$)/g, ',')
  /** Whole centavos as shown to the player; never a fraction. */
  const money = (minor) =>
    `${minor < 0 ? '\u2212' : ''}\u20b1${grouped(Math.floor(Math.abs(minor) / 100))}.${String(Math.abs(minor) % 100).padStart(2, '0')}`
  const amount = real ? money : grouped
  const wait = (milliseconds) =>
    new Promise((done) => setTimeout(done, calm ? Math.min(milliseconds, 60) : milliseconds))

  /** An SVG element with attributes and children. */
  function svg(tag, attributes = {}, ...children) {
    const made = document.createElementNS('http://www.w3.org/2000/svg', tag)
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
    made.append(...children)
    return made
  }

  /** One of the page's drawings. */
  const drawing = (id) => svg('svg', { 'aria-hidden': 'true' }, svg('use', { href: `#${id}` }))

  /** Plays an animation to its end; one that is cancelled, for example with its element, is ignored. */
  const motion = (element, frames, duration, easing = 'ease-out') =>
    element
      .animate(frames, { duration: calm ? 1 : duration, easing, fill: 'forwards' })
      .finished.catch(() => {})

  let points = real ? 0 : Number(start)
  let play = 0
  const watchers = []
  const watch = (watcher) => {
    watchers.push(watcher)
    watcher(points)
  }

  function setPoints(value) {
    points = value
    byId('points').textContent = amount(points)
    // A real balance must not be leaked to the framing page by the game.
    if (!real) tell('balance', { points })
    for (const watcher of watchers) watcher(points)
  }

  /** Takes the stake and starts a play; false if there are not enough points. */
  function begin(stake) {
    if (stake > points) return false
    play += 1
    setPoints(points - stake)
    tell('round-start', { play, stake })
    return true
  }

  /** Pays out and ends the play. */
  function end(stake, payout) {
    if (payout > 0) setPoints(points + payout)
    tell('round-end', { play, stake, payout })
    // A return of the stake or less is not a win, and must not look like one.
    byId('points').classList.toggle('lifted', payout > stake)
  }

  function news(text, good = false) {
    const line = byId('news')
    line.textContent = text
    line.classList.toggle('good', good)
  }

  const stakes = JSON.parse(ladder)

  /** The controls: stake, main button, and the refill that replaces it when points run out. */
  function controls({ label, onPlay, extra = [], least = () => stakes[0] }) {
    let at = 0
    const row = byId('controls')
    const value = make('output', 'stake-value', amount(stakes[0]), { 'aria-label': words.stake })
    const step = (by, name, sign) => {
      const button = make('button', 'step', sign, { 'aria-label': words[name] })
      button.addEventListener('click', () => {
        at = Math.min(stakes.length - 1, Math.max(0, at + by))
        value.textContent = amount(stakes[at])
      })
      return button
    }
    const main = make('button', 'main', label)
    const refill = make('button', 'main refill', words.refill)
    const stepper = make('div', 'stepper')
    stepper.append(step(-1, 'less', '−'), value, step(1, 'more', '+'))
    main.addEventListener('click', () => onPlay())
    refill.addEventListener('click', () => setPoints(points + 1000))
    row.append(stepper, ...extra, main, refill)
    let working = real
    let stopped = false
    const show = () => {
      const dry = points < least() && !working
      main.hidden = dry && !real
      refill.hidden = !dry || real
      main.disabled = working || stopped
      for (const button of row.querySelectorAll('.step, .extra')) button.disabled = working || stopped
    }
    watch(show)
    return {
      stake: () => stakes[at],
      busy(on, text = label) {
        working = on
        main.textContent = text
        show()
      },
      /** Another step of the same round: only the main button is active. */
      step(text) {
        working = false
        main.textContent = text
        show()
        for (const button of row.querySelectorAll('.step, .extra')) button.disabled = true
      },
      /** No more bets on this page. */
      stop() {
        stopped = true
        show()
      },
    }
  }

  byId('exit').addEventListener('click', () => tell('exit'))
  const rulebook = byId('rulebook')
  if (rulebook) {
    byId('rules').addEventListener('click', () => {
      rulebook.showModal()
      // Start reading at the top, not at the button below.
      byId('rules-title').focus()
    })
    byId('close-rules').addEventListener('click', () => rulebook.close())
  }
  addEventListener('error', () => tell('error', { code: 'script' }))
  // After all scripts have run and the first frame is painted.
  addEventListener('load', () => requestAnimationFrame(() => tell('ready', { game })))

  return {
    ...base,
    amount,
    wait,
    calm,
    drawing,
    svg,
    motion,
    begin,
    end,
    news,
    controls,
    points: () => points,
    setPoints,
    real,
    server,
  }
})()
