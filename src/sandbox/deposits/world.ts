import { operatorOf } from '../../operators/all'
import type { DepositKind, DepositMethodRow, DepositRelay } from '../db/deposits'

/**
 * The sandbox operator's offer: payment methods, accounts for transfers, the everyday promotion. All
 * fictitious.
 */

/** Amounts in whole pesos. */
interface Offer {
  readonly id: string
  readonly kind: DepositKind
  readonly name: string
  readonly relay: DepositRelay
  readonly min: number
  readonly max: number
  readonly fee?: number
  readonly instant?: true
  readonly quick: readonly number[]
  /** Not offered until the control plane opens it. */
  readonly shut?: true
}

const usual = [200, 500, 1_000, 2_000, 5_000]
const abroad = { kind: 'wallet', min: 100, max: 20_000, quick: usual, shut: true } as const

const offers: readonly Offer[] = [
  {
    id: 'qrph',
    kind: 'qr',
    name: 'QR Ph',
    relay: 'gateway',
    min: 100,
    max: 50_000,
    instant: true,
    quick: usual,
  },
  {
    id: 'lakas',
    kind: 'wallet',
    name: 'Lakas Wallet',
    relay: 'gateway',
    min: 100,
    max: 20_000,
    quick: usual,
  },
  {
    id: 'direkta',
    kind: 'bank',
    name: 'Bangko Direkta',
    relay: 'gateway',
    min: 200,
    max: 100_000,
    quick: [500, 1_000, 5_000, 10_000, 50_000],
  },
  {
    id: 'suki',
    kind: 'counter',
    name: 'Suki Bayad Center',
    relay: 'manual',
    min: 100,
    max: 10_000,
    fee: 15,
    quick: usual,
  },
  {
    id: 'sampaguita',
    kind: 'transfer',
    name: 'Bangko Sampaguita',
    relay: 'manual',
    min: 500,
    max: 500_000,
    quick: [1_000, 5_000, 10_000, 50_000, 100_000],
  },
  { id: 'alipay', name: 'Alipay', relay: 'alipay', ...abroad },
  { id: 'qq', name: 'QQ Wallet', relay: 'qq', ...abroad },
  { id: 'wechat', name: 'WeChat Pay', relay: 'wechat', ...abroad },
]

export const depositMethods: readonly DepositMethodRow[] = offers.map(
  ({ id, kind, name, relay, min, max, fee = 0, instant, quick, shut }, position) => ({
    id,
    kind,
    name,
    relay,
    min: min * 100,
    max: max * 100,
    fee: fee * 100,
    instant: instant ? 1 : 0,
    quick: JSON.stringify(quick.map((pesos) => pesos * 100)),
    open: shut ? 0 : 1,
    position,
  }),
)

/** Accounts for manual transfers, by method. */
export const accounts: Readonly<Record<string, { bank: string; account: string }>> = {
  suki: { bank: 'Suki Bayad Center', account: '7024' },
  sampaguita: { bank: 'Bangko Sampaguita', account: '0012 3456 7890' },
}

/** The recipient as banks and payers see it: named after the brand. */
export const payeeOf = (brand: string | undefined): string =>
  `${operatorOf(brand).brand.name} Amusement Corp.`

/** One percent of each deposit, bet once before it can be withdrawn. */
export const everyday = { id: 'everyday', percent: '1', max: 50_000, turnover: 1 } as const

/** The everyday promotion's bonus on an amount, minor units: whole centavos, rounded down. */
export const bonusOf = (amount: number): number =>
  Math.min(everyday.max, Math.floor((amount * Number(everyday.percent)) / 100))

/** How long an order stays pending, milliseconds: at a provider, and for a transfer. */
export const life = { page: 15 * 60_000, transfer: 24 * 3_600_000 } as const

/** A transfer is matched automatically after this long, milliseconds. */
export const found = 3 * 60_000
