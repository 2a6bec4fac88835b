import type { Game, Kind } from './game'
import { baccarat } from './kinds/baccarat'
import { bingos } from './kinds/bingo'
import { cards } from './kinds/cards'
import { dice } from './kinds/dice'
import { slots } from './kinds/slots'
import { targets } from './kinds/targets'
import { wheels } from './kinds/wheels'

/** Every set of rules by its name; those of matches depend on the teams (`kinds/slip.ts`). */
export const games: ReadonlyMap<string, Game> = new Map(
  ([...slots, ...baccarat, ...wheels, ...dice, ...targets, ...cards, ...bingos] as Game[]).map((game) => [
    game.id,
    game,
  ]),
)

/** Rules by words in a game's name, which take precedence over its category: the first match wins. */
const byName: readonly (readonly [RegExp, string])[] = [
  [/american roulette/i, 'roulette-american'],
  [/french roulette/i, 'roulette-french'],
  [/roulette|ruleta/i, 'roulette-european'],
  [/dragon tiger/i, 'baccarat-tiger'],
  [/football studio/i, 'baccarat-football'],
  [/no commission|super six/i, 'baccarat-six'],
  [/baccarat|bakarat/i, 'baccarat-classic'],
  [/hilo|in-between|sakla/i, 'baccarat-hilo'],
  [/lucky 9|pok deng|bull bull|niu niu/i, 'baccarat-nine'],
  [/color game|kulay|beto|hoo hey|prawn/i, 'dice-colour'],
  [/cara y cruz/i, 'dice-coins'],
  [/bingo/i, 'bingo-75'],
  [/keno/i, 'bingo-keno'],
  [/plinko|drop ball|hulog/i, 'drop'],
  [/ring toss|balloon pop|duck pond/i, 'fish-fair'],
  [/mines|tower|palosebo/i, 'climb'],
  [/scratch/i, 'slot-classic'],
  [/blackjack/i, 'cards-21'],
  [/mahjong/i, 'cards-tiles'],
]

/** The rules of a category, if the name gives none. */
const byCategory: Readonly<Record<string, string>> = {
  'RNG.CLASSIC': 'slot-classic',
  'RNG.JACKPOT': 'slot-jackpot',
  'LIVE.DICE': 'dice-sicbo',
  'LIVE.POKER': 'cards-three',
  'LIVE.SHOW': 'roulette-money',
  'INHOUSE.CRASH': 'climb',
  'INHOUSE.INSTANT': 'roulette-money',
  'INHOUSE.DICE': 'dice-sicbo',
  RNG: 'slot-video',
  FISH: 'fish-sea',
  LIVE: 'baccarat-classic',
  PVP: 'cards-three',
  INHOUSE: 'dice-colour',
  SPORTS: 'slip',
  ESPORTS: 'slip',
  COCKFIGHT: 'slip',
  ELOTT: 'bingo-lotto',
  LOTT: 'bingo-lotto',
}

/** The name of a game's rules; without a category, as for a vendor's lobby, those of its type. */
export function rulesOf(game: { name: string; gameType: string; classify?: string }): string {
  const { name, gameType, classify = '' } = game
  const category = byCategory[`${gameType}.${classify}`] ?? byCategory[gameType] ?? 'slot-video'
  // A slot, a fish game or a match may be named after anything.
  if (!['LIVE', 'PVP', 'INHOUSE'].includes(gameType)) return category
  return byName.find(([pattern]) => pattern.test(name))?.[1] ?? category
}

/** The first rules of a kind, for a game set to open another page. */
export const rulesOfKind = (kind: Kind): string =>
  [...games.values()].find((game) => game.kind === kind)?.id ?? 'slip'

export const kindOf = (rules: string): Kind => games.get(rules)?.kind ?? 'slip'
