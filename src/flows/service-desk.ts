import { fromPromise, type ActorRefFrom } from 'xstate'
import { serviceDeskMachine, type Agent } from '../../machines/service-desk/service-desk.machine'
import type { Answer } from '../../machines/shared/chart'
import { launchChat, serviceAgents } from '../platform/calls/service-desk'
import { answered, ask } from './client'
import { boundEffects } from './effects'
import { askToLeave } from './leave-site'
import { addressOfEntry } from './path-entry'

export { deskTypes, type Agent, type DeskType } from '../../machines/service-desk/service-desk.machine'

export type ServiceDeskActor = ActorRefFrom<typeof serviceDeskMachine>

async function wayTo(agent: Agent | null, signal: AbortSignal): Promise<{ url: string }> {
  if (!agent) return { url: '' }
  const { csPosition, type } = agent
  const entry = await ask(launchChat, { csPosition, type }, { signal })
  return { url: (entry && (await addressOfEntry(entry))) ?? '' }
}

/** The desk chart bound to the platform; every way out of the site is asked about first. */
export const serviceDeskFlow = serviceDeskMachine.provide({
  actors: {
    loadAgents: fromPromise<readonly Agent[]>(({ signal }) => ask(serviceAgents, null, { signal })),
    launchChat: fromPromise<Answer<{ url: string }>, { agent: Agent | null }>(({ input, signal }) =>
      answered(wayTo(input.agent, signal)),
    ),
  },
  actions: { ...boundEffects, openExternal: (_, { url }) => askToLeave(url) },
})
