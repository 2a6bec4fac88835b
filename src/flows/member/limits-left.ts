import { playSession } from '../../platform/calls/bets'
import type { AnswerOf } from '../../platform/call'
import { call } from '../core/client'
import { defineResource } from '../core/resource'

type Left = Pick<AnswerOf<typeof playSession>, 'left' | 'minutesLeft'>

/** What remains of the player's own limits for the next bet: money and time; null: no limit (trust 33). */
export const limitsLeft = defineResource<Left>(
  (_, signal) => call(playSession, null, { signal }).then(({ left, minutesLeft }) => ({ left, minutesLeft })),
  ({ left, minutesLeft }) => left === null && minutesLeft === null,
)
