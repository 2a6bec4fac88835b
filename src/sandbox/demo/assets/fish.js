// Fish swim by; a tap throws the net. Small ones come easily, big ones are worth more.
'use strict'
{
  const { words, say, amount, wait, calm, chance, make, drawing, byId, end, news, controls } = kit
  const { fishes } = JSON.parse(document.body.dataset.rules)
  const sea = make('div', 'sea')
  byId('stage').append(make('p', 'hint', words.fishHint), sea)
  // The button throws at the fish that came first: the game can be played without aiming.
  const panel = controls({ label: words.net, onPlay: () => sea.querySelector('.fish:not(.gone)')?.click() })
  let throwing = false
  play.start(panel)

  function swim(first) {
    const kind = fishes[chance(10) < 5 ? 0 : chance(10) < 6 ? 1 : chance(10) < 7 ? 2 : 3]
    const times = kind.pay / 100
    const fish = make('button', 'fish', '', { 'aria-label': say('fish', String(times)) })
    const leftward = chance(2) === 0
    fish.append(drawing(kind.id), make('b', '', `×${times}`))
    fish.classList.toggle('leftward', leftward)
    fish.style.width = `${kind.size}px`
    fish.style.top = `${4 + chance(78)}%`
    const path = ['translateX(-160px)', `translateX(${sea.clientWidth + 40}px)`]
    if (leftward) path.reverse()
    const duration = (kind.seconds + chance(4)) * (calm ? 4000 : 1000)
    const motion = fish.animate(
      path.map((transform) => ({ transform })),
      { duration, easing: 'linear' },
    )
    // The sea is not empty when somebody comes.
    if (first) motion.currentTime = chance(Math.floor(duration * 0.8))
    fish.addEventListener('click', async () => {
      if (throwing || fish.classList.contains('gone')) return
      throwing = true
      const stake = panel.stake()
      panel.busy(true, words.throwing)
      news('')
      // The net is in the water: what it holds shows when it is drawn up.
      fish.classList.add('aimed')
      motion.pause()
      const made = await play.bet({ stake, fish: kind.id }, stake, () => {
        const caught = chance(100) < kind.luck
        return { outcome: { caught }, payout: caught ? Math.floor((stake * kind.pay) / 100) : 0 }
      })
      if (made) {
        await wait(700)
        end(stake, made.payout)
        const { caught } = made.outcome
        news(caught ? say('caught', amount(made.payout)) : words.escaped, caught)
        if (caught) haul()
      }
      fish.classList.remove('aimed')
      motion.play()
      if (made && !made.outcome.caught) motion.playbackRate = 1.8
      await play.rest()
      throwing = false
      panel.busy(false)
    })
    function haul() {
      fish.classList.add('gone')
      fish.firstChild
        .animate([{ scale: 1 }, { scale: 1.5, opacity: 0 }], { duration: calm ? 1 : 380 })
        .finished.then(() => leave())
    }
    let left = false
    const leave = () => {
      if (left) return
      left = true
      fish.remove()
      swim(false)
    }
    motion.finished.then(leave, () => {})
    sea.append(fish)
  }
  for (let i = 0; i < 9; i++) swim(true)
}
