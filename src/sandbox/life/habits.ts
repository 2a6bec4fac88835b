import { parseMinor } from '../db/money'
import { personas } from '../personas'
import { teamPeople, teamGames } from '../team/people'
import { friends } from '../world/friends'

/** How the simulated people live: what each of them plays, and their deposits and withdrawals. */

export interface Habits {
  readonly username: string
  /** Probability of a visit on a day, percent. */
  readonly often: number
  /** Rounds per visit, minimum and maximum. */
  readonly rounds: readonly [number, number]
  /** Usual stake of a round, minor units. */
  readonly stake: number
  readonly games: readonly string[]
  /** Lotteries they buy tickets for; the last visit buys one for the last of these. */
  readonly lotteries: readonly string[]
  /** Deposits they make, in whole pesos. */
  readonly deposits: readonly number[]
  readonly methods: readonly string[]
  /** Below this they deposit, above that they withdraw; minor units. */
  readonly low: number
  readonly high: number
  /** Balance after the last visit, minor units; null if not fixed. */
  readonly ends: number | null
  /** Hours since the last visit. */
  readonly seen: number
  /** Collects rewards, missions and rebates, and reads messages. */
  readonly collects: boolean
  readonly card: { readonly bankName: string; readonly accountNum: string } | null
  /** Progress to their next club level at the start of these records, percent. */
  readonly club: number
  /** A first deposit defined elsewhere: hours ago, minor units. */
  readonly first: { readonly hoursAgo: number; readonly minor: number } | null
}

const everyday = {
  lotteries: [],
  methods: ['qrph', 'qrph', 'lakas', 'lakas', 'suki'],
  ends: null,
  collects: false,
  card: null,
  club: 0,
  first: null,
} as const

const slots = ['Bakunawa Moon', 'Fortune Carabao', 'Candy Parade', 'Gem Cascade', 'Mango Bonanza']

const own: readonly (Omit<Habits, 'ends' | keyof typeof everyday> & Partial<Habits>)[] = [
  {
    username: 'mika_07',
    often: 52,
    rounds: [8, 34],
    stake: 5_000,
    games: [...slots, 'Color Game', 'Lipad', 'Speed Roulette', 'Liga Hoops'],
    lotteries: ['Lotto 6/42', 'Four Digit Draw', 'Lotto 6/55'],
    deposits: [500, 500, 800, 1_000, 1_000, 1_500, 2_000, 650],
    methods: ['qrph', 'qrph', 'lakas', 'suki', 'direkta'],
    low: 150_000,
    high: 480_000,
    seen: 3,
    card: { bankName: 'Bangko ng Bayan', accountNum: '330217784519' },
  },
  {
    username: 'don_ramon',
    often: 56,
    rounds: [14, 40],
    stake: 120_000,
    games: ['Baccarat Manila', 'Speed Roulette', 'Super Sic Bo', 'Dragon Tiger', 'Color Game'],
    lotteries: ['Lotto 6/49', 'Lotto 6/58'],
    deposits: [20_000, 30_000, 50_000, 80_000],
    methods: ['direkta', 'sampaguita'],
    low: 232_000_000,
    high: 237_500_000,
    seen: 2,
    card: { bankName: 'Banco Bayani', accountNum: '004417729035' },
  },
  {
    username: 'tita_baby',
    often: 24,
    rounds: [6, 16],
    stake: 5_000,
    games: ['Tongits Go Round', 'Mahjong Masters', 'Color Game', 'Fortune Carabao'],
    lotteries: ['Lotto 6/45', 'Lotto 6/58'],
    deposits: [2_000, 3_000, 5_000],
    low: 8_100_000,
    high: 8_900_000,
    seen: 2,
    club: 62,
    card: { bankName: 'Bangko ng Bayan', accountNum: '102938475610' },
  },
  {
    username: 'jun_agent',
    often: 38,
    rounds: [6, 20],
    stake: 2_000,
    games: ['Sabong Arena', 'Liga Hoops', 'Rift Legends', 'Color Game', 'Reef Hunter'],
    lotteries: ['Lotto 6/45', 'Lotto 6/58'],
    deposits: [500, 1_000, 1_500],
    low: 300_000,
    high: 560_000,
    seen: 4,
    club: 38,
    card: { bankName: 'Luntian Bank', accountNum: '55810023947' },
  },
  {
    username: 'ana_team',
    often: 40,
    rounds: [6, 18],
    stake: 500,
    games: ['Candy Parade', 'Gem Cascade', 'Plinko Fiesta', 'Color Game'],
    lotteries: ['Pick Three Express', 'Lotto 6/55'],
    deposits: [200, 300, 300, 500],
    low: 30_000,
    high: 130_000,
    seen: 6,
    card: { bankName: 'Isla Savings Bank', accountNum: '70446518' },
  },
  {
    username: 'nena_tropa',
    often: 36,
    rounds: [8, 24],
    stake: 1_000,
    games: ['Sarimanok Gold', 'Mayon Blaze', 'Lucky Ampao', 'Super 777 Classic', 'Reef Hunter'],
    lotteries: ['Speed Lotto', 'Lotto 6/42', 'Lotto 6/58'],
    deposits: [200, 300, 500, 500, 1_000],
    low: 60_000,
    high: 190_000,
    seen: 5,
    card: { bankName: 'Mabuhay Rural Bank', accountNum: '009120447' },
  },
  {
    username: 'sarado_09',
    often: 45,
    rounds: [8, 20],
    stake: 1_000,
    games: ['Lipad', 'Wheel of Perya', 'Galaxy Spin'],
    deposits: [200, 500],
    low: 25_000,
    high: 110_000,
    seen: 9 * 24,
    card: { bankName: 'Banco Bayani', accountNum: '004455102287' },
  },
  {
    username: 'malayo_10',
    often: 40,
    rounds: [8, 22],
    stake: 1_000,
    games: ['Tiger Temple', 'Kraken Tide', 'Pating King', 'Galaxy Spin'],
    deposits: [300, 500, 1_000],
    low: 60_000,
    high: 160_000,
    seen: 5 * 24,
    card: { bankName: 'Luntian Bank', accountNum: '55810771203' },
  },
  {
    // Has been on a break for thirty days (src/sandbox/seed/people.ts).
    username: 'pahinga_08',
    often: 55,
    rounds: [10, 28],
    stake: 2_000,
    games: ['Galaxy Spin', 'Lucky Ampao', 'Mayon Blaze', 'Lipad'],
    lotteries: ['Lotto 6/42'],
    deposits: [300, 500, 1_000],
    low: 60_000,
    high: 300_000,
    seen: 31 * 24,
    card: { bankName: 'Isla Savings Bank', accountNum: '77120045318' },
  },
]

const total = (wallets: Readonly<Record<string, string>>) =>
  Object.values(wallets).reduce((sum, text) => sum + parseMinor(text), 0)

/** The people to sign in as, who end with their documented balances. */
const people = own.map((one): Habits => ({
  ...everyday,
  collects: true,
  ...one,
  ends: total(personas.find(({ username }) => username === one.username)?.wallets ?? {}),
}))

const team = teamPeople
  .filter(({ playDays }) => playDays > 0)
  .map(({ username, playDays, days, stake, seen }): Habits => ({
    ...everyday,
    username,
    often: Math.min(90, Math.round((playDays * 100) / Math.max(1, Math.min(30, days)))),
    rounds: [3, 11],
    stake: stake * 100,
    games: teamGames,
    deposits: [1, 2, 2, 5].map((times) => Math.max(2, Math.round((times * stake) / 10)) * 100),
    low: stake * 1_500,
    high: stake * 4_500,
    seen: seen ?? 0,
    card: { bankName: 'Luntian Bank', accountNum: `5581${String(7_000_000 + stake * 7_919)}` },
  }))

/** Those who joined through a friend's link, and have made a first deposit since. */
const invited = friends.flatMap(({ username, deposit }): Habits[] =>
  deposit === null
    ? []
    : [
        {
          ...everyday,
          username,
          often: 30,
          rounds: [5, 15],
          stake: 500,
          games: slots,
          deposits: [200, 300],
          low: 4_000,
          high: 400_000,
          seen: Math.min(deposit.hoursAgo - 1, 7),
          first: deposit,
        },
      ],
)

export const living: readonly Habits[] = [...people, ...team, ...invited]
