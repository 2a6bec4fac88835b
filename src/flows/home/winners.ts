import type { Money } from '../../../machines/shared/money'
import { rankList, winners } from '../../platform/calls/boards'
import { spokenLanguage } from '../../i18n/language'
import { call } from '../core/client'
import { perPage } from '../core/lifetime'
import { defineResource, sharedResource } from '../core/resource'

/** Entries of the winners board (WIN-02, CONST-11). */
export const winnerCount = 20

/** The highest wins first, at most as many as the board holds (WIN-02, WIN-04). One answer has one currency. */
export function ranked<Entry extends { readonly winAmount: Money }>(
  entries: readonly Entry[],
): readonly Entry[] {
  return [...entries].sort((a, b) => b.winAmount.minor - a.winAmount.minor).slice(0, winnerCount)
}

/** Masks a name the platform has not masked: who wins is private (WIN-11). */
export function maskedName(name: string): string {
  if (name.includes('*') || name === '') return name
  return name.length < 4 ? `${name.slice(0, 1)}***` : `${name.slice(0, 2)}***${name.slice(-1)}`
}

/** Latest winners (WIN-02..05). */
export const latestWinners = defineResource(
  (_: null, signal) =>
    call(
      winners,
      { gameCategory: 'ALL', language: spokenLanguage(), limitNum: winnerCount },
      { signal },
    ).then(({ list }) =>
      ranked(list.map(({ vo }) => ({ ...vo, customerName: maskedName(vo.customerName) }))),
    ),
  (list) => list.length === 0,
)
export const winnersActor = sharedResource(latestWinners, null, perPage)

/** The ranking of the winners page (WIN-12, WIRE-71). */
export const ranks = defineResource(
  (_: null, signal) =>
    call(rankList, null, { signal }).then(({ list }) =>
      [...list]
        .sort((a, b) => a.rank - b.rank)
        .map((entry) => ({ ...entry, customerName: maskedName(entry.customerName) })),
    ),
  (list) => list.length === 0,
)
export const ranksActor = sharedResource(ranks, null, perPage)
