// The table of every game: bets on the board, one round after the other. The stage renders a round (`stage`,
// by kind); the game server decides who wins.
'use strict'
{
  const { words, amount, make, byId, news, controls, points } = kit
  const { board, many, held, labels, best } = JSON.parse(document.body.dataset.table)
  const { go, reveal } = stage
  const spots = board.flatMap((row) => row.spots)
  /** A single, fixed bet, such as the spin of a slot. */
  const only = spots.length === 1 ? spots[0] : null
  const bets = new Map()
  let chosen = stage.first ?? null
  const total = () => [...bets.values()].reduce((sum, value) => sum + value, 0)

  const buttons = new Map()
  for (const { cols, spots: names } of only || stage.ownBoard ? [] : board) {
    const row = make('div', `spots cols-${cols}`)
    for (const name of names) {
      const button = make('button', `spot ${name}`, '', { 'data-spot': name })
      const chip = make('b', 'chip')
      const label = make('span', 'name', labels[name])
      button.append(label, ...(stage.plainSpots?.(name) ? [] : [make('small', '', best[name])]), chip)
      stage.dress?.(name, label)
      button.addEventListener('click', () => put(name))
      buttons.set(name, { button, chip })
      row.append(button)
    }
    byId('board').append(row)
  }
  const marks = make('ol', 'marks', '', { 'aria-label': words.history })
  byId('stage').prepend(marks)

  const clear = make('button', 'extra', '', { 'aria-label': words.clear })
  clear.append(
    kit.svg(
      'svg',
      { viewBox: '0 0 24 24' },
      kit.svg('path', { d: 'M8 5L3 10l5 5M4 10h10a6 6 0 0 1 0 12h-3' }),
    ),
  )
  clear.addEventListener('click', () => {
    bets.clear()
    show()
  })
  const panel = controls({ label: words[go], onPlay: () => next(), extra: many ? [clear] : [] })
  /** An open round: bets are placed, and the outcome is yet to be revealed. */
  let waiting = null
  let working = false

  function put(name) {
    if (waiting) return
    stage.clear()
    if (many) {
      if (total() + panel.stake() > points()) return news(words['no-funds'])
      bets.set(name, (bets.get(name) ?? 0) + panel.stake())
    } else chosen = name
    news('')
    show()
  }

  const intent = () => (many ? Object.fromEntries(bets) : { [only ?? chosen]: panel.stake() })

  function show(won = []) {
    for (const [name, { button, chip }] of buttons) {
      const value = bets.get(name) ?? 0
      const on = many ? value > 0 : name === chosen
      chip.textContent = value > 0 ? amount(value).replace('.00', '') : ''
      button.setAttribute('aria-pressed', String(on))
      button.classList.toggle('lit', won.includes(name) && (many || on))
      button.setAttribute('aria-label', value > 0 ? `${labels[name]}, ${amount(value)}` : labels[name])
    }
    stage.bets?.(intent())
  }

  function lock(on) {
    for (const { button } of buttons.values()) button.disabled = on
  }

  function mark(outcome) {
    const told = stage.mark?.(outcome)
    if (!told) return
    const entry = make('li', told.tone ?? '', told.label ?? '')
    for (const tone of told.dots ?? []) entry.append(make('i', tone))
    marks.append(entry)
    if (marks.children.length > 9) marks.firstChild.remove()
  }

  function lie(stake, drawn = null) {
    waiting = { stake, drawn }
    lock(true)
    stage.wait?.(intent())
    panel.step(words[reveal])
  }

  play.start(panel, (open) => {
    waiting = null
    stage.clear()
    if (open) {
      bets.clear()
      for (const [name, bet] of Object.entries(open.intent.bets)) {
        bets.set(name, bet)
        chosen = name
      }
    }
    show()
    lock(open !== null)
    if (open) lie(open.stake)
  })

  const next = () => (waiting ? uncover() : place())

  async function place() {
    const staked = intent()
    const stake = Object.values(staked).reduce((sum, bet) => sum + bet, 0)
    if (!many && !only && !chosen) return stage.aim()
    if (stake === 0) return news(words.choose)
    working = true
    panel.busy(true, words.placing)
    lock(true)
    stage.clear()
    show()
    news('')
    const made = await play.bet({ bets: staked }, stake)
    if (made && held) {
      news(words.waits)
      return lie(stake, made.open ? null : made)
    }
    if (made) await finish(stake, made)
    if (!play.waiting()) free()
  }

  async function uncover() {
    const { stake, drawn } = waiting
    panel.busy(true, words.revealing)
    news('')
    const made = drawn ?? (await play.uncover())
    if (!made) return play.waiting() ? panel.step(words[reveal]) : undefined
    waiting = null
    if (made.state === 'void') {
      stage.clear()
      news(words.voided)
      await play.rest()
    } else await finish(stake, made)
    free()
  }

  async function finish(stake, { outcome, payout, won }) {
    await stage.show(outcome, intent(), won)
    panel.busy(true, words[go])
    show(won)
    mark(outcome)
    play.done(stake, payout, stage.lost)
    await play.rest()
  }

  function free() {
    working = false
    if (stage.release) chosen = null
    stage.release?.()
    if (total() > points()) bets.clear()
    lock(false)
    panel.busy(false)
    for (const [name, { button }] of buttons)
      button.setAttribute('aria-pressed', String(many ? bets.has(name) : name === chosen))
  }

  stage.play = (name) => {
    if (waiting || working) return false
    chosen = name
    void next()
    return true
  }
  show()
}
