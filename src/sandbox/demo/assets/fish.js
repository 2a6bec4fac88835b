// Fish swim by, or targets ride past: a tap throws, and the small ones are easier.
'use strict'
globalThis.stage = (() => {
  const { words, say, amount, calm, chance, make, drawing, byId, wait, motion } = kit
  const { look, best } = JSON.parse(document.body.dataset.table)
  const { skin, pays } = look
  const sizes = [15, 19, 24, 31]
  const seconds = [9, 12, 15, 20]
  const fair = skin === 'fair'
  const sea = make('div', fair ? 'sea fair' : 'sea')
  byId('stage').append(sea)
  let aimed = null
  const often = [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3]

  function swim(first, lane) {
    const at = often[chance(often.length)]
    const fish = make('button', `target t${at + 1}`, '', { 'aria-label': say('fish', best[`aim${at + 1}`]) })
    const leftward = lane % 2 === 0
    fish.append(drawing(`${skin}-${at + 1}`), make('b', '', `×${pays[at] / 100}`))
    fish.classList.toggle('leftward', leftward)
    fish.style.width = `${sizes[at]}cqmin`
    fish.style.top = `${3 + (lane * 78) / 7}%`
    const path = ['translateX(-40cqw)', 'translateX(110cqw)']
    if (leftward) path.reverse()
    const duration = (seconds[at] + chance(4)) * (calm ? 4000 : 1000)
    const ride = fish.animate(
      path.map((transform) => ({ transform })),
      { duration, easing: 'linear' },
    )
    // Start with some already on screen.
    if (first) ride.currentTime = duration * (0.2 + chance(60) / 100)
    let left = false
    const leave = () => {
      if (left) return
      left = true
      fish.remove()
      swim(false, lane)
    }
    ride.finished.then(leave, () => {})
    fish.addEventListener('click', () => {
      if (aimed) return
      aimed = { fish, ride, leave, at }
      if (!stage.play(`aim${at + 1}`)) aimed = null
    })
    sea.append(fish)
  }
  for (let lane = 0; lane < 8; lane += 1) swim(true, lane)

  const stage = {
    go: fair ? 'throw' : 'cast',
    ownBoard: true,
    lost: fair ? words.missed : words.escaped,
    clear() {
      // The net is in the water: the catch appears when it is pulled up.
      aimed?.fish.classList.add('aimed')
      aimed?.ride.pause()
    },
    release() {
      if (!aimed) return
      const { fish, ride } = aimed
      aimed = null
      fish.classList.remove('aimed')
      ride.play()
    },
    async show(_, bets, won) {
      if (!aimed) return
      const { fish, ride, leave, at } = aimed
      await wait(700)
      fish.classList.remove('aimed')
      aimed = null
      if (!won.includes(`aim${at + 1}`)) {
        ride.play()
        ride.playbackRate = 1.8
        return
      }
      fish.classList.add('gone')
      fish.append(make('strong', 'prize', amount((Object.values(bets)[0] * pays[at]) / 100)))
      await motion(fish.firstChild, [{ scale: 1 }, { scale: 1.5, opacity: 0 }], 500)
      leave()
    },
    /** The button aims, so that the game can be played without aiming. */
    aim() {
      const seen = [...sea.querySelectorAll('.target:not(.gone)')].find((one) => {
        const { left, right } = one.getBoundingClientRect()
        return left >= 0 && right <= innerWidth
      })
      ;(seen ?? sea.querySelector('.target:not(.gone)'))?.click()
    },
  }
  return stage
})()
