// Parts of the betting page: balls, steppers, tickets, prizes and the confirmation of a bet. Purely
// presentational, without access to the server.
'use strict'

globalThis.betParts = (() => {
  const { words, say, make } = globalThis.base
  const { money, times } = globalThis.desk
  const count = (number) => number.toLocaleString('en')

  const linesOf = (number) => (number === 1 ? words.line : say('lineCount', number))
  const drawsOf = (number) => (number === 1 ? words.draw : say('drawCount', number))

  const ball = (number) => make('li', `ball tone-${number % 5}`, String(number))
  function row(numbers) {
    const made = make('ol', 'tube small')
    made.append(...numbers.map(ball))
    return made
  }

  const button = (name, text, onTap, attributes = {}) => {
    const made = make('button', name, text, attributes)
    made.addEventListener('click', onTap)
    return made
  }

  /** A value with a visible label, between a button that lowers it and one that raises it. */
  function stepper(label, less, more, step) {
    const field = make('div', 'bet-field')
    const box = make('div', 'stepper')
    const value = make('output', 'stake-value', '', { 'aria-label': label })
    box.append(
      button('step', '−', () => step(-1), { 'aria-label': less }),
      value,
      button('step', '+', () => step(1), { 'aria-label': more }),
    )
    field.append(make('span', 'bet-label', label), box)
    return { field, value }
  }

  /** One line's prize for this stake, and its odds. */
  function prizes({ kind, pays, returns }, stake) {
    const table = make('table', 'prizes')
    const head = make('tr')
    head.append(...['right', 'prize', 'odds'].map((key) => make('th', '', words[key], { scope: 'col' })))
    table.append(
      head,
      ...pays.map(({ hits, times: factor, oneIn }) => {
        const line = make('tr')
        line.append(
          make('td', '', say(kind === 'balls' ? 'rights' : 'rightsEnd', hits)),
          make('td', '', money(times(stake, factor))),
          make('td', '', say('oneIn', count(oneIn))),
        )
        return line
      }),
    )
    return [table, make('p', 'hint', say('returns', returns))]
  }

  /** A line's top prize, in one sentence. */
  const topPrize = ({ pays: [best] }, stake) => say('top', money(times(stake, best.times)), count(best.oneIn))

  function ticket(order) {
    const made = make('li', `ticket ${order.status}`)
    const lines = make('div', 'ticket-lines')
    const others = order.lines.length - 1
    lines.append(make('span', 'ticket-word', order.orderId), row(order.numbers))
    if (others > 0) lines.append(make('span', 'ticket-word', say('moreLines', linesOf(others))))
    const told = { open: words.open, won: say('won', money(order.payout)), lost: words.none }
    const end = make('span', 'ticket-end')
    end.append(
      make('span', 'ticket-sum', money(order.total)),
      make('span', 'ticket-word', told[order.status] ?? words.cancelled),
    )
    made.append(lines, end)
    return made
  }

  const fact = (name, value) => {
    const pair = make('div', 'fact')
    pair.append(make('dt', '', name), make('dd', '', value))
    return pair
  }
  const facts = (...pairs) => {
    const list = make('dl', 'facts')
    list.append(...pairs)
    return list
  }

  /** One dialog for both the question and its result. */
  const dialog = make('dialog', 'rulebook', '', { 'aria-labelledby': 'asked' })
  document.body.append(dialog)
  function open(title, ...parts) {
    dialog.replaceChildren(make('h2', '', title, { id: 'asked', tabindex: '-1' }), ...parts)
    if (!dialog.open) dialog.showModal()
    dialog.querySelector('h2').focus()
  }
  const close = () => dialog.open && dialog.close()

  const all = (lines) => {
    const list = make('div', 'asked-lines')
    list.append(...lines.map(row))
    return list
  }

  /** The confirm button, and the place for the reason it is disabled. */
  let question = null
  function network() {
    if (!question) return
    question.yes.disabled = !navigator.onLine
    question.why.textContent = navigator.onLine ? '' : words.offline
  }

  /** Asks for confirmation, with the bet and its cost in full. */
  function ask({ lottery, lines, stake, draws, numero, cost }, onYes) {
    const yes = button('main', words.confirm, () => {
      question = null
      yes.disabled = true
      yes.textContent = words.betting
      onYes()
    })
    const taps = make('div', 'asked-taps')
    taps.append(button('extra', words.notYet, close), yes)
    const why = make('p', 'hint', '', { role: 'status' })
    open(
      say('ask', money(cost)),
      all(lines),
      facts(
        fact(words.draws, say('askDraws', drawsOf(draws), numero)),
        fact(words.stake, money(stake)),
        fact(words.cost, money(cost)),
      ),
      make('p', '', `${topPrize(lottery, stake)}. ${say('returns', lottery.returns)}`),
      make('p', 'hint', words.care),
      why,
      taps,
    )
    question = { yes, why }
    network()
  }

  /** Reports that the bet was placed. */
  const told = (text) => open(words.in, make('p', '', text), button('main', words.done, close))

  return { linesOf, drawsOf, row, button, stepper, prizes, topPrize, ticket, ask, network, told, close }
})()
