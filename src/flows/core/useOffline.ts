import { useSelector } from '@xstate/react'
import { connectivityActor, type ConnectivityActor } from './root'

/** Whether the phone is offline, for screens. */
export const useOffline = (): boolean =>
  useSelector(connectivityActor() as ConnectivityActor, (state) => state.hasTag('offline'))
