import { useSelector } from '@xstate/react'
import type { ActorRefFrom, AnyActorRef } from 'xstate'
import type { confirmedChangeMachine } from '../../../machines/confirmed-change/confirmed-change.machine'

type Change = ActorRefFrom<typeof confirmedChangeMachine>

/** The change that a chart is making, and what it is waiting for: null if there is none. */
export function useChange(parent: AnyActorRef) {
  const change = useSelector(parent, ({ children }) => children.change as Change | undefined)
  const status = useSelector(change, (state) => {
    if (state?.hasTag('asking')) return 'asking'
    if (state?.hasTag('password')) return 'password'
    if (state?.hasTag('step')) return 'step'
    return state?.hasTag('sending') ? 'sending' : null
  })
  return { change, status }
}
