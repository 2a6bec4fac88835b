import type { Category } from '../../../machines/home/categories'

/** Players' words for each kind of game, in English and Filipino, in addition to the platform's names. */
const ofCategory: Readonly<Record<Category, string>> = {
  HOT: 'hot patok popular sikat',
  SPORTS: 'sports sport palakasan bola ball football basketball soccer boxing laban liga',
  ESPORTS: 'esports esport dota valorant gaming',
  LIVE: 'live dealer casino kasino mesa table tables',
  FISH: 'fish fishing isda pangisda dagat baril shooting',
  RNG: 'slot slots reel reels makina ikot spin',
  PVP: 'cards card baraha poker table tongits pusoy sugal',
  INHOUSE: 'perya fair karnabal originals color kulay',
  COCKFIGHT: 'sabong cockfight cockfighting manok tandang derby tupada',
  ELOTT: 'lotto lottery loterya bola numero suertres bunutan',
  LOTT: 'lotto lottery loterya bola numero bunutan',
}

/** The same for classes within a kind. */
const ofClass: Readonly<Record<string, string>> = {
  ROULETTE: 'roulette ruleta bola gulong',
  BACCARAT: 'baccarat bakarat baraha cards',
  BLACKJACK: 'blackjack baraha cards',
  DICE: 'dice dais sicbo',
  POKER: 'poker baraha cards',
  TONGITS: 'tongits baraha cards',
  PUSOY: 'pusoy baraha cards',
  MAHJONG: 'mahjong madyong',
  CARDS: 'cards baraha',
  SHOW: 'show wheel gulong',
  CRASH: 'crash lipad',
  JACKPOT: 'jackpot premyo',
  BOSS: 'boss',
}

/** Every word by which a kind of game can be found; `named` is the platform's name for its class. */
export function kindWords(category: Category, classify: string, named = ''): string {
  return `${ofCategory[category]} ${ofClass[classify] ?? ''} ${named}`
}
