// The betting page of a lottery: numbers, stake and draws; a bet goes to the desk once and is then looked after.
'use strict'
{
  const { tell, look, bet, makeKey, chance, money, times, make } = globalThis.desk
  const words = JSON.parse(document.body.dataset.words)
  const byId = (id) => document.getElementById(id)
  const say = (key, ...values) => values.reduce((text, value, n) => text.replace(`{${n}}`, value), words[key])

  /** What the desk said last, and by how much its clock is ahead of this one. */
  let state = null
  let ahead = 0
  let numbers = []
  let stakeAt = 0
  let draws = 1
  let plays = 0
  /** The bet whose fate is not known yet. */
  let pending = null
  let busy = false
  let asking = false

  // ---- what never changes
  const main = byId('desk')
  const line = make('div', 'desk-line')
  const next = make('b', 'desk-next')
  const clock = make('span', 'desk-clock', '', { role: 'timer' })
  line.append(next, clock)
  const lastLine = make('p', 'hint')
  const lastBalls = make('ol', 'tube small')
  const hint = make('p', 'hint')
  const sheet = make('div', 'sheet')
  const ticketsTitle = make('h2', 'desk-title', words.tickets)
  const tickets = make('ul', 'tickets')
  const choose = make('select', 'choose', '', { 'aria-label': words.lottery })
  main.append(choose, line, lastLine, lastBalls, hint, sheet, ticketsTitle, tickets)

  const stepper = (label, less, more, step) => {
    const box = make('div', 'stepper')
    const value = make('output', 'stake-value', '', { 'aria-label': label })
    const button = (by, name, sign) => {
      const made = make('button', 'step', sign, { 'aria-label': name })
      made.addEventListener('click', () => {
        step(by)
        show()
      })
      return made
    }
    box.append(button(-1, less, '−'), value, button(1, more, '+'))
    return { box, value }
  }
  const clamp = (value, most) => Math.max(0, Math.min(most, value))
  const stake = stepper(words.stake, words.less, words.more, (by) => {
    stakeAt = clamp(stakeAt + by, state.stakes.length - 1)
  })
  const count = stepper(words.draws, words.fewer, words.further, (by) => {
    draws = 1 + clamp(draws - 1 + by, state.mostDraws - 1)
  })
  const lucky = make('button', 'extra', words.lucky)
  const go = make('button', 'main', words.bet.replace(' {0}', ''))
  const steppers = make('div', 'bet-row')
  const taps = make('div', 'bet-row')
  steppers.append(stake.box, count.box)
  taps.append(lucky, go)
  byId('foot').append(steppers, taps)

  // ---- drawing
  const ball = (number, hit) =>
    make('li', `ball ${hit === false ? 'missed' : `tone-${number % 5}`}`, String(number))

  function news(text, good = false) {
    byId('news').textContent = text
    byId('news').classList.toggle('good', good)
  }

  function show() {
    const { lottery, next: sale } = state
    byId('purse').textContent = money(state.balance)
    next.textContent = say('next', sale.numero)
    lastLine.textContent = say('last', sale.last.numero)
    lastBalls.replaceChildren(...sale.last.numbers.map((number) => ball(number)))
    hint.textContent = say(lottery.kind === 'balls' ? 'pickBalls' : 'pickDigits', lottery.count)
    for (const box of sheet.querySelectorAll('.number')) {
      const { place, number } = box.dataset
      const on =
        place === undefined ? numbers.includes(Number(number)) : numbers[Number(place)] === Number(number)
      box.setAttribute('aria-pressed', String(on))
    }
    stake.value.textContent = money(state.stakes[stakeAt]).replace('.00', '')
    count.value.textContent = `×${draws}`
    go.textContent = busy ? words.betting : say('bet', money(times(state.stakes[stakeAt], draws)))
    const ready = numbers.filter((number) => number !== undefined).length === lottery.count
    go.disabled = busy || pending !== null || !ready
    lucky.disabled = busy
    ticketsTitle.hidden = state.tickets.length === 0
    tickets.replaceChildren(...state.tickets.map(ticket))
  }

  function ticket(order) {
    const made = make('li', `ticket ${order.status}`)
    const row = make('ol', 'tube small')
    row.append(...order.numbers.map((number) => ball(number)))
    const told = { open: words.open, won: say('won', money(order.payout)), lost: words.none }
    const word = make('span', 'ticket-word', told[order.status] ?? words.cancelled)
    const end = make('span', 'ticket-end')
    end.append(make('span', 'ticket-sum', money(order.total)), word)
    made.append(row, end)
    return made
  }

  /** The numbers to choose from: one bag, or one row of ten for each place. */
  function drawSheet({ kind, count: places, highest }) {
    sheet.className = kind === 'balls' ? 'sheet' : 'sheet places'
    const rows = kind === 'balls' ? [undefined] : Array.from({ length: places }, (_, at) => at)
    sheet.replaceChildren(
      ...rows.flatMap((place) => {
        const least = place === undefined ? 1 : 0
        return Array.from({ length: highest + 1 - least }, (_, at) => {
          const number = at + least
          const box = make('button', 'number', String(number), { 'aria-pressed': 'false' })
          box.dataset.number = String(number)
          if (place !== undefined) {
            box.dataset.place = String(place)
            box.setAttribute('aria-label', `${say('place', place + 1)}: ${number}`)
          }
          box.addEventListener('click', () => pick(number, place))
          return box
        })
      }),
    )
  }

  function pick(number, place) {
    if (place !== undefined) {
      numbers = Array.from({ length: state.lottery.count }, (_, at) => (at === place ? number : numbers[at]))
    } else if (numbers.includes(number)) numbers = numbers.filter((one) => one !== number)
    else if (numbers.length < state.lottery.count) numbers = [...numbers, number]
    show()
  }

  lucky.addEventListener('click', () => {
    const { kind, count: places, highest } = state.lottery
    const drawn = []
    while (drawn.length < places) {
      const number = chance(kind === 'balls' ? 1 : 0, highest)
      if (kind === 'digits' || !drawn.includes(number)) drawn.push(number)
    }
    numbers = drawn
    show()
  })

  // ---- the desk
  function take(answer) {
    const fresh = state?.lottery.code !== answer.lottery.code
    state = answer
    ahead = answer.serverTime - Date.now()
    if (fresh) {
      numbers = []
      drawSheet(answer.lottery)
      choose.replaceChildren(
        ...answer.lotteries.map(({ code, name }) => make('option', '', name, { value: code })),
      )
      choose.value = answer.lottery.code
      choose.hidden = answer.lotteries.length < 2
    }
    show()
  }

  const refusals = {
    'wallet.not.enough': 'poor',
    'lottery.draw.closed': 'late',
    'round.over': 'over',
    'session.ended': 'ended',
    'player.excluded': 'excluded',
  }

  /** Asks again; with a pending bet, what became of it. */
  async function refresh(code = state?.lottery.code) {
    if (asking) return
    asking = true
    try {
      const key = pending?.requestKey
      const answer = await look(code, key)
      if (key) settle(answer)
      else if (byId('news').textContent === words.lost) news('')
      take(answer)
    } catch (error) {
      news(words[refusals[error.message] ?? (pending ? 'checking' : 'lost')])
    } finally {
      asking = false
    }
  }

  /** What became of a bet: it is in, or it never came through. */
  function settle(answer) {
    const { total } = pending
    pending = null
    if (answer.placed === null) {
      news(words.notPlaced)
      return
    }
    numbers = []
    plays += 1
    news(say('placed', answer.placed, money(total)), true)
    tell('round-end', { play: plays, stake: 0, payout: 0 })
  }

  go.addEventListener('click', async () => {
    if (busy || pending) return
    busy = true
    news('')
    const body = {
      code: state.lottery.code,
      numbers,
      stake: state.stakes[stakeAt],
      draws,
      numero: state.next.numero,
      requestKey: makeKey(),
    }
    pending = { requestKey: body.requestKey, total: times(body.stake, draws) }
    show()
    let refused = ''
    try {
      const answer = await bet(body)
      settle(answer)
      take(answer)
    } catch (error) {
      if (error.message === 'unknown') news(words.checking)
      else {
        refused = words[refusals[error.message] ?? 'refused']
        pending = null
      }
    }
    busy = false
    show()
    if (refused || pending) await refresh()
    if (refused) news(refused)
  })

  choose.addEventListener('change', () => refresh(choose.value))

  let since = 0
  function tick() {
    if (!state) return
    const left = Math.ceil((state.next.closeAt - Date.now() - ahead) / 1000)
    const part = (value) => String(value).padStart(2, '0')
    const hours = Math.floor(left / 3600)
    const text = `${hours > 0 ? `${hours}:` : ''}${part(Math.floor(left / 60) % 60)}:${part(left % 60)}`
    clock.textContent = left > 0 ? say('closes', text) : '…'
    // A draw has passed, or nobody knows yet what became of a bet: asked again every few seconds.
    since += 1
    if ((left <= 0 || pending) && !busy && since % 2 === 0) {
      const waits = state.tickets.some(({ status }) => status === 'open')
      void refresh().then(() => waits && tell('round-end', { play: plays, stake: 0, payout: 0 }))
    }
  }
  setInterval(tick, 1000)

  addEventListener('error', () => tell('error', { code: 'script' }))
  addEventListener('load', async () => {
    await refresh('')
    tick()
    tell('ready', { game: document.body.dataset.game })
  })
}
