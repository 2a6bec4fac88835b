import { fromPromise, type ActorRefFrom } from 'xstate'
import { serviceDeskMachine, type Agent } from '../../../machines/service-desk/service-desk.machine'
import type { Answer } from '../../../machines/shared/chart'
import { launchChat, serviceAgents } from '../../platform/calls/service-desk'
import { answered, call } from '../core/client'
import { boundEffects } from '../core/effects'
import { lastAnswer } from '../core/last-answer'
import { perPlayer } from '../core/lifetime'
import { askToLeave } from '../session/leave-site'
import { addressOfEntry } from '../core/path-entry'

export {
  channelTypes,
  type Agent,
  type ChannelType,
} from '../../../machines/service-desk/service-desk.machine'

export type ServiceDeskActor = ActorRefFrom<typeof serviceDeskMachine>

async function wayTo(agent: Agent | null, signal: AbortSignal): Promise<{ url: string }> {
  if (!agent) return { url: '' }
  const { csPosition, type } = agent
  const entry = await call(launchChat, { csPosition, type }, { signal })
  return { url: (entry && (await addressOfEntry(entry))) ?? '' }
}

const agents = lastAnswer<readonly Agent[]>(perPlayer, (_, signal) => call(serviceAgents, null, { signal }))

/** As a screen or as a panel, with the agents known from before. */
export const serviceDeskInput = (widget: boolean) => ({ widget, agents: agents.known() ?? [] })

/** The service desk chart, bound to the platform; every link that leaves the site asks first. */
export const serviceDeskFlow = serviceDeskMachine.provide({
  actors: {
    loadAgents: agents.load,
    launchChat: fromPromise<Answer<{ url: string }>, { agent: Agent | null }>(({ input, signal }) =>
      answered(wayTo(input.agent, signal)),
    ),
  },
  actions: { ...boundEffects, openExternal: (_, { url }) => askToLeave(url) },
})
