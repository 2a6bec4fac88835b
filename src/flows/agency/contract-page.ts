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
import { lastAnswer } from '../core/last-answer'
import { perPlayer } from '../core/lifetime'

const answers = { salary: processSalary, dividend: processDividend, hourly: processHourly } as const

/** The contract a screen is about (ROUTE-30..32). */
export function contractAt(pathname: string): ContractKind {
  const path = pathname.replace(/\/+$/, '')
  return contractKinds.find((kind) => contractRoutes[kind] === path) ?? 'salary'
}

const offers = lastAnswer<ContractOffer | null, { kind: ContractKind }>(perPlayer, (asked, signal) =>
  call(salaryRequest, asked, { signal }),
)

/** A screen's contract, with the terms known from an earlier visit to it. */
export const contractInput = (kind: ContractKind) => ({ kind, offer: offers.known({ kind }) })

/** The contract chart, bound to the platform. */
export const contractPageFlow = contractPageMachine.provide({
  actors: {
    loadContract: offers.load,
    answerContract: fromPromise<Answer<null>, { kind: ContractKind; id: string; accept: boolean }>(
      ({ input: { kind, id, accept }, signal }) =>
        answered(
          call(answers[kind], { id, accept: accept ? '1' : '0' }, { signal }).then(() => {
            offers.forget()
            return null
          }),
        ),
    ),
  },
  actions: { ...boundEffects, goBack: stepBack },
})
