import { leaveSiteMachine } from '../../../machines/leave-site/leave-site.machine'
import { hostName, openElsewhere } from '../../platform/page'
import { checkUrl } from '../../platform/urls'
import { needPart } from '../adapters/dialogs'
import { startChart } from '../core/chart'
import { perPlayer } from '../core/lifetime'

/** The dialog before every link that leaves the site. */
export const leaveSite = perPlayer(() =>
  startChart(leaveSiteMachine.provide({ actions: { openExternal: (_, { url }) => openElsewhere(url) } })),
)

/** Asks before opening an address outside the site; one that is not allowed does nothing. */
export function askToLeave(url: string): void {
  const checked = checkUrl(url)
  if (checked.kind === 'refused') return
  const outside =
    checked.kind === 'own'
      ? { url: checked.path, host: hostName() }
      : { url: checked.url, host: checked.host }
  leaveSite().send({ type: 'ASK', outside })
  needPart('leave')
}
