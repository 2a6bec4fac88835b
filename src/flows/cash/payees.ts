import type { Card } from '../../../machines/bank-card/form'
import { now } from '../../platform/clock'

/** Bank accounts in the charts' format; one whose hold has ended is like any other. */
export const payees = (cards: readonly Card[]): readonly Card[] =>
  cards.map(({ restsUntil, ...card }) =>
    restsUntil !== undefined && restsUntil > now() ? { ...card, restsUntil } : card,
  )
