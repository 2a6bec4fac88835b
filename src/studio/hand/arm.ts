import type { Fault, Held } from '../../sandbox/http/faults'
import type { HandNeed } from '../../paths/export/hand'
import { ask, control } from '../watch/control'

/** Arms a path's prerequisites through the sandbox's control plane. */

/** Held requests and armed faults of the sandbox. */
export interface Stage {
  readonly held: readonly Held[]
  readonly armed: readonly Fault[]
}

/** The sandbox's current state; rejects if there is no sandbox behind the studio. */
export async function stageNow(): Promise<Stage> {
  const [held, armed] = await Promise.all([ask<readonly Held[]>('held'), ask<readonly Fault[]>('faults')])
  return { held, armed }
}

export const letGo = (id: number): Promise<unknown> => control('letGo', { id })

export const takeBack = (place: number): Promise<unknown> => control('takeBack', { place })

/** The app tab's storage, which only the sandbox's page can write. */
export const isOfTab = ({ list = [] }: HandNeed): boolean => list.some(([action]) => action === 'phone')

/** Whether the studio can arm it itself. */
export const isTap = (need: HandNeed): boolean =>
  !isOfTab(need) && (need.fault !== undefined || need.list !== undefined)

/** The sandbox's page with a button for it. */
export const pageOf = ({ list }: HandNeed): string =>
  `/__sandbox/?${new URLSearchParams({ arrange: JSON.stringify(list) })}#faults`

/** Arms it or sets it up. */
export async function arm({ fault, list = [] }: HandNeed): Promise<void> {
  if (fault) await control('faults', fault)
  for (const [action, body] of list) await control(action, body as object)
}
