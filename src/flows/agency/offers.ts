import { waitingContracts, type ContractKind } from '../../../machines/contract-prompt/contracts'
import { contractRequests } from '../../platform/calls/agent'
import { call } from '../core/client'
import { defineResource } from '../core/resource'

export { contractRoutes } from '../../../machines/contract-prompt/contracts'

/** Contracts offered to the agent that wait for an answer. The prompt asks once a session; here they stay in sight. */
export const contractOffers = defineResource<readonly ContractKind[]>(
  (_, signal) => call(contractRequests, null, { signal }).then(waitingContracts),
  (kinds) => kinds.length === 0,
)
