// Something climbs until it ends: reached heights win.
'use strict'
globalThis.stage = (() => {
  const { calm, make, svg, byId, wait } = kit
  const sky = make('div', 'sky', '', { 'aria-hidden': 'true' })
  const trail = svg('path', { class: 'trail', d: 'M0 100' })
  const under = svg('path', { class: 'under', d: 'M0 100' })
  const kite = svg(
    'g',
    { class: 'kite' },
    svg('path', { d: 'M0 -9L6 0L0 9L-6 0Z' }),
    svg('path', { d: 'M0 9q-4 4 -2 8t-2 7', class: 'tail' }),
  )
  const goal = svg('path', { class: 'goal', d: '' })
  const chart = svg('svg', { viewBox: '0 0 160 100', class: 'chart' }, under, trail, goal, kite)
  const sign = make('b', 'sign', '×1.00')
  sky.append(chart, sign)
  byId('stage').append(sky)
  let aim = 200
  const scale = () => Math.max(aim * 1.25, 200)
  const heightOf = (value, top) => 92 - (Math.log(value / 100) / Math.log(top / 100)) * 78

  function draw(value, top) {
    const y = heightOf(value, top)
    const x = 8 + ((92 - y) / 78) * 118
    trail.setAttribute('d', `M8 92Q${x * 0.75} 92 ${x} ${y}`)
    under.setAttribute('d', `M8 92Q${x * 0.75} 92 ${x} ${y}V92Z`)
    kite.setAttribute('transform', `translate(${x} ${y}) rotate(35)`)
    const line = heightOf(aim, top)
    goal.setAttribute('d', `M0 ${line}H160`)
    sign.textContent = `×${(value / 100).toFixed(2)}`
  }

  /** Rises to the end, at most well above the target, accelerating with height. */
  function rise(end, top) {
    const last = Math.min(end, top * 1.6)
    const lasts = calm ? 60 : Math.min(5_000, 700 + Math.log(last / 100) * 1_300)
    return new Promise((done) => {
      const since = performance.now()
      const frame = () => {
        const share = Math.min(1, (performance.now() - since) / lasts)
        const value = 100 * (last / 100) ** share
        draw(value, Math.max(top, value * 1.15))
        if (share < 1) requestAnimationFrame(frame)
        else done()
      }
      frame()
    })
  }

  return {
    go: 'fly',
    first: 'x200',
    plainSpots: () => true,
    bets(bets) {
      aim = Number(Object.keys(bets)[0].slice(1))
      if (!sky.classList.contains('over')) draw(100, scale())
    },
    clear() {
      sky.classList.remove('over', 'won')
      draw(100, scale())
    },
    async show(end, _, won) {
      await rise(end, scale())
      sky.classList.add('over')
      sky.classList.toggle(
        'won',
        won.some((spot) => Number(spot.slice(1)) === aim),
      )
      sign.textContent = `×${(end / 100).toFixed(2)}`
      await wait(200)
    },
    mark: (end) => ({ label: `${(end / 100).toFixed(2)}`, tone: end >= 200 ? 'up' : '' }),
  }
})()
