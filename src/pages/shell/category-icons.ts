import type { Category } from '../../../machines/home/categories'
import {
  basketballFill,
  birdFill,
  cardsFill,
  cherriesFill,
  fireFill,
  fishFill,
  gameControllerFill,
  numberCircleSevenFill,
  pokerChipFill,
  tentFill,
  ticketFill,
} from '../../ui/icons/phosphor'

/** The icon above each booth. */
export const categoryIcons: Readonly<Record<Category, string>> = {
  HOT: fireFill,
  SPORTS: basketballFill,
  ESPORTS: gameControllerFill,
  LIVE: pokerChipFill,
  FISH: fishFill,
  RNG: cherriesFill,
  PVP: cardsFill,
  INHOUSE: tentFill,
  COCKFIGHT: birdFill,
  ELOTT: numberCircleSevenFill,
  LOTT: ticketFill,
}
