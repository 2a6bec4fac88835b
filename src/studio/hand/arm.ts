import type { Fault, Held } from '../../sandbox/http/faults'
import type { HandNeed } from '../../paths/export/hand'
import { ask, control } from '../watch/control'

/** What a path needs, armed by the sandbox's control plane. */

/** What the sandbox holds, and what is armed. */
export interface Stage {
  readonly held: readonly Held[]
  readonly armed: readonly Fault[]
}

/** How the sandbox stands now; rejects where none stands behind the studio. */
export async function stageNow(): Promise<Stage> {
  const [held, armed] = await Promise.all([ask<readonly Held[]>('held'), ask<readonly Fault[]>('faults')])
  return { held, armed }
}

export const letGo = (id: number): Promise<unknown> => control('letGo', { id })

export const takeBack = (place: number): Promise<unknown> => control('takeBack', { place })

/** What the tab of the app has to remember, only the sandbox's page can store there. */
export const isOfTab = ({ list = [] }: HandNeed): boolean => list.some(([action]) => action === 'phone')

/** Whether a tap in the studio sees to it. */
export const isTap = (need: HandNeed): boolean =>
  !isOfTab(need) && (need.fault !== undefined || need.list !== undefined)

/** The sandbox's page with a button for it. */
export const pageOf = ({ list }: HandNeed): string =>
  `/__sandbox/?${new URLSearchParams({ arrange: JSON.stringify(list) })}#faults`

/** Arms or arranges it. */
export async function arm({ fault, list = [] }: HandNeed): Promise<void> {
  if (fault) await control('faults', fault)
  for (const [action, body] of list) await control(action, body as object)
}
