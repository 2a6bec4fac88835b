import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { contractPromptMachine } from '../../machines/contract-prompt/contract-prompt.machine'
import { contractRoutes, type ContractRequests } from '../../machines/contract-prompt/contracts'
import type { Session } from '../../machines/session/session'
import { contractRequests } from '../platform/calls/agent'
import { here } from '../platform/page'
import { contractsAskedRecord } from '../platform/records'
import { read, write } from '../platform/storage'
import { onRouteChange } from './adapters/navigation'
import { ask } from './client'
import { boundEffects } from './effects'
import { inspect } from './inspect'

export type ContractPromptActor = ActorRefFrom<typeof contractPromptMachine>

const contractPromptFlow = contractPromptMachine.provide({
  actors: {
    contractRequests: fromPromise<ContractRequests>(({ signal }) => ask(contractRequests, null, { signal })),
  },
  actions: { ...boundEffects, markAsked: () => write(contractsAskedRecord, '1') },
})

const onContract = () => Object.values<string>(contractRoutes).includes(here().split('?')[0] ?? '')

let prompt: ContractPromptActor | null = null
let wasOnContract = false

onRouteChange(() => {
  const now = onContract()
  if (wasOnContract && !now) prompt?.send({ type: 'CONTRACT_LEFT' })
  wasOnContract = now
})

/** Asks about contracts that wait, once a session (CONTRACT-01..06). */
export function startContractPrompt({ type }: Session): ContractPromptActor {
  const asked = read(contractsAskedRecord) !== null
  wasOnContract = onContract()
  prompt = createActor(contractPromptFlow, { input: { type, asked }, inspect }).start()
  return prompt
}
