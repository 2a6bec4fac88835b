import { useSelector } from '@xstate/react'
import { appActor } from '../../flows/core/root'

/** The form waits for the site's feature flags: they decide which of its parts exist. */
export function useReady(): boolean {
  return useSelector(appActor(), (state) => !state.hasTag('site-unknown'))
}
