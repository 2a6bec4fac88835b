import { createActor } from 'xstate'
import { leaveSiteMachine } from '../../machines/leave-site/leave-site.machine'
import { hostName } from '../platform/device'
import { openElsewhere } from '../platform/page'
import { checkUrl } from '../platform/urls'
import { needPart } from './adapters/dialogs'
import { inspect } from './inspect'

/** The dialog in front of every way out of the site: one for the whole page. */
export const leaveSite = createActor(
  leaveSiteMachine.provide({ actions: { openExternal: (_, { url }) => openElsewhere(url) } }),
  { inspect },
).start()

/** Asks before an address opens beside the site; one that may not be followed does nothing. */
export function askToLeave(url: string): void {
  const checked = checkUrl(url)
  if (checked.kind === 'refused') return
  const outside =
    checked.kind === 'own'
      ? { url: checked.path, host: hostName() }
      : { url: checked.url, host: checked.host }
  leaveSite.send({ type: 'ASK', outside })
  needPart('leave')
}
