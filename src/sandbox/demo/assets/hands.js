// Two hands on the felt: dealt face down, turned one card after the other.
'use strict'
globalThis.stage = (() => {
  const { words, wait, make, drawing, byId } = kit
  const { look } = JSON.parse(document.body.dataset.table)
  const { seats, count, tiles } = look
  const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

  const felt = make('div', tiles ? 'felt tiled' : 'felt')
  const hands = seats.map((name) => {
    const place = make('section', `hand ${name}`)
    const points = make('b', 'count')
    const title = make('h2', '', words[name])
    const cards = make('div', 'cards')
    title.append(points)
    place.append(title, cards)
    felt.append(place)
    return { place, points, cards }
  })
  byId('stage').append(felt)

  function face({ rank, suit }) {
    const card = make('div', !tiles && (suit === 1 || suit === 2) ? 'card warm' : `card s${suit}`)
    const front = make('div', 'front')
    const sign = () => drawing(`${tiles ? 'tile' : 'suit'}-${suit}`)
    front.append(make('b', '', tiles ? String(rank + 1) : ranks[rank]), sign())
    card.append(make('div', 'back'), front)
    return card
  }

  /** A hand's points so far. */
  function worth(hand) {
    if (count === 9) return hand.reduce((sum, { rank }) => sum + (rank >= 9 ? 0 : rank + 1), 0) % 10
    if (count !== 21) return ''
    const hard = hand.reduce((sum, { rank }) => sum + Math.min(rank + 1, 10), 0)
    const soft = hard <= 11 && hand.some(({ rank }) => rank === 0)
    return soft ? hard + 10 : hard
  }

  async function show(seat, hand, at) {
    const { cards, points } = hands[seat]
    const there = cards.children[at]
    if (there) there.replaceWith(face(hand[at]))
    else cards.append(face(hand[at]))
    cards.classList.toggle('many', cards.children.length > 3)
    await wait(420)
    points.textContent = String(worth(hand.slice(0, at + 1)))
  }

  const clear = () => {
    for (const { cards, points, place } of hands) {
      cards.replaceChildren()
      cards.classList.remove('many')
      points.textContent = ''
      place.classList.remove('lit')
    }
  }
  const winnerOf = ({ winner, strengths }) =>
    winner ?? (strengths ? (strengths[0] > strengths[1] ? 0 : strengths[0] < strengths[1] ? 1 : 2) : null)
  const name = (rank) => words[rank === 'high' ? 'highHand' : rank]

  return {
    go: 'deal',
    reveal: 'turn',
    clear,
    wait() {
      clear()
      for (const { cards } of hands) {
        for (let at = 0; at < look.cards; at += 1) {
          const card = make('div', 'card down')
          card.append(make('div', 'back'))
          cards.append(card)
        }
      }
    },
    async show(outcome, bets) {
      const run = outcome.runs?.[Object.keys(bets)[0]]
      const dealt = run ? [run, outcome.hands[1]] : outcome.hands
      for (let at = 0; at < Math.max(dealt[0].length, dealt[1].length); at += 1)
        for (const seat of [0, 1]) if (dealt[seat][at]) await show(seat, dealt[seat], at)
      outcome.ranks?.forEach((rank, seat) => {
        hands[seat].points.textContent = name(rank)
      })
      const winner = winnerOf(outcome)
      const [you, dealer] = run ? dealt.map((hand) => (worth(hand) > 21 ? 0 : worth(hand))) : []
      const won = run ? (you > dealer ? 0 : 1) : winner
      if (!run || you !== dealer) hands[won]?.place.classList.add('lit')
    },
    mark(outcome) {
      const winner = winnerOf(outcome)
      if (winner === null) return null
      return { label: winner === 2 ? '=' : words[seats[winner]][0], tone: `seat-${winner}` }
    },
  }
})()
