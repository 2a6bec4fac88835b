// Two hands of two or three cards; the one closer to nine wins. A bet goes on a side, and the cards are turned.
'use strict'
{
  const { words, wait, chance, make, byId, news, controls } = kit
  const { pays } = JSON.parse(document.body.dataset.rules)
  const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
  const suits = ['\u2660', '\u2665', '\u2666', '\u2663']
  const worth = (hand) => hand.reduce((sum, { rank }) => sum + (rank >= 9 ? 0 : rank + 1), 0) % 10
  let side = 'player'
  /** A round is open: the cards lie face down and wait to be turned. */
  let held = null

  const felt = make('div', 'felt')
  const hands = new Map(
    ['player', 'banker'].map((name) => {
      const place = make('section', 'hand')
      const count = make('b', 'count')
      const title = make('h2', '', words[name])
      const cards = make('div', 'cards')
      title.append(count)
      place.append(title, cards)
      felt.append(place)
      return [name, { place, count, cards }]
    }),
  )
  const sides = make('div', 'sides')
  const buttons = new Map(
    Object.entries(pays).map(([name, pay]) => {
      const button = make('button', `side ${name}`)
      button.append(make('span', '', words[name]), make('small', '', `×${pay / 100}`))
      button.addEventListener('click', () => choose(name))
      sides.append(button)
      return [name, button]
    }),
  )
  byId('stage').append(felt, make('p', 'hint', words.cardsHint), sides)
  const panel = controls({ label: words.deal, onPlay: () => (held ? turn() : deal()) })

  function choose(name) {
    side = name
    for (const [key, button] of buttons) {
      button.setAttribute('aria-pressed', String(key === name))
      button.classList.remove('lit')
    }
  }
  choose(side)

  play.start(panel, (open) => {
    held = null
    clear()
    lock(open !== null)
    if (!open) return
    choose(open.intent.side)
    layDown()
    lie(open.stake)
  })

  function lock(on) {
    for (const button of buttons.values()) button.disabled = on
  }

  function clear() {
    for (const { cards, count, place } of hands.values()) {
      cards.replaceChildren()
      count.textContent = ''
      place.classList.remove('lit')
    }
  }

  /** Two cards a hand, face down. */
  function layDown() {
    clear()
    for (const { cards } of hands.values()) {
      for (let i = 0; i < 2; i++) {
        const card = make('div', 'card down')
        card.append(make('div', 'back'))
        cards.append(card)
      }
    }
  }

  function face({ rank, suit }) {
    const card = make('div', suit === 1 || suit === 2 ? 'card warm' : 'card')
    const front = make('div', 'front')
    front.append(make('b', '', ranks[rank]), make('span', '', `${suits[suit]}\uFE0E`))
    card.append(make('div', 'back'), front)
    return card
  }

  /** Shows a card of a hand in the place of one that lies face down, or beside the others. */
  async function show(name, hand, at) {
    const { cards, count } = hands.get(name)
    const there = cards.children[at]
    if (there) there.replaceWith(face(hand[at]))
    else cards.append(face(hand[at]))
    await wait(480)
    count.textContent = String(worth(hand.slice(0, at + 1)))
  }

  /** For demo points only: with real money the game server draws. */
  function drawHere(stake, chosen) {
    const card = () => ({ rank: chance(13), suit: chance(4) })
    const player = [card(), card()]
    const banker = [card(), card()]
    if (worth(player) < 8 && worth(banker) < 8) {
      if (worth(player) < 6) player.push(card())
      if (worth(banker) < 6) banker.push(card())
    }
    const gap = worth(player) - worth(banker)
    const winner = gap > 0 ? 'player' : gap < 0 ? 'banker' : 'tie'
    const back = winner === 'tie' ? 100 : 0
    const payout = Math.floor((stake * (chosen === winner ? pays[chosen] : back)) / 100)
    return { outcome: { player, banker, winner }, payout }
  }

  function lie(stake, drawn = null) {
    held = { stake, drawn }
    lock(true)
    panel.step(words.turn)
  }

  async function deal() {
    const stake = panel.stake()
    const chosen = side
    panel.busy(true, words.dealing)
    lock(true)
    choose(chosen)
    news('')
    const made = await play.bet({ stake, side: chosen }, stake, () => drawHere(stake, chosen))
    if (made) {
      layDown()
      news(words.turnHint)
      return lie(stake, made.open ? null : made)
    }
    if (play.waiting()) return
    lock(false)
    panel.busy(false)
  }

  async function turn() {
    const { stake, drawn } = held
    panel.busy(true, words.turning)
    news('')
    const made = drawn ?? (await play.uncover())
    if (!made) return play.waiting() ? panel.step(words.turn) : undefined
    held = null
    if (made.state === 'void') {
      clear()
      news(words.voided)
    } else {
      const { player, banker, winner } = made.outcome
      for (let at = 0; at < 3; at++) {
        if (player[at]) await show('player', player, at)
        if (banker[at]) await show('banker', banker, at)
      }
      hands.get(winner)?.place.classList.add('lit')
      buttons.get(winner).classList.add('lit')
      play.done(stake, made.payout, winner === 'tie' ? words.tie : words.lost)
    }
    await play.rest()
    lock(false)
    panel.busy(false)
  }
}
