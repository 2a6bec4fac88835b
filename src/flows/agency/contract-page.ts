import { fromPromise } from 'xstate'
import {
  contractPageMachine,
  type ContractOffer,
} from '../../../machines/contract-page/contract-page.machine'
import { contractKinds, contractRoutes, type ContractKind } from '../../../machines/contract-prompt/contracts'
import type { Answer } from '../../../machines/shared/chart'
import { processDividend, processHourly, processSalary, salaryRequest } from '../../platform/calls/agent'
import { stepBack } from '../adapters/navigation'
import { answered, call } from '../core/client'
import { boundEffects } from '../core/effects'

const answers = { salary: processSalary, dividend: processDividend, hourly: processHourly } as const

/** The contract a screen is about (ROUTE-30..32). */
export function contractAt(pathname: string): ContractKind {
  const path = pathname.replace(/\/+$/, '')
  return contractKinds.find((kind) => contractRoutes[kind] === path) ?? 'salary'
}

/** The contract chart, bound to the platform. */
export const contractPageFlow = contractPageMachine.provide({
  actors: {
    loadContract: fromPromise<ContractOffer | null, { kind: ContractKind }>(({ input, signal }) =>
      call(salaryRequest, input, { signal }),
    ),
    answerContract: fromPromise<Answer<null>, { kind: ContractKind; id: string; accept: boolean }>(
      ({ input: { kind, id, accept }, signal }) =>
        answered(call(answers[kind], { id, accept: accept ? '1' : '0' }, { signal }).then(() => null)),
    ),
  },
  actions: { ...boundEffects, goBack: stepBack },
})
