import type { Insertable } from 'kysely'
import { createRng, type Rng } from '../art/rng'
import type { GameRow } from '../db/games'
import type { GameType } from './categories'
import { classifies } from './categories'
import { otherTitles } from './other-titles'
import { slotTitles } from './slot-titles'
import { vendors } from './vendors'

/** The world's games: the same rows for the same seed, whatever the machine. */

/** Games of the headline and the hot list, in order; the first is the big tile of the home page. */
export const hotTitles: readonly string[] = [
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

/** Vendors of games that are known by name; the rest are dealt out. */
const makers: Readonly<Record<string, string>> = {
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

/** Games that are new on the site, by name, beside those that chance makes new. */
const fresh: ReadonlySet<string> = new Set(['Tomb of Anubis', 'Rocket Barako', 'Neon Robot'])

const minBets = [1, 5, 10, 50, 75] as const

/** Every category's makers. Games of e-sports and cockfight belong to the vendors of those names. */
function makersOf(type: GameType): readonly string[] {
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
  return makers[title] ?? random.pick(makersOf(type))
}

/** The game type of a slot, told from its title where the title says it. */
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

/** All games of the world for a seed. Titles and node ids are unique. */
export function worldGames(seed: string): Insertable<GameRow>[] {
  const random = createRng(`${seed}:games`)
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
      closed: 0,
      page: null,
    }
  })
}
