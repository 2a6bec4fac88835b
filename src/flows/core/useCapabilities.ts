import { useSelector } from '@xstate/react'
import { siteActor } from './root'

/**
 * Whether it is known what this gateway has, and a drawing again once it is: a screen that is loaded anew is on the
 * phone before the flags are.
 */
export const useCapabilities = (): boolean =>
  useSelector(
    siteActor(),
    (site) => site !== undefined && (site.context.flags !== null || !site.hasTag('pending')),
  )
