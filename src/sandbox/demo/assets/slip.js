// A slip for matches: tap odds, stake, place. Bets wait for their match, and the page polls for their
// outcome.
'use strict'
{
  const { words, say, amount, make, byId, news, controls, tell, real, setPoints } = kit
  const wanted = document.body.dataset.event
  const money = (minor) => amount(minor)
  const odds = (hundredths) => (hundredths / 100).toFixed(2)
  const stage = byId('stage')
  const list = make('div', 'matches')
  const mine = make('section', 'mine')
  stage.append(list, mine)
  let ahead = 0
  let chosen = null
  let all = []
  let alone = wanted !== undefined

  const panel = controls({ label: words.placeBet, onPlay: () => place() })
  const picked = make('p', 'picked')
  byId('board').append(picked)

  const nameOf = (spot, { home, away, line }) =>
    ({ home, away, over: say('over', line), under: say('under', line) })[spot] ?? words[spot]

  function show() {
    const shown = alone ? all.filter(({ id }) => id === wanted) : all
    list.replaceChildren(...shown.map(card))
    if (alone && all.length > shown.length) {
      const more = make('button', 'extra', words.allMatches)
      more.addEventListener('click', () => {
        alone = false
        show()
      })
      list.append(more)
    }
    const match = all.find(({ id }) => id === chosen?.id)
    if (!match) chosen = null
    picked.replaceChildren()
    if (match) {
      const back = Math.floor((panel.stake() * match.odds[chosen.spot]) / 100)
      picked.append(
        make('b', '', `${nameOf(chosen.spot, match)} ${odds(match.odds[chosen.spot])}`),
        make('span', '', say('mayReturn', money(back))),
      )
    } else picked.append(make('span', '', words.chooseOdds))
  }

  function clock({ startsAt }) {
    const left = Math.ceil((startsAt - Date.now() - ahead) / 1000)
    if (left <= 0) return words.started
    if (left < 3600) return say('inMinutes', `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`)
    const at = new Date(startsAt)
    const two = (value) => String(value).padStart(2, '0')
    return say(
      'starts',
      `${two(at.getMonth() + 1)}/${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`,
    )
  }

  function card(match) {
    const box = make('article', match.id === wanted ? 'match wanted' : 'match')
    const head = make('header')
    head.append(make('span', 'league', match.league), make('span', 'when', clock(match)))
    head.lastChild.dataset.match = match.id
    box.append(head, make('h2', '', `${match.home} – ${match.away}`))
    match.board.forEach(({ spots }, at) => {
      const row = make('div', `spots cols-${spots.length}`, '', {
        role: 'group',
        'aria-label': at === 0 ? words.winner : words.total,
      })
      for (const spot of spots) {
        const on = chosen?.id === match.id && chosen.spot === spot
        const button = make('button', 'spot', '', { 'aria-pressed': String(on) })
        button.append(make('span', 'name', nameOf(spot, match)), make('b', 'odds', odds(match.odds[spot])))
        button.addEventListener('click', () => {
          chosen = on ? null : { id: match.id, spot }
          news('')
          show()
        })
        row.append(button)
      }
      box.append(row)
    })
    return box
  }

  function ticket({ stake, payout, state, spot, odds: taken, match, result }) {
    const box = make('li', `slip ${state} ${payout > stake ? 'won' : ''}`)
    const told = {
      open: words.open,
      void: words.voidBet,
      settled: payout > 0 ? say('wonBet', money(payout)) : words.lostBet,
    }
    const text = make('div')
    const ended = result?.score ? ` · ${say('finalScore', result.score)}` : ''
    text.append(
      make('b', '', `${nameOf(spot, { ...match, line: match.line })} ${odds(taken)}`),
      make('small', '', `${match.home} – ${match.away}${ended}`),
    )
    const side = make('div', 'side')
    side.append(make('b', '', money(stake)), make('small', '', told[state]))
    box.append(text, side)
    return box
  }

  function take(state) {
    ahead = state.serverTime - Date.now()
    if (typeof state.balance === 'number') setPoints(state.balance)
    all = state.matches
    const rows = state.slips.map(ticket)
    const title = make('h2', '', words.myBets)
    const bets = make('ul')
    bets.append(...rows)
    mine.replaceChildren(...(rows.length > 0 ? [title, bets] : []))
    mine.dataset.open = String(state.slips.filter(({ state: now }) => now === 'open').length)
    show()
  }

  let asking = false
  async function refresh() {
    if (asking) return
    asking = true
    try {
      const before = mine.dataset.open
      const state = await play.send(null).catch(() => null)
      if (!state) return
      if (!state.ok) {
        news(words[`no-${state.code}`])
        panel.stop()
        if (state.code === 'session') tell('session')
        return
      }
      take(state)
      if (before !== undefined && before !== mine.dataset.open)
        tell('round-end', { play: 0, stake: 0, payout: 0 })
    } finally {
      asking = false
    }
  }

  async function place() {
    if (!chosen) return news(words.chooseOdds)
    const { id, spot } = chosen
    const stake = panel.stake()
    const match = all.find((one) => one.id === id)
    panel.busy(true, words.placing)
    const made = await play.bet({ bets: { [spot]: stake }, event: id }, stake)
    if (made) {
      const back = Math.floor((stake * match.odds[spot]) / 100)
      news(say('placed', money(back)), true)
      chosen = null
      play.forget()
      if (!real) play.done(stake, made.payout)
    }
    await refresh()
    panel.busy(false)
  }

  byId('controls').addEventListener('click', () => show())
  play.start(panel)
  void refresh()
  let ticks = 0
  setInterval(() => {
    for (const box of list.querySelectorAll('.when')) {
      const match = all.find(({ id }) => id === box.dataset.match)
      if (match) box.textContent = clock(match)
    }
    ticks += 1
    const over = all.some(({ startsAt }) => startsAt <= Date.now() + ahead)
    if ((over || ticks % 15 === 0) && document.visibilityState === 'visible') void refresh()
  }, 1000)
}
