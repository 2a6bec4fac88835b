import type { ContractKind } from '../../../../machines/contract-prompt/contracts'
import type { World } from '../../support/world'

/** Offers exactly these contracts from the upline. */
export async function offerContracts(
  world: World,
  userName: string,
  contracts: readonly { readonly id: string; readonly kind: ContractKind; readonly request?: string }[],
): Promise<void> {
  await world.control('player', { userName, contracts })
}
