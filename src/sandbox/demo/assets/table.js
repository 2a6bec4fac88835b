// The colour game of the fair: bets go on colours, the string is pulled, three dice fall. Each match pays once the bet.
'use strict'
{
  const { words, amount, wait, calm, chance, make, byId, news, controls, points } = kit
  const { colours } = JSON.parse(document.body.dataset.rules)
  /** How a die must be turned to show each of its six faces. */
  const turns = [
    [0, 0],
    [0, -90],
    [0, 180],
    [0, 90],
    [-90, 0],
    [90, 0],
  ]
  const bets = new Map()
  const total = () => [...bets.values()].reduce((sum, value) => sum + value, 0)

  const tray = make('div', 'tray', '', { 'aria-hidden': 'true' })
  const dice = [0, 1, 2].map((at) => {
    const die = make('div', 'die')
    for (const colour of colours) die.append(make('i', `face ${colour}`))
    const spot = make('div', 'spot')
    spot.append(die)
    tray.append(spot)
    return { die, laps: at }
  })
  const board = make('div', 'board')
  const squares = new Map(
    colours.map((colour) => {
      const square = make('button', `square ${colour}`)
      const chip = make('b', 'chip')
      square.append(make('span', 'name', words[colour]), chip)
      square.addEventListener('click', () => put(colour))
      board.append(square)
      return [colour, { square, chip }]
    }),
  )
  byId('stage').append(tray, make('p', 'hint', words.tableHint), board)

  const clear = make('button', 'extra', words.clear)
  clear.addEventListener('click', () => {
    bets.clear()
    show()
  })
  const panel = controls({ label: words.place, onPlay: () => next(), extra: [clear] })
  /** A round is open: its bets lie, and the dice wait for the string to be pulled. */
  let held = null

  play.start(panel, (open) => {
    held = null
    bets.clear()
    for (const [colour, bet] of Object.entries(open?.intent.bets ?? {})) bets.set(colour, bet)
    show()
    lock(open !== null)
    if (open) lie(open.stake)
  })

  function put(colour) {
    if (held || total() + panel.stake() > points()) return
    bets.set(colour, (bets.get(colour) ?? 0) + panel.stake())
    show()
  }

  function show() {
    for (const [colour, { square, chip }] of squares) {
      const value = bets.get(colour) ?? 0
      chip.textContent = value > 0 ? amount(value) : ''
      square.classList.toggle('chosen', value > 0)
      square.classList.remove('lit')
      square.setAttribute('aria-label', value > 0 ? `${words[colour]}, ${amount(value)}` : words[colour])
    }
  }

  function lock(on) {
    for (const { square } of squares.values()) square.disabled = on
  }

  function lie(stake, drawn = null) {
    held = { stake, drawn }
    lock(true)
    tray.classList.add('ready')
    panel.step(words.pull)
  }

  const next = () => (held ? pull() : place())

  async function place() {
    const stake = total()
    if (stake === 0) return news(words.tableHint)
    panel.busy(true, words.placing)
    lock(true)
    show()
    news('')
    const made = await play.bet({ bets: Object.fromEntries(bets) }, stake, () => {
      const fallen = dice.map(() => chance(6))
      const payout = [...bets].reduce((sum, [colour, bet]) => {
        const times = fallen.filter((face) => colours[face] === colour).length
        return sum + (times > 0 ? bet * (times + 1) : 0)
      }, 0)
      return { outcome: { dice: fallen }, payout }
    })
    if (made) {
      news(words.pullHint)
      return lie(stake, made.open ? null : made)
    }
    if (play.waiting()) return
    lock(false)
    panel.busy(false, words.place)
  }

  async function pull() {
    const { stake, drawn } = held
    panel.busy(true, words.rolling)
    news('')
    const made = drawn ?? (await play.uncover())
    if (!made) return play.waiting() ? panel.step(words.pull) : undefined
    tray.classList.remove('ready')
    held = null
    if (made.state === 'void') news(words.voided)
    else {
      const fallen = made.outcome.dice
      await fall(fallen)
      for (const [colour, { square }] of squares)
        square.classList.toggle(
          'lit',
          fallen.some((face) => colours[face] === colour),
        )
      play.done(stake, made.payout)
    }
    if (total() > points()) {
      bets.clear()
      show()
    }
    await play.rest()
    lock(false)
    panel.busy(false, words.place)
  }

  async function fall(fallen) {
    dice.forEach((one, at) => {
      one.laps += 2
      const [x, y] = turns[fallen[at]]
      one.die.style.transitionDuration = calm ? '1ms' : `${1100 + at * 260}ms`
      one.die.style.transform = `rotateX(${x + one.laps * 360}deg) rotateY(${y + one.laps * 360}deg)`
    })
    await wait(1100 + 3 * 260)
  }
}
