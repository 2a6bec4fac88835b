import { fromPromise } from 'xstate'
import {
  confirmedChangeMachine,
  type ChangeAnswer,
  type ConfirmedChange,
} from '../../../machines/confirmed-change/confirmed-change.machine'
import { boundEffects } from './effects'

/** Makes the change. Refusals are values; null if the player dismissed the phone's dialog. */
type Send<Change, Value> = (
  change: Change,
  password: string,
  signal: AbortSignal,
) => Promise<ChangeAnswer<Value>>

/** The confirmed-change chart, bound to one kind of change. */
/* @__NO_SIDE_EFFECTS__ */
export function confirmedChangeFlow<Change, Value>(
  send: Send<Change, Value>,
): ConfirmedChange<Change, Value> {
  const bound = confirmedChangeMachine.provide({
    actors: {
      send: fromPromise<ChangeAnswer, { change: unknown; password: string }>(
        ({ input: { change, password }, signal }) => send(change as Change, password, signal),
      ),
    },
    actions: boundEffects,
  })
  return bound as unknown as ConfirmedChange<Change, Value>
}
