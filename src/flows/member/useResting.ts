import { useSelector } from '@xstate/react'
import { promotions, promotionsActor } from './promotions'

/** Whether the player takes a break from play (trust 34): nothing invites to play, to a deposit or to gifts. */
export const useResting = (): boolean =>
  useSelector(promotionsActor(), (state) => promotions.view(state).data?.closed === true)
