import { createActor, fromPromise } from 'xstate'
import { serviceLinkMachine } from '../../machines/service-link/service-link.machine'
import type { Answer } from '../../machines/shared/chart'
import { serviceLink } from '../platform/calls/settings'
import { ask, merchantCode } from './client'
import { boundEffects } from './effects'
import { askToLeave } from './leave-site'
import { addressOfEntry } from './path-entry'
import { inspect } from './inspect'

/** The first entry that opens and leads where the site may go; a refusal when there is none. */
async function findLink(signal: AbortSignal): Promise<Answer<{ url: string }>> {
  const entries = await ask(serviceLink, { merchantCode: merchantCode() }, { signal })
  for (const entry of entries) {
    const url = await addressOfEntry(entry)
    if (url !== null) return { ok: true, value: { url } }
  }
  return { ok: false, failure: { code: 'empty-url' } }
}

/** The way to the customer service: one for the whole page. */
const service = createActor(
  serviceLinkMachine.provide({
    actors: { loadServiceLink: fromPromise(({ signal }) => findLink(signal)) },
    actions: { ...boundEffects, openExternal: (_, { url }) => askToLeave(url) },
  }),
  { inspect },
).start()

/** Fetches the link and asks before it is followed; tapping again meanwhile does nothing (LOGIN-23). */
export function openService(): void {
  service.send({ type: 'OPEN' })
}
