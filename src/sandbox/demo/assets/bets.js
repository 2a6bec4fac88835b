// The betting page of a lottery: lines, stake and draws. A bet is recorded by the server before it can be
// placed, is placed once, and is then tracked until its outcome is known.
'use strict'
{
  const { words, byId, say, tell, make, chance, freshKey } = globalThis.base
  const { look, post, money, times } = globalThis.desk
  const parts = globalThis.betParts
  const { linesOf, drawsOf, row, button, stepper } = parts

  /** The server's last answer, and how far its clock is ahead of this one. */
  let state = null
  let ahead = 0
  /** Completed lines, and the one being picked. */
  let lines = []
  let numbers = []
  let stakeAt = 0
  let draws = 1
  let plays = 0
  /** The bet whose outcome is unknown. */
  let pending = null
  /** Keys of bets whose outcome the player has seen, not yet reported to the server. */
  let heard = []
  let busy = false
  let asking = false

  const main = byId('desk')
  const line = make('div', 'desk-line')
  const next = make('b', 'desk-next')
  const clock = make('span', 'desk-clock', '', { role: 'timer' })
  line.append(next, clock)
  const lastLine = make('p', 'hint')
  const lastBalls = make('div')
  const hint = make('p', 'hint')
  const sheet = make('div', 'sheet')
  const lucky = button('extra', words.lucky, pickLucky)
  const clear = button('extra', words.clear, () => change([]))
  const keep = button('extra', words.keep, () => favour(numbers, true))
  const picks = make('div', 'bet-row')
  picks.append(lucky, clear, keep)
  const keptTitle = make('h2', 'desk-title', words.kept)
  const kept = make('ul', 'lines')
  const linesTitle = make('h2', 'desk-title', words.lines)
  const chosen = make('ul', 'lines')
  const addLine = button('extra wide', words.addLine, () => {
    lines = [...lines, numbers]
    change([])
  })
  const prizesTitle = make('h2', 'desk-title', words.prizes)
  const prizes = make('div', 'desk-prizes')
  const ticketsTitle = make('h2', 'desk-title', words.tickets)
  const tickets = make('ul', 'tickets')
  const choose = make('select', 'choose', '', { 'aria-label': words.lottery })
  main.append(choose, line, lastLine, lastBalls, hint, sheet, picks, addLine, linesTitle, chosen)
  main.append(keptTitle, kept, prizesTitle, prizes, ticketsTitle, tickets, make('p', 'plain', words.care))

  const clamp = (value, most) => Math.max(0, Math.min(most, value))
  const stake = stepper(words.stake, words.less, words.more, (by) => {
    stakeAt = clamp(stakeAt + by, state.stakes.length - 1)
    show()
  })
  const count = stepper(words.draws, words.fewer, words.further, (by) => {
    draws = 1 + clamp(draws - 1 + by, state.maxDraws - 1)
    show()
  })
  const steppers = make('div', 'bet-row')
  steppers.append(stake.field, count.field)
  const sum = make('p', 'bet-sum')
  const top = make('p', 'bet-top')
  const go = button('main', '', check)
  byId('foot').append(steppers, sum, top, go)

  /** Nothing can be chosen before the server's first answer; after it, show() decides what can. */
  function enable(on) {
    for (const one of document.querySelectorAll('#desk button, #foot button')) one.disabled = !on
  }
  enable(false)

  function news(text, good = false) {
    byId('news').textContent = text
    byId('news').classList.toggle('good', good)
  }

  const picked = () => numbers.filter((number) => number !== undefined).length
  const isWhole = () => picked() === state.lottery.count
  /** The lines of the current bet. */
  const allLines = () => (isWhole() ? [...lines, numbers] : lines)
  const stakeText = () => state.stakes[stakeAt]
  const costText = () => times(stakeText(), allLines().length * draws)

  function change(to) {
    numbers = to
    show()
  }

  function show() {
    const { lottery, next: sale } = state
    byId('balance').textContent = money(state.balance)
    next.textContent = say('next', sale.numero)
    lastLine.textContent = say('last', sale.last.numero)
    lastBalls.replaceChildren(row(sale.last.numbers))
    hint.textContent = say(
      lottery.kind === 'balls' ? 'pickBalls' : 'pickDigits',
      lottery.count,
      lottery.highest,
    )
    for (const box of sheet.querySelectorAll('.number')) {
      const { place, number } = box.dataset
      const on =
        place === undefined ? numbers.includes(Number(number)) : numbers[Number(place)] === Number(number)
      box.setAttribute('aria-pressed', String(on))
    }
    stake.value.textContent = money(stakeText()).replace('.00', '')
    count.value.textContent = String(draws)
    showLines()
    const bets = allLines()
    const unfinished = picked() > 0 && !isWhole()
    sum.textContent = unfinished
      ? words.unfinished
      : say(
          'sum',
          linesOf(bets.length || 1),
          drawsOf(draws),
          money(stakeText()),
          money(times(stakeText(), (bets.length || 1) * draws)),
        )
    top.textContent = parts.topPrize(lottery, stakeText())
    prizes.replaceChildren(...parts.prizes(lottery, stakeText()))
    go.textContent = busy
      ? words.checkingBet
      : say('bet', money(bets.length > 0 ? costText() : times(stakeText(), draws)))
    go.disabled = busy || pending !== null || bets.length === 0 || unfinished || !navigator.onLine
    for (const one of [lucky, clear]) one.disabled = busy
    ticketsTitle.hidden = state.tickets.length === 0
    tickets.replaceChildren(...state.tickets.map(parts.ticket))
  }

  /** The completed lines, and saved ones. */
  function showLines() {
    const entry = (list, drop, name, use) => {
      const made = make('li', 'line')
      const balls = row(list)
      made.append(balls, ...(use ? [use] : []), button('step', '×', drop, { 'aria-label': name }))
      return made
    }
    chosen.replaceChildren(
      ...lines.map((one, at) => {
        const drop = () => {
          lines = lines.filter((_, place) => place !== at)
          show()
        }
        return entry(one, drop, say('dropLine', at + 1))
      }),
    )
    kept.replaceChildren(
      ...state.favourites.map((one) => {
        const text = one.join(' ')
        const use = button('use', words.play, () => change([...one]), {
          'aria-label': say('use', text),
        })
        return entry(one, () => favour(one, false), say('drop', text), use)
      }),
    )
    linesTitle.hidden = lines.length === 0
    keptTitle.hidden = state.favourites.length === 0
    addLine.disabled = busy || !isWhole() || lines.length + 1 >= state.maxLines
    keep.disabled = busy || !isWhole()
  }

  /** The numbers to choose from: one pool, or one row of ten per place. */
  function drawSheet({ kind, count: places, highest }) {
    sheet.className = kind === 'balls' ? 'sheet' : 'sheet places'
    const rows = kind === 'balls' ? [undefined] : Array.from({ length: places }, (_, at) => at)
    sheet.replaceChildren(
      ...rows.flatMap((place) => {
        const least = place === undefined ? 1 : 0
        return Array.from({ length: highest + 1 - least }, (_, at) => {
          const number = at + least
          const box = button('number', String(number), () => pick(number, place), { 'aria-pressed': 'false' })
          box.dataset.number = String(number)
          if (place !== undefined) {
            box.dataset.place = String(place)
            box.setAttribute('aria-label', `${say('place', place + 1)}: ${number}`)
          }
          return box
        })
      }),
    )
  }

  function pick(number, place) {
    if (place !== undefined) {
      change(Array.from({ length: state.lottery.count }, (_, at) => (at === place ? number : numbers[at])))
    } else if (numbers.includes(number)) change(numbers.filter((one) => one !== number))
    else if (numbers.length < state.lottery.count) change([...numbers, number])
  }

  function pickLucky() {
    const { kind, count: places, highest } = state.lottery
    const drawn = []
    while (drawn.length < places) {
      const least = kind === 'balls' ? 1 : 0
      const number = least + chance(highest - least + 1)
      if (kind === 'digits' || !drawn.includes(number)) drawn.push(number)
    }
    change(drawn)
  }

  /** Reports the outcome of tickets that were open, and of bets from earlier pages. */
  function tellNews(before, answer) {
    for (const order of answer.tickets) {
      const was = before?.tickets.find(({ orderId }) => orderId === order.orderId)
      if (was?.status !== 'open') continue
      if (order.status === 'won') news(say('wonNow', order.orderId, money(order.payout)), true)
      if (order.status === 'lost') news(say('noneNow', order.orderId))
    }
    const untold = answer.earlier.filter(({ key }) => !heard.includes(key))
    for (const { orderId, cost } of untold) news(say('earlier', orderId, money(cost)), true)
    heard = [...heard, ...untold.map(({ key }) => key)]
  }

  function take(answer) {
    const fresh = state?.lottery.code !== answer.lottery.code
    tellNews(fresh ? null : state, answer)
    if (!state) enable(true)
    state = answer
    ahead = answer.serverTime - Date.now()
    if (fresh) {
      numbers = []
      lines = []
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
    'request.late': 'notPlaced',
    'round.over': 'over',
    'session.ended': 'ended',
    'player.excluded': 'excluded',
    'player.limit.stake': 'limitStake',
    'player.limit.loss': 'limitLoss',
    'player.limit.time': 'limitTime',
  }

  /** Why a bet was refused; for a limit, what is left of it and when more becomes available (trust 33). */
  function whyNot({ message, cause }) {
    const why = words[refusals[message] ?? 'refused'].replace('{0}', cause?.left ? money(cause.left) : '')
    if (!cause?.until) return why
    const { lang } = document.documentElement
    const again = new Date(cause.until).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' })
    return `${why} ${say('again', again)}`
  }

  /** Refetches; with a pending bet, also looks up its outcome. */
  async function refresh(code = state?.lottery.code) {
    if (asking) return
    asking = true
    try {
      const key = pending?.requestKey
      const told = heard
      const answer = await look(code, key, told)
      heard = heard.filter((one) => !told.includes(one))
      if (key) settle(answer)
      else if ([words.lost, words.offline].includes(byId('news').textContent)) news('')
      take(answer)
    } catch (error) {
      news(words[refusals[error.message] ?? (pending ? 'checking' : navigator.onLine ? 'lost' : 'offline')])
    } finally {
      asking = false
    }
    if (heard.length > 0) setTimeout(refresh, 0)
  }

  /** Resolves a pending bet: it was placed, or it never arrived. */
  function settle(answer) {
    const { cost, requestKey } = pending
    pending = null
    parts.close()
    if (answer.placed === null) {
      news(words.notPlaced)
      return
    }
    heard = [...heard, requestKey]
    numbers = []
    lines = []
    plays += 1
    const text = say('placed', answer.placed, money(cost))
    news(text, true)
    parts.told(text)
    tell('round-end', { play: plays, stake: 0, payout: 0 })
  }

  /** Records the bet under its key, and asks for confirmation: nothing has been charged yet. */
  async function check() {
    if (busy || pending) return
    busy = true
    news('')
    const bet = { lines: allLines(), stake: stakeText(), draws, numero: state.next.numero }
    const requestKey = freshKey()
    show()
    let refused = ''
    try {
      const { cost } = await post('slips', { ...bet, code: state.lottery.code, requestKey })
      parts.ask({ ...bet, lottery: state.lottery, cost }, () => place(requestKey, cost))
    } catch (error) {
      refused = error.message === 'unknown' ? words.notSent : whyNot(error)
    }
    busy = false
    show()
    if (!refused) return
    await refresh()
    news(refused)
  }

  async function place(requestKey, cost) {
    pending = { requestKey, cost }
    // Never look up a bet that is still in flight: a look-up burns a key that has not arrived.
    busy = true
    show()
    let refused = ''
    try {
      const answer = await post('bets', { requestKey })
      settle(answer)
      take(answer)
    } catch (error) {
      parts.close()
      if (error.message === 'unknown') news(words.checking)
      else {
        refused = whyNot(error)
        pending = null
      }
    }
    busy = false
    show()
    await refresh()
    if (refused) news(refused)
  }

  async function favour(list, on) {
    try {
      take(await post('favourites', { code: state.lottery.code, numbers: list, keep: on }))
    } catch {
      news(words.notSent)
    }
  }

  choose.addEventListener('change', () => refresh(choose.value))

  let since = 0
  function tick() {
    since += 1
    if (!state) {
      // The first answer was lost: retried until it arrives.
      if (since % 2 === 0) void refresh('')
      return
    }
    const left = Math.ceil((state.next.closeAt - Date.now() - ahead) / 1000)
    const part = (value) => String(value).padStart(2, '0')
    const hours = Math.floor(left / 3600)
    const text = `${hours > 0 ? `${hours}:` : ''}${part(Math.floor(left / 60) % 60)}:${part(left % 60)}`
    clock.textContent = left > 0 ? say('closes', text) : '…'
    // Polls every few seconds after a draw, or while a bet's outcome is unknown.
    if ((left <= 0 || pending) && !busy && since % 2 === 0) {
      const waits = state.tickets.some(({ status }) => status === 'open')
      void refresh().then(() => waits && tell('round-end', { play: plays, stake: 0, payout: 0 }))
    }
  }
  setInterval(tick, 1000)

  /**
   * Offline, nothing can be bet, and the page says so; a bet with an unknown outcome has a longer message.
   */
  function network() {
    if (!navigator.onLine && !pending) news(words.offline)
    parts.network()
    if (!state) return
    show()
    if (navigator.onLine) void refresh()
  }
  for (const type of ['online', 'offline']) addEventListener(type, network)

  addEventListener('error', () => tell('error', { code: 'script' }))
  addEventListener('load', async () => {
    await refresh('')
    tick()
    tell('ready', { game: document.body.dataset.game })
  })
}
