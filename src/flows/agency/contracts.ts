import { fromPromise, type ActorRefFrom } from 'xstate'
import { contractPromptMachine } from '../../../machines/contract-prompt/contract-prompt.machine'
import { contractRoutes, type ContractRequests } from '../../../machines/contract-prompt/contracts'
import type { Session } from '../../../machines/session/session'
import { contractRequests } from '../../platform/calls/agent'
import { here } from '../../platform/page'
import { contractsAskedRecord } from '../../platform/late-records'
import { read, write } from '../../platform/storage'
import { onRouteChange } from '../adapters/navigation'
import { call } from '../core/client'
import { boundEffects } from '../core/effects'
import { startChart } from '../core/chart'
import type { AtEnd } from '../core/lifetime'

type ContractPromptActor = ActorRefFrom<typeof contractPromptMachine>

const contractPromptFlow = contractPromptMachine.provide({
  actors: {
    contractRequests: fromPromise<ContractRequests>(({ signal }) => call(contractRequests, null, { signal })),
  },
  actions: { ...boundEffects, markAsked: () => write(contractsAskedRecord, '1') },
})

const onContract = () => Object.values<string>(contractRoutes).includes(here().split('?')[0] ?? '')

/** Prompts about pending contracts, once per session (CONTRACT-01..06), until the player's lifetime ends. */
export function startContractPrompt({ type }: Session, atEnd: AtEnd): ContractPromptActor {
  const asked = read(contractsAskedRecord) !== null
  const prompt = startChart(contractPromptFlow, { type, asked })
  let wasOnContract = onContract()
  atEnd(
    onRouteChange(() => {
      const now = onContract()
      if (wasOnContract && !now) prompt.send({ type: 'CONTRACT_LEFT' })
      wasOnContract = now
    }),
  )
  return prompt
}
