import { rankList, winners } from '../platform/calls/games'
import { spokenLanguage } from '../i18n/language'
import { ask } from './client'
import { defineResource, sharedResource } from './resource'

/** Entries of the winner board (WIN-02, CONST-11). */
export const winnerCount = 20

/** Orders two amounts of exact decimal text that are not negative. */
export function compareDecimals(a: string, b: string): number {
  const [wholeA = '0', partA = ''] = a.split('.')
  const [wholeB = '0', partB = ''] = b.split('.')
  if (wholeA.length !== wholeB.length) return wholeA.length - wholeB.length
  const pad = Math.max(partA.length, partB.length)
  return (wholeA + partA.padEnd(pad, '0')).localeCompare(wholeB + partB.padEnd(pad, '0'), 'en')
}

/** The highest wins first, and not more of them than the board holds (WIN-02, WIN-04). Amounts are never floats. */
export function ranked<Entry extends { readonly winAmount: string }>(
  entries: readonly Entry[],
): readonly Entry[] {
  return [...entries].sort((a, b) => compareDecimals(b.winAmount, a.winAmount)).slice(0, winnerCount)
}

/** Masks a name that has not been masked by the platform: what others win is nobody's business (WIN-11). */
export function maskedName(name: string): string {
  if (name.includes('*') || name === '') return name
  return name.length < 4 ? `${name.slice(0, 1)}***` : `${name.slice(0, 2)}***${name.slice(-1)}`
}

/** Latest winners (WIN-02..05). */
export const latestWinners = defineResource(
  (_: null, signal) =>
    ask(winners, { gameCategory: 'ALL', language: spokenLanguage(), limitNum: winnerCount }, { signal }).then(
      ({ list }) => ranked(list.map(({ vo }) => ({ ...vo, customerName: maskedName(vo.customerName) }))),
    ),
  (list) => list.length === 0,
)
export const winnersActor = sharedResource(latestWinners, null)

/** The rank list of the winner page (WIN-12, WIRE-71). */
export const ranks = defineResource(
  (_: null, signal) =>
    ask(rankList, null, { signal }).then(({ list }) =>
      [...list]
        .sort((a, b) => a.rank - b.rank)
        .map((entry) => ({ ...entry, customerName: maskedName(entry.customerName) })),
    ),
  (list) => list.length === 0,
)
export const ranksActor = sharedResource(ranks, null)
