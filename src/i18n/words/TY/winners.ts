import type { words as english } from '../EN/winners'

export const words: Record<keyof typeof english, string> = {
  ranks: 'Pinakamalalaking panalo',
  noRanks: 'Wala pang listahan ng ranggo',
  noRanksText: 'Dito lalabas ang mga manlalarong may pinakamalaking panalo.',
}
