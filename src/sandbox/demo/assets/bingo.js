// A card or a ticket, and the balls called.
'use strict'
globalThis.stage = (() => {
  const { calm, make, byId, wait } = kit
  const { look } = JSON.parse(document.body.dataset.table)
  const bingo = look.lines !== undefined
  const hall = make('div', 'hall')
  const tube = make('ol', 'called')
  const card = make('div', bingo ? 'card' : 'card ticket')
  hall.append(tube, card)
  byId('stage').append(hall)
  const middle = 12

  /** A card column by column, as it is filled. */
  function lay(numbers) {
    card.replaceChildren(
      ...(bingo ? [...'BINGO'].map((letter, at) => make('b', `head tone-${at}`, letter)) : []),
    )
    const order = bingo
      ? numbers.map((_, at) => (at % 5) * 5 + Math.floor(at / 5))
      : numbers.map((_, at) => at)
    for (const at of order) {
      const cell = make('span', 'cell', numbers[at] ? String(numbers[at]) : bingo && at === middle ? '★' : '')
      cell.dataset.at = String(at)
      if (bingo && at === middle) cell.classList.add('hit')
      card.append(cell)
    }
  }
  const cellAt = (at) => card.querySelector(`[data-at="${at}"]`)
  const empty = () => lay(Array(bingo ? 25 : look.picked).fill(0))
  empty()

  return {
    go: 'call',
    clear() {
      tube.replaceChildren()
    },
    async show({ card: numbers, balls }) {
      lay(numbers)
      for (const [at, number] of balls.entries()) {
        const tone = bingo ? Math.floor((number - 1) / 15) : number % 5
        tube.prepend(make('li', `ball tone-${tone}`, String(number)))
        const hit = numbers.indexOf(number)
        if (hit >= 0) cellAt(hit).classList.add('hit')
        if (!calm) await wait(at < 3 ? 320 : balls.length > 10 ? 110 : 420)
      }
      for (const places of [...(look.lines ?? []), ...(look.corners ? [look.corners] : [])])
        if (places.every((at) => at === middle || balls.includes(numbers[at])))
          for (const at of places) cellAt(at).classList.add(places === look.corners ? 'corner' : 'line')
    },
  }
})()
