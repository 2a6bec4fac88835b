import { waitingContracts, type ContractKind } from '../../../machines/contract-prompt/contracts'
import { contractRequests } from '../../platform/calls/agent'
import { call } from '../core/client'
import { defineResource } from '../core/resource'

export { contractRoutes } from '../../../machines/contract-prompt/contracts'

/**
 * Contracts offered to the agent that await an answer. The prompt appears once per session; here they remain
 * visible.
 */
export const contractOffers = defineResource<readonly ContractKind[]>(
  (_, signal) => call(contractRequests, null, { signal }).then(waitingContracts),
  (kinds) => kinds.length === 0,
)
