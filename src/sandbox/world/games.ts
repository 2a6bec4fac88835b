import type { Insertable } from 'kysely'
import { createRng, type Rng } from '../rng'
import type { GameRow } from '../db/games'
import type { GameType } from './categories'
import { classifies } from './categories'
import { otherTitles } from './other-titles'
import { slotTitles } from './slot-titles'
import { vendors } from './vendors'

/** The world's games: the same rows for the same seed on every machine. */

/** The headline and hot games, in order; the first is the large tile on the home page. */
const hotTitles: readonly string[] = [
  'Bakunawa Moon',
  'Speed Roulette',
  'Color Game',
  'Fortune Carabao',
  'Reef Hunter',
  'Mahjong Masters',
  'Lipad',
  'Mango Bonanza',
  'Baccarat Manila',
  'Sarimanok Gold',
  'Liga Hoops',
  'Lotto 6/42',
  'Gem Cascade',
  'Super Sic Bo',
  'Lucky Ampao',
  'Tongits Go Round',
  'Kraken Tide',
  'Mayon Blaze',
  'Rift Legends',
  'Candy Parade',
  'Wheel of Perya',
  'Sabong Arena',
  'Super 777 Classic',
  'Dragon Tiger',
  'Galaxy Spin',
  'Plinko Fiesta',
  'Tiger Temple',
  'Pating King',
]

/** Vendors of well-known games; the rest are assigned at random. */
const vendorOf: Readonly<Record<string, string>> = {
  'Sarimanok Gold': 'LP',
  'Gem Cascade': 'MF',
  'Tomb of Anubis': 'KDL',
  'Candy Parade': 'MF',
  'Viking Raid': 'KDL',
  'Mango Bonanza': 'PW',
  'Fortune Carabao': 'AMH',
  'Bakunawa Moon': 'TALA',
  'Speed Roulette': 'SPG',
  'Reef Hunter': 'BKG',
  'Mahjong Masters': 'BYN',
}

/** Games that are always new on the site, besides those chosen at random. */
const fresh: ReadonlySet<string> = new Set(['Tomb of Anubis', 'Rocket Barako', 'Neon Robot'])

const minBets = [1, 5, 10, 50, 75] as const

/** A category's vendors. E-sports and cockfight games belong to the vendors of those names. */
function vendorsOf(type: GameType): readonly string[] {
  if (type === 'ESPORTS') return ['TF']
  if (type === 'COCKFIGHT') return ['DS88']
  return vendors
    .filter((vendor) => vendor.categories.includes(type) && vendor.code !== 'TF' && vendor.code !== 'DS88')
    .map((vendor) => vendor.code)
}

function makerOf(title: string, type: GameType, classify: string, random: Rng): string {
  // Each lottery vendor draws its own numbers.
  if (classify === 'DRAW') return 'ELOTT'
  if (classify === 'SAIGON') return 'TCG_LOTTO_VN'
  if (classify === 'TRADITION') return 'LOTT'
  if (classify === 'ISLAND') return 'TCG_SEA'
  return vendorOf[title] ?? random.pick(vendorsOf(type))
}

/** A slot's game type, taken from its title if possible. */
function slotClassify(title: string, random: Rng): string {
  if (/777|Reels|Bar |Bells|Sevens|Fruits|Classic/.test(title)) return 'CLASSIC'
  if (/Jackpot|Million|Ampao|Grand/.test(title)) return 'JACKPOT'
  if (/Cascade|Crush|Mix|Pop|Shower|Splash/.test(title)) return 'CLUSTER'
  const ids = (classifies.RNG ?? []).map((entry) => entry.id)
  return random.pick(ids.filter((id) => id !== 'CLASSIC' && id !== 'JACKPOT'))
}

interface Titled {
  readonly title: string
  readonly type: GameType
  readonly classify: string
}

function everyTitle(random: Rng): Titled[] {
  const slots = slotTitles(random).map((title): Titled => ({
    title,
    type: 'RNG',
    classify: slotClassify(title, random),
  }))
  const others = Object.entries(otherTitles).flatMap(([type, byClassify]) =>
    Object.entries(byClassify).flatMap(([classify, titles]) =>
      titles.map((title): Titled => ({ title, type: type as GameType, classify })),
    ),
  )
  return [...slots, ...others]
}

function flagOf(type: GameType, hotPlace: number | null, isNew: boolean, random: Rng): GameRow['flag'] {
  if (type === 'LIVE' && (hotPlace !== null || random.yes(0.35))) return 'live'
  if (isNew) return 'new'
  return hotPlace !== null && hotPlace > 1 && random.yes(0.4) ? 'hot' : null
}

/** Returns fixed by the rules of a table, in hundredths of a percent. */
const fixedReturns: Readonly<Record<string, number>> = {
  BACCARAT: 9894,
  ROULETTE: 9730,
  BLACKJACK: 9951,
}

/** Kinds with a return of their own, lowest and highest; player-run tables, matches and draws have none. */
const returns: Readonly<Partial<Record<GameType, readonly [number, number]>>> = {
  RNG: [9210, 9680],
  LIVE: [9450, 9720],
  FISH: [9400, 9700],
  INHOUSE: [9500, 9800],
}

/** Sort keys of lists: return, rounds played and age. */
function factsOf(
  type: GameType,
  classify: string,
  at: number,
  hotPlace: number | null,
  isNew: boolean,
  random: Rng,
) {
  const range = returns[type]
  const drawn = range ? range[0] + random.i(0, (range[1] - range[0]) / 10) * 10 : null
  const crowd = hotPlace === null ? 60_000 / (at + 8) : 90_000 / (hotPlace + 2)
  return {
    rtp: (type === 'LIVE' && fixedReturns[classify]) || drawn,
    plays: Math.round(crowd) + random.i(0, 399),
    ageDays: isNew ? random.i(0, 27) : 40 + random.i(0, 1399),
  }
}

/** All games of the world for a seed. Titles and node ids are unique. */
export function worldGames(seed: string): Insertable<GameRow>[] {
  const random = createRng(`${seed}:games`)
  const facts = createRng(`${seed}:facts`)
  const numbers = new Map<string, number>()
  return everyTitle(random).map(({ title, type, classify }, at): Insertable<GameRow> => {
    const vendor = makerOf(title, type, classify, random)
    const number = (numbers.get(vendor) ?? 0) + 1
    numbers.set(vendor, number)
    const hotPlace = hotTitles.indexOf(title) + 1 || null
    const isNew = fresh.has(title) || (hotPlace === null && random.yes(type === 'RNG' ? 0.09 : 0.05))
    const free = type === 'RNG' || type === 'FISH' || type === 'INHOUSE' || type === 'PVP'
    return {
      nodeId: String(410_001 + at),
      gameId: `${vendor}-${String(number).padStart(4, '0')}`,
      roomId: String(type === 'LIVE' ? 8000 + number : 100 + (at % 7)),
      name: title,
      nodeName: `${vendor} ${title}`,
      vendor,
      gameType: type,
      classify,
      supportPlay: free && random.yes(0.92) ? 0 : 1,
      minBetCentavos: type === 'RNG' ? random.pick(minBets) : random.pick([100, 500, 1000, 2000]),
      lines: type === 'RNG' ? random.pick([5, 9, 10, 20, 25, 40, 50]) : 1,
      isNew: isNew ? 1 : 0,
      hotPlace,
      flag: flagOf(type, hotPlace, isNew, random),
      position: at + 1,
      ...factsOf(type, classify, at, hotPlace, isNew, facts),
      closed: 0,
      page: null,
    }
  })
}
