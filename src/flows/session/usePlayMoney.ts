import { useSelector } from '@xstate/react'
import { trialType } from '../../../machines/session/session'
import { sessionActor, type SessionActor } from '../core/root'

/** Whether the player's money is play money: a trial account (SESSION-09). */
export const usePlayMoney = (): boolean =>
  useSelector(sessionActor() as SessionActor, (state) => state.context.session?.type === trialType)
