// A ball falls through rows of pins into a pocket.
'use strict'
globalThis.stage = (() => {
  const { chance, svg, byId, motion } = kit
  const { look } = JSON.parse(document.body.dataset.table)
  const { rows, buckets } = look
  const wide = 13
  const place = (row, at) => [100 + (at - row / 2) * wide, 14 + row * 10]
  const pins = []
  for (let row = 1; row <= rows; row += 1)
    for (let at = 0; at <= row; at += 1) {
      const [cx, cy] = place(row, at)
      pins.push(svg('circle', { cx, cy, r: 2 }))
    }
  const pockets = Array.from({ length: rows + 1 }, (_, at) => {
    const [x] = place(rows, at)
    const text = svg('text', { x, y: 150 })
    const far = Math.abs(at - rows / 2)
    return svg(
      'g',
      { class: `pocket far${far}` },
      svg('rect', { x: x - 6, y: 141, width: 12, height: 14, rx: 3 }),
      text,
    )
  })
  const ball = svg('circle', { r: 4.2, class: 'ball' })
  const board = svg(
    'svg',
    { class: 'pins', viewBox: '10 4 180 154', 'aria-hidden': 'true' },
    ...pins,
    ...pockets,
    ball,
  )
  byId('stage').append(board)

  return {
    go: 'release',
    first: 'bold',
    bets(bets) {
      const pays = buckets[Object.keys(bets)[0]]
      pockets.forEach((pocket, at) => {
        pocket.lastChild.textContent = String(pays[at] / 100)
      })
    },
    clear() {
      for (const pocket of pockets) pocket.classList.remove('hit')
    },
    async show(bucket) {
      // Any path with that many steps to the right leads there.
      const rights = Array.from({ length: rows }, (_, at) => at < bucket)
      for (let at = rows - 1; at > 0; at -= 1) {
        const other = chance(at + 1)
        ;[rights[at], rights[other]] = [rights[other], rights[at]]
      }
      let at = 0
      const frames = [[100, 6]]
      rights.forEach((right, row) => {
        const [x, y] = place(row, at)
        frames.push([x, y - 1])
        if (right) at += 1
      })
      const [x] = place(rows, bucket)
      frames.push([place(rows - 1, at - (rights.at(-1) ? 1 : 0))[0], 128], [x, 146])
      await motion(
        ball,
        frames.map(([left, top]) => ({
          transform: `translate(${left}px, ${top}px)`,
          easing: 'cubic-bezier(.5,0,.8,.6)',
        })),
        2_400,
        'linear',
      )
      pockets[bucket].classList.add('hit')
    },
    mark: (bucket) => ({
      label: pockets[bucket].lastChild.textContent,
      tone: `far${Math.abs(bucket - rows / 2)}`,
    }),
  }
})()
