import { randomBytes } from 'node:crypto'
import {
  amount,
  centsOf,
  own,
  Refused,
  type Answers,
  type Deposit,
  type Player,
  type Withdrawal,
} from '../wire'

/** The wallet, deposits and withdrawals, in euros. */

const currency = 'EUR'
const quarter = 15 * 60_000

const paged = (list: readonly unknown[]) => ({ list, pageNum: '1', currency })

export function cash(now: () => number, origin: () => string) {
  const orders = new Map<string, Deposit>()

  const depositOf = (order: Deposit) => ({
    number: `K/${order.number}`,
    method: { id: 'ideal', kind: 'instant-bank', name: 'iDEAL' },
    amount: amount(order.cents),
    fee: '0',
    bonus: '0.0',
    state: order.paidAt === null ? 'waiting' : 'paid',
    createdAt: order.at,
    expiresAt: order.at + quarter,
    paidAt: order.paidAt,
    payUrl: order.paidAt === null ? `${origin()}/pay/${order.number}?sig=${order.secret}&x=1` : null,
    currency,
    psp: 'none of the site’s business',
  })

  const withdrawalOf = ({ number, cents, card, at }: Withdrawal) => ({
    number: `W/${number}`,
    bankName: card.bank,
    lastDigits: card.last,
    amount: amount(cents),
    fee: '0.0000',
    state: 'waiting',
    createdAt: at,
    currency,
  })

  /** Does something once per key; a key that was looked up before is void. */
  function once<Done extends Deposit | Withdrawal>(player: Player, key = '', make: () => Done): Done {
    if (player.done.get(key) === null) throw new Refused(409, 'request.late')
    const made = (player.done.get(key) as Done | undefined) ?? make()
    player.done.set(key, made)
    return made
  }

  /** The recorded result under a key; the key is voided if there is none. */
  function under(player: Player, key: string): readonly (Deposit | Withdrawal)[] {
    const made = player.done.get(key) ?? null
    player.done.set(key, made)
    return made === null ? [] : [made]
  }

  const all = (player: Player) => [...player.done.values()].filter((one) => one !== null)
  const isDeposit = (one: Deposit | Withdrawal): one is Deposit => 'secret' in one

  const answers: Answers = {
    '/wps/wallets/balance': own(({ cents }) => ({ sumBalance: amount(cents), currency, bonusBalance: '0' })),
    '/wps/relay/MCS2_depositBanksByVendor': own(() => ({
      currency,
      methods: [
        {
          id: 'ideal',
          kind: 'instant-bank',
          name: 'iDEAL',
          relay: 'gateway',
          min: '5',
          max: '2000',
          fee: '0',
          instant: '1',
          quick: ['20.00', '50', 'a lot'],
        },
        {
          id: 'coins',
          kind: 'crypto',
          name: 'Coins',
          relay: 'chain',
          min: '5',
          max: '9',
          fee: '0',
          instant: true,
          quick: [],
        },
      ],
    })),
    '/wps/relay/MCS2_depositPromoList': own(() => ({
      list: [
        { id: 12, percent: '2.5', turnover: '3', level: 'gold' },
        { id: 13, percent: 'a tenth' },
      ],
      currency,
    })),
    '/wps/relay/MCS2_depositPaymentGateway': own((player, { fields }) =>
      depositOf(
        once(player, fields.requestId, () => {
          const order: Deposit = {
            number: 5_000 + orders.size,
            secret: randomBytes(8).toString('hex'),
            owner: player,
            cents: centsOf(fields.amount),
            at: now(),
            paidAt: null,
          }
          orders.set(String(order.number), order)
          return order
        }),
      ),
    ),
    '/wps/relay/MCS2_depositTransactioNReport': own((player, { query }) => {
      const [key, number] = [query.get('requestId'), query.get('number')]
      const found = (key ? under(player, key) : all(player)).filter(isDeposit)
      const list = found.map(depositOf).filter((one) => !number || one.number === number)
      const paid = found.filter(({ paidAt }) => paidAt !== null)
      const sum = paid.reduce((cents, order) => cents + order.cents, 0)
      const total = {
        count: list.length,
        paid: paid.length,
        amount: amount(sum),
        fee: '0',
        bonus: '0',
        waiting: 'n/a',
      }
      return { ...paged(list), total }
    }),
    '/wps/member/hasWithdrawalPassword': own(({ pin }) => Number(pin !== null)),
    '/wps/member/paymentPassword': own((player, { fields }) => {
      if (player.pin !== null && player.pin !== fields.oldPaymentPassword) throw new Refused(400, 'pin.wrong')
      if (player.pin === null && player.password !== fields.password) {
        throw new Refused(400, 'login.wrong.credentials')
      }
      player.pin = fields.paymentPassword ?? null
    }),
    '/wps/member/bankCard': own((player, { fields: { bankName = '', accountNum = '', paymentPassword } }) => {
      if (player.pin !== paymentPassword) throw new Refused(400, 'pin.wrong')
      const card = { id: `c${player.cards.length}`, bank: bankName, last: accountNum.slice(-4) }
      player.cards.push(card)
      return { id: card.id, bankName, lastDigits: card.last }
    }),
    '/wps/relay/MCS2_bankCards': own(({ cents, cards }) => ({
      cards: cards.map(({ id, bank, last }) => ({ id, bankName: bank, lastDigits: Number(last) })),
      banks: ['Polderbank', 'Bank van de Markt', 404],
      terms: {
        available: amount(cents),
        min: '1',
        max: '500',
        fee: '0',
        turnover: { total: '0', left: '0' },
        currency,
        express: false,
      },
    })),
    '/wps/transaction/withdraw': own((player, { fields }) => {
      if (player.pin !== fields.paymentPassword) throw new Refused(400, 'pin.wrong')
      const cents = centsOf(fields.amount)
      const made = once(player, fields.requestId, () => {
        const card = player.cards.find(({ id }) => id === fields.cardId)
        if (cents > player.cents || !card) throw new Refused(409, 'wallet.not.enough')
        player.cents -= cents
        return { number: 70 + player.done.size, cents, card, at: now() }
      })
      return withdrawalOf(made)
    }),
    '/wps/relay/MCS2_WithdrawTransactionReport': own((player, { query }) => {
      const key = query.get('requestId')
      const found = (key ? under(player, key) : all(player)).filter((one) => !isDeposit(one)) as Withdrawal[]
      const sum = amount(found.reduce((cents, one) => cents + one.cents, 0))
      const total = {
        count: String(found.length),
        amount: sum,
        paid: '0',
        fee: '0',
        held: sum,
        refused: null,
      }
      return { ...paged(found.map(withdrawalOf)), total }
    }),
  }

  /** The player has paid, on the payment page. */
  function pay(number: string, secret: string | null): Deposit | undefined {
    const order = orders.get(number)
    if (order?.secret !== secret || !order || order.paidAt !== null) return undefined
    order.paidAt = now()
    order.owner.cents += order.cents
    return order
  }
  return { answers, pay }
}
