// Dice with colours or pips under a string, or two coins.
'use strict'
globalThis.stage = (() => {
  const { calm, make, byId, wait } = kit
  const { look } = JSON.parse(document.body.dataset.table)
  const colours = Array.isArray(look.faces) ? look.faces : null
  const coins = look.faces === 2
  /** The rotation that shows each of a die's six faces. */
  const turns = [
    [0, 0],
    [0, -90],
    [0, 180],
    [0, 90],
    [-90, 0],
    [90, 0],
  ]
  const faces = coins ? ['heads', 'tails'] : (colours ?? [1, 2, 3, 4, 5, 6].map((pips) => `pips p${pips}`))
  const pips = (face) =>
    Array.from({ length: face.startsWith('pips') ? Number(face.at(-1)) : 0 }, () => make('i'))

  const tray = make('div', coins ? 'tray coins' : 'tray', '', { 'aria-hidden': 'true' })
  const dice = Array.from({ length: coins ? 2 : 3 }, (_, at) => {
    const die = make('div', 'die')
    for (const face of faces) {
      const side = make('div', `face ${face}`)
      side.append(...pips(face))
      die.append(side)
    }
    const spot = make('div', 'place')
    spot.append(die)
    tray.append(spot)
    return { die, laps: at }
  })
  byId('stage').append(tray)

  return {
    go: 'place',
    reveal: coins ? 'throw' : 'pull',
    dress(name, label) {
      const face = /^die(\d)$/.exec(name)?.[1]
      if (!face) return
      const small = make('span', `face pips p${face}`)
      small.append(...pips(`pips p${face}`))
      label.replaceChildren(small)
    },
    clear: () => tray.classList.remove('ready'),
    wait: () => tray.classList.add('ready'),
    async show(fallen) {
      tray.classList.remove('ready')
      dice.forEach((one, at) => {
        one.laps += 2
        const [x, y] = turns[coins ? fallen[at] * 2 : fallen[at]]
        one.die.style.transitionDuration = calm ? '1ms' : `${1100 + at * 260}ms`
        one.die.style.transform = `rotateX(${x + one.laps * 360}deg) rotateY(${y + one.laps * 360}deg)`
      })
      await wait(1100 + dice.length * 260)
    },
    mark: (fallen) =>
      colours
        ? { dots: fallen.map((face) => colours[face]) }
        : coins
          ? { dots: fallen.map((face) => faces[face]) }
          : { label: String(fallen.reduce((sum, face) => sum + face + 1, 0)) },
  }
})()
