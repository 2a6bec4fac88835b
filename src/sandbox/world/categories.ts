import type { InferOutput } from 'valibot'
import type { gameCategory } from '../../platform/shapes'

export type GameCategory = InferOutput<typeof gameCategory>

/** The type of a single game: HOT is a view of the others. */
export type GameType = Exclude<GameCategory, 'HOT'>

/** A text in both platform languages; `TY` is Filipino (rulings: "I18N"). */
export interface Both {
  readonly EN: string
  readonly TY: string
}

/**
 * The menu in the platform's order. The client adds HOT (HOME-08), and splits ESPORTS and COCKFIGHT out of
 * SPORTS (HOME-16, HOME-17).
 */
export const sorting = ['SPORTS', 'LIVE', 'FISH', 'RNG', 'PVP', 'INHOUSE', 'ELOTT', 'LOTT'] as const

interface Classify {
  readonly id: string
  readonly name: Both
}

const c = (id: string, en: string, ty: string = en): Classify => ({ id, name: { EN: en, TY: ty } })

/** Game types per category (HOME-12). Categories without a type menu still have one type, for their rows. */
export const classifies: Readonly<Partial<Record<GameType, readonly Classify[]>>> = {
  RNG: [
    c('VIDEO', 'Video slots', 'Video slot'),
    c('CLASSIC', 'Classic reels', 'Klasikong reel'),
    c('WAYS', 'Many ways', 'Maraming linya'),
    c('CLUSTER', 'Clusters', 'Kumpol'),
    c('HOLD', 'Hold and spin', 'Hawak at ikot'),
    c('JACKPOT', 'Jackpots', 'Jackpot'),
  ],
  LIVE: [
    c('BACCARAT', 'Baccarat'),
    c('ROULETTE', 'Roulette', 'Ruleta'),
    c('BLACKJACK', 'Blackjack'),
    c('DICE', 'Dice', 'Dais'),
    c('POKER', 'Poker'),
    c('SHOW', 'Game shows', 'Game show'),
  ],
  FISH: [
    c('REEF', 'Reef', 'Bahura'),
    c('BOSS', 'Boss hunts', 'Laban sa boss'),
    c('ARCADE', 'Arcade', 'Arcade'),
  ],
  PVP: [
    c('TONGITS', 'Tongits'),
    c('PUSOY', 'Pusoy'),
    c('POKER', 'Poker'),
    c('MAHJONG', 'Mahjong'),
    c('CARDS', 'Other cards', 'Iba pang baraha'),
  ],
  INHOUSE: [
    c('PERYA', 'Fair games', 'Larong perya'),
    c('CRASH', 'Crash', 'Crash'),
    c('INSTANT', 'Instant wins', 'Panalo agad'),
    c('DICE', 'Dice', 'Dais'),
  ],
}
