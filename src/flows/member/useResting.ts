import { useSelector } from '@xstate/react'
import { promotions, promotionsActor } from './promotions'

/** Whether the player is taking a break from play (trust 34): no invitations to play, deposits or gifts. */
export const useResting = (): boolean =>
  useSelector(promotionsActor(), (state) => promotions.view(state).data?.closed === true)
