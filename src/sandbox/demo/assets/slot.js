// Three reels, three rows, five lines. Three alike on a line pay; the parol stands for anything.
'use strict'
{
  const { words, wait, calm, chance, make, drawing, byId, news, controls } = kit
  const { symbols, lines } = JSON.parse(document.body.dataset.rules)
  const drum = symbols.flatMap(({ id, weight }) => Array(weight).fill(id))
  const draw = () => drum[chance(drum.length)]
  const payOf = (id) => symbols.find((symbol) => symbol.id === id).pay
  const cell = (id) => {
    const box = make('div', 'cell')
    box.append(drawing(id))
    return box
  }

  const pane = make('div', 'reels', '', { 'aria-hidden': 'true' })
  const reels = [0, 1, 2].map(() => {
    const reel = make('div', 'reel')
    const strip = make('div', 'strip')
    const shown = [draw(), draw(), draw()]
    strip.append(...shown.map(cell))
    reel.append(strip)
    pane.append(reel)
    return { strip, shown }
  })
  byId('stage').append(make('p', 'hint', words.slotHint), pane)

  /** Turns one reel to three new symbols: only `transform` moves. */
  async function turn(reel, next, length, milliseconds) {
    const passing = Array.from({ length }, draw)
    reel.strip.replaceChildren(...[...next, ...passing, ...reel.shown].map(cell))
    const share = ((length + 3) / (length + 6)) * 100
    reel.strip.classList.add('turning')
    const motion = reel.strip.animate(
      [
        { transform: `translateY(-${share}%)` },
        { transform: 'translateY(1.2%)', offset: 0.9 },
        { transform: 'none' },
      ],
      { duration: calm ? 1 : milliseconds, easing: 'cubic-bezier(.25,.7,.3,1)' },
    )
    await motion.finished
    reel.strip.classList.remove('turning')
    reel.shown = next
    reel.strip.replaceChildren(...next.map(cell))
  }

  /** The lines of a window that pay, in hundredths of the stake. */
  function wins(window) {
    return lines.flatMap((rows) => {
      const on = rows.map((row, at) => window[at][row])
      const plain = on.filter((id) => id !== 'parol')
      const id = plain[0] ?? 'parol'
      return plain.every((one) => one === id) ? [{ rows, pay: payOf(id) }] : []
    })
  }

  /** For demo points only: with real money the game server draws. */
  function drawHere(stake) {
    const window = reels.map(() => [draw(), draw(), draw()])
    const pay = wins(window).reduce((sum, line) => sum + line.pay, 0)
    return { outcome: { reels: window }, payout: Math.floor((stake * pay) / 100) }
  }

  const panel = controls({ label: words.spin, onPlay: spin })
  play.start(panel)

  async function spin() {
    const stake = panel.stake()
    panel.busy(true, words.spinning)
    news('')
    const made = await play.bet({ stake }, stake, () => drawHere(stake))
    if (!made) return panel.busy(false)
    const window = made.outcome.reels
    await Promise.all(reels.map((reel, at) => turn(reel, window[at], 14 + at * 8, 900 + at * 420)))
    if (made.payout > stake)
      for (const { rows } of wins(window))
        rows.forEach((row, at) => reels[at].strip.children[row].classList.add('lit'))
    play.done(stake, made.payout)
    if (made.payout > stake) await wait(700)
    await play.rest()
    panel.busy(false)
  }
}
