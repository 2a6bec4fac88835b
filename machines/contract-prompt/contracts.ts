import { type Path } from '../shared/address'
import * as paths from '../shared/paths'

/** Contracts an upline may offer, in prompt order (CONTRACT-05). */
export const contractKinds = ['salary', 'dividend', 'hourly'] as const
export type ContractKind = (typeof contractKinds)[number]

/** The platform's answer: a text per waiting contract (CONTRACT-02). */
export interface ContractRequests {
  readonly dailysalreqtype: string | null
  readonly divtypecompperiodreq: string | null
  readonly contracthoursalreq: string | null
}

/** Screen of each contract (ROUTE-30..32). */
export const contractRoutes: Readonly<Record<ContractKind, Path>> = {
  salary: paths.salaryContract,
  dividend: paths.dividendContract,
  hourly: paths.hourlyContract,
}

const values = {
  salary: 'dailysalreqtype',
  dividend: 'divtypecompperiodreq',
  hourly: 'contracthoursalreq',
} as const satisfies Record<ContractKind, keyof ContractRequests>

/** The waiting contracts, in order; a blank text counts as none (CONTRACT-03). */
export function waitingContracts(requests: ContractRequests): ContractKind[] {
  return contractKinds.filter((kind) => (requests[values[kind]] ?? '').trim() !== '')
}
