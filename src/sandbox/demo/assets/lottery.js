// Six numbers of forty-two against six balls.
'use strict'
{
  const { words, say, amount, wait, chance, make, byId, begin, end, news, controls } = kit
  const highest = 42
  const picks = 6
  /** Pay in stakes for 0 to 6 matches. */
  const pays = [0, 0, 1, 5, 40, 800, 10000]
  const chosen = new Set()

  const tube = make('ol', 'tube')
  for (let i = 0; i < picks; i++) tube.append(make('li', 'ball empty'))
  const sheet = make('div', 'sheet')
  const boxes = Array.from({ length: highest }, (_, at) => {
    const box = make('button', 'number', String(at + 1), { 'aria-pressed': 'false' })
    box.addEventListener('click', () => {
      if (!chosen.delete(at + 1) && chosen.size < picks) chosen.add(at + 1)
      show()
    })
    sheet.append(box)
    return box
  })
  byId('stage').append(tube, make('p', 'hint', words.lotteryHint), sheet)

  const lucky = make('button', 'extra', words.lucky)
  lucky.addEventListener('click', () => {
    chosen.clear()
    for (const number of six()) chosen.add(number)
    show()
  })
  const panel = controls({ label: words.draw, onPlay: draw, extra: [lucky] })

  function show() {
    boxes.forEach((box, at) => {
      box.setAttribute('aria-pressed', String(chosen.has(at + 1)))
      box.classList.remove('hit')
    })
  }

  function six() {
    const bag = Array.from({ length: highest }, (_, at) => at + 1)
    return Array.from({ length: picks }, () => bag.splice(chance(bag.length), 1)[0])
  }

  async function draw() {
    if (chosen.size < picks) return news(words.lotteryHint)
    const stake = panel.stake()
    if (!begin(stake)) return
    panel.busy(true, words.drawing)
    show()
    news('')
    for (const ball of tube.children) {
      ball.className = 'ball empty'
      ball.textContent = ''
    }
    const drawn = six()
    for (const [at, number] of drawn.entries()) {
      await wait(420)
      const ball = tube.children[at]
      ball.textContent = String(number)
      ball.className = `ball tone-${number % 5}`
      if (chosen.has(number)) boxes[number - 1].classList.add('hit')
    }
    const hits = drawn.filter((number) => chosen.has(number)).length
    const payout = pays[hits] * stake
    end(stake, payout)
    news(`${say('hits', hits)}. ${payout > 0 ? say('won', amount(payout)) : words.lost}`, payout > 0)
    panel.busy(false)
  }
}
