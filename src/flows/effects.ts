import type { Destination, Notice } from '../../machines/shared/effects'
import { focusField } from './adapters/focus'
import { goTo } from './adapters/navigation'
import { logFault } from './log'
import { toastsActor } from './root'

/** The effects that all charts share, bound to the app: spread into `.provide({ actions })`. */
export const boundEffects = {
  goTo: (_: unknown, destination: Destination) => goTo(destination),
  notify: (_: unknown, notice: Notice) => toastsActor()?.send({ type: 'SHOW', notice }),
  stopWaiting: () => toastsActor()?.send({ type: 'STOP_WAITING' }),
  focusField: (_: unknown, { field }: { field: string }) => focusField(field),
  logFault: (_: unknown, fault: { what: string; code: string }) => logFault(fault),
}
