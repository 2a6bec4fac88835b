import { fromPromise } from 'xstate'
import { walletMachine, type Balance } from '../../../machines/wallet/wallet.machine'
import { walletBalance } from '../../platform/calls/wallet'
import { hideAmountsRecord } from '../../platform/records'
import { read, write } from '../../platform/storage'
import { call } from '../core/client'
import { boundEffects } from '../core/effects'

/** The wallet chart, bound to the platform. */
export const walletFlow = walletMachine.provide({
  actors: { loadBalance: fromPromise<Balance>(({ signal }) => call(walletBalance, null, { signal })) },
  actions: { ...boundEffects, keepHidden: (_, { hidden }) => write(hideAmountsRecord, hidden) },
})

/** Whether the player has hidden the amounts on this phone. */
export function amountsHidden(): boolean {
  return read(hideAmountsRecord) ?? false
}
