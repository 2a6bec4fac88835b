import { useSelector } from '@xstate/react'
import { trialType } from '../../../machines/session/session'
import { sessionActor, type SessionActor } from '../core/root'

/** Whether what this player has is play money: a trial account (SESSION-09). */
export const usePlayMoney = (): boolean =>
  useSelector(sessionActor() as SessionActor, (state) => state.context.session?.type === trialType)
