import { hotMatchesMachine } from '../../../machines/hot-matches/hot-matches.machine'
import type { AnswerOf } from '../../platform/call'
import { hotMatches } from '../../platform/calls/boards'
import { spokenLanguage } from '../../i18n/language'
import { onRouteChange } from '../adapters/navigation'
import { call, merchantCode } from '../core/client'
import { defineResource, sharedResource } from '../core/resource'
import { launch } from '../core/late-actions'
import * as paths from '../../../machines/shared/paths'
import { startChart } from '../core/chart'
import { perPage } from '../core/lifetime'

export type Match = AnswerOf<typeof hotMatches>['list'][number]

/** Matches of the ticker (HOT-12). */
export const matches = defineResource(
  (_: null, signal) =>
    call(hotMatches, { merchantCode: merchantCode(), language: spokenLanguage() }, { signal }).then(
      ({ list }) => list,
    ),
  (list) => list.length === 0,
)
export const matchesActor = sharedResource(matches, null, perPage)

const hotMatchesFlow = hotMatchesMachine.provide({
  actions: { launch: (_, { target }) => launch(target, paths.home) },
})

/** The hot-match popup and the bets of ticker and popup: one per page. */
export const hotMatchPopup = perPage(() => {
  const popup = startChart(hotMatchesFlow)
  onRouteChange(() => popup.send({ type: 'LEFT' }))
  return popup
})

/** Bets on a match: its game opens by vendor, room and node, at this match (HOT-07). */
export function betOn({ vendor, roomId, nodeId, supportPlay, event }: Match): void {
  const target = { category: 'SPORTS', vendor, roomId, nodeId, supportPlay, ...(event ? { event } : {}) }
  hotMatchPopup().send({ type: 'BET', target })
}
