import { fromPromise } from 'xstate'
import { serviceLinkMachine } from '../../../machines/service-link/service-link.machine'
import type { Answer } from '../../../machines/shared/chart'
import { serviceLink } from '../../platform/calls/settings'
import { call, merchantCode } from '../core/client'
import { boundEffects } from '../core/effects'
import { askToLeave } from '../session/leave-site'
import { addressOfEntry } from '../core/path-entry'
import { startChart } from '../core/chart'
import { perPage } from '../core/lifetime'

/** The first entry that can be decrypted and leads to an allowed site; a refusal if there is none. */
async function findLink(signal: AbortSignal): Promise<Answer<{ url: string }>> {
  const entries = await call(serviceLink, { merchantCode: merchantCode() }, { signal })
  for (const entry of entries) {
    const url = await addressOfEntry(entry)
    if (url !== null) return { ok: true, value: { url } }
  }
  return { ok: false, failure: { code: 'empty-url' } }
}

/** The way to customer service: one per page. */
const service = perPage(() =>
  startChart(
    serviceLinkMachine.provide({
      actors: { loadServiceLink: fromPromise(({ signal }) => findLink(signal)) },
      actions: { ...boundEffects, openExternal: (_, { url }) => askToLeave(url) },
    }),
  ),
)

/** Fetches the link and asks before following it; tapping again in the meantime does nothing (LOGIN-23). */
export function openService(): void {
  service().send({ type: 'OPEN' })
}
