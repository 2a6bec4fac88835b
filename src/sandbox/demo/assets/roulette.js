// A wheel of numbers or of the fair's fields, and where it stops.
'use strict'
globalThis.stage = (() => {
  const { make, svg, byId, motion } = kit
  const { look, labels } = JSON.parse(document.body.dataset.table)
  const fields = look.wheel ?? look.fields
  const numbers = look.wheel !== undefined
  const step = 360 / fields.length
  const tone = (value) =>
    numbers
      ? value === 0 || value === 37
        ? 'zero'
        : look.red.includes(value)
          ? 'red'
          : 'black'
      : `x${value}`
  const label = (value) => (numbers ? (value === 37 ? '00' : String(value)) : String(value / 100))
  const at = (degrees, radius) => {
    const turn = ((degrees - 90) * Math.PI) / 180
    return `${(Math.cos(turn) * radius).toFixed(2)} ${(Math.sin(turn) * radius).toFixed(2)}`
  }

  const ring = svg('g', { class: 'ring' })
  fields.forEach((value, n) => {
    const [from, to] = [n * step - step / 2, n * step + step / 2]
    const path = `M${at(from, 94)}A94 94 0 0 1 ${at(to, 94)}L${at(to, numbers ? 58 : 20)}L${at(from, numbers ? 58 : 20)}Z`
    const text = svg('text', { transform: `rotate(${n * step}) translate(0 -80)` })
    text.textContent = label(value)
    ring.append(svg('path', { d: path, class: tone(value) }), text)
  })
  const ball = svg('g', { class: 'ball' }, svg('circle', { r: 5, cy: numbers ? -66 : -98 }))
  const wheel = svg(
    'svg',
    { class: numbers ? 'wheel' : 'wheel money', viewBox: '-104 -104 208 208', 'aria-hidden': 'true' },
    svg('circle', { r: 102, class: 'rim' }),
    ring,
    svg('circle', { r: numbers ? 56 : 22, class: 'hub' }),
    ...(numbers
      ? [0, 45, 90, 135].map((turn) =>
          svg('path', { d: 'M-40 0H40M-40 -4v8M40 -4v8', class: 'arm', transform: `rotate(${turn})` }),
        )
      : []),
    numbers ? ball : svg('path', { d: 'M-8 -104h16l-8 18z', class: 'pin' }),
  )
  const sign = make('b', 'sign')
  const pan = make('div', 'pan')
  pan.append(wheel, sign)
  byId('stage').append(pan)
  let turned = 0

  return {
    go: 'spin',
    plainSpots: (name) => !numbers || name.startsWith('n'),
    dress(name, box) {
      if (numbers && /^n\d/.test(name)) box.parentElement.classList.add(tone(Number(name.slice(1))))
    },
    clear() {
      sign.textContent = ''
      sign.className = 'sign'
    },
    async show(value) {
      const pocket = fields.indexOf(value)
      const matching = fields.flatMap((one, n) => (one === value ? [n] : []))
      const stop = numbers ? pocket : matching[kit.chance(matching.length)]
      const from = turned
      turned = from - (from % 360) + 360 * 4 - stop * step
      const ease = 'cubic-bezier(.15,.6,.2,1)'
      await Promise.all([
        motion(
          ring,
          [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${turned}deg)` }],
          3400,
          ease,
        ),
        numbers &&
          motion(
            ball,
            [
              { transform: 'rotate(0deg) scale(1.42)' },
              { transform: 'rotate(-1500deg) scale(1.42)', offset: 0.7 },
              { transform: 'rotate(-1800deg) scale(1)' },
            ],
            3600,
            ease,
          ),
      ])
      sign.textContent = numbers ? label(value) : labels[`x${value}`]
      sign.classList.add(tone(value), 'shown')
    },
    mark: (value) => ({ label: label(value), tone: tone(value) }),
  }
})()
