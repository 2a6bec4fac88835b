/** Contracts an upline may offer, in the order in which they are asked about (CONTRACT-05). */
export const contractKinds = ['salary', 'dividend', 'hourly'] as const
export type ContractKind = (typeof contractKinds)[number]

/** What the platform answers: a text per contract that waits for an answer (CONTRACT-02). */
export interface ContractRequests {
  readonly dailysalreqtype: string | null
  readonly divtypecompperiodreq: string | null
  readonly contracthoursalreq: string | null
}

/** Screen of each contract (ROUTE-30..32). */
export const contractRoutes: Readonly<Record<ContractKind, string>> = {
  salary: '/m/member/agent/getSalaryContract',
  dividend: '/m/member/agent/getDevidendContract',
  hourly: '/m/member/agent/getHourContract',
}

const values = {
  salary: 'dailysalreqtype',
  dividend: 'divtypecompperiodreq',
  hourly: 'contracthoursalreq',
} as const satisfies Record<ContractKind, keyof ContractRequests>

/** The contracts that wait for an answer, in order; blank text counts as none (CONTRACT-03). */
export function waitingContracts(requests: ContractRequests): ContractKind[] {
  return contractKinds.filter((kind) => (requests[values[kind]] ?? '').trim() !== '')
}
