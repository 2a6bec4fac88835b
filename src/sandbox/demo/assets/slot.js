// Three reels, three rows, five lines.
'use strict'
globalThis.stage = (() => {
  const { calm, chance, make, drawing, svg, byId, motion, wait } = kit
  const { look } = JSON.parse(document.body.dataset.table)
  const { symbols, weights, lines, pays } = look
  const drum = weights.flatMap((weight, at) => Array(weight).fill(at))
  const draw = () => drum[chance(drum.length)]
  const cell = (at) => {
    const box = make('div', 'cell')
    box.append(drawing(symbols[at]))
    return box
  }

  const legend = make('div', 'legend', '', { 'aria-hidden': 'true' })
  for (const at of symbols.keys()) {
    if (pays[at] === 0) continue
    const sign = make('span')
    sign.append(drawing(symbols[at]), make('b', '', `×${pays[at] / 100}`))
    legend.append(sign)
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
  const wires = svg('svg', { class: 'wires', viewBox: '0 0 3 3', preserveAspectRatio: 'none' })
  pane.append(wires)
  byId('stage').append(pane)
  byId('board').append(legend)

  /** Spins one reel to three new symbols, animating only `transform`. */
  async function turn(reel, next, length, milliseconds) {
    const passing = Array.from({ length }, draw)
    reel.strip.replaceChildren(...[...next, ...passing, ...reel.shown].map(cell))
    const share = ((length + 3) / (length + 6)) * 100
    reel.strip.classList.add('turning')
    await motion(
      reel.strip,
      [
        { transform: `translateY(-${share}%)` },
        { transform: 'translateY(1.2%)', offset: 0.92 },
        { transform: 'none' },
      ],
      milliseconds,
      'cubic-bezier(.25,.7,.3,1)',
    )
    reel.strip.classList.remove('turning')
    reel.shown = next
    reel.strip.replaceChildren(...next.map(cell))
  }

  /** Lines of three identical symbols; the first symbol is wild. */
  const alike = (window) =>
    lines.filter((rows) => {
      const on = rows.map((row, at) => window[at][row]).filter((at) => at !== 0)
      return on.every((one) => one === on[0]) && pays[on[0] ?? 0] > 0
    })

  return {
    go: 'spin',
    clear() {
      wires.replaceChildren()
      for (const one of pane.querySelectorAll('.lit')) one.classList.remove('lit')
    },
    async show(window) {
      await Promise.all(reels.map((reel, at) => turn(reel, window[at], 14 + at * 8, 900 + at * 420)))
      const won = alike(window)
      for (const rows of won) {
        const points = rows.map((row, at) => `${at + 0.5},${row + 0.5}`).join(' ')
        wires.append(svg('polyline', { points }))
        rows.forEach((row, at) => reels[at].strip.children[row].classList.add('lit'))
      }
      if (won.length > 0 && !calm) await wait(500)
    },
  }
})()
