import { createActor } from 'xstate'
import { hotMatchesMachine } from '../../machines/hot-matches/hot-matches.machine'
import type { AnswerOf } from '../platform/call'
import { hotMatches } from '../platform/calls/games'
import { spokenLanguage } from '../i18n/language'
import { onRouteChange } from './adapters/navigation'
import { ask, merchantCode } from './client'
import { defineResource, sharedResource } from './resource'
import { launch } from './taps'
import { inspect } from './inspect'

export type Match = AnswerOf<typeof hotMatches>['list'][number]

/** Matches of the ticker (HOT-12). */
export const matches = defineResource(
  (_: null, signal) =>
    ask(hotMatches, { merchantCode: merchantCode(), language: spokenLanguage() }, { signal }).then(
      ({ list }) => list,
    ),
  (list) => list.length === 0,
)
export const matchesActor = sharedResource(matches, null)

/** The hot-match popup and the bets of ticker and popup: one for the whole page. */
export const hotMatchPopup = createActor(
  hotMatchesMachine.provide({ actions: { launch: (_, { target }) => launch(target, '/m/home') } }),
  { inspect },
).start()

onRouteChange(() => hotMatchPopup.send({ type: 'LEFT' }))

/** Bets on a match: its game opens by vendor, room and node (HOT-07). */
export function betOn({ vendor, roomId, nodeId, supportPlay }: Match): void {
  hotMatchPopup.send({ type: 'BET', target: { category: 'SPORTS', vendor, roomId, nodeId, supportPlay } })
}
