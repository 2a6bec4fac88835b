import { fromPromise } from 'xstate'
import { walletMachine, type Balance } from '../../machines/wallet/wallet.machine'
import { walletBalance } from '../platform/calls/member'
import { hideAmountsRecord } from '../platform/records'
import { read, write } from '../platform/storage'
import { ask } from './client'
import { boundEffects } from './effects'

/** The wallet chart bound to the platform. */
export const walletFlow = walletMachine.provide({
  actors: { loadBalance: fromPromise<Balance>(({ signal }) => ask(walletBalance, null, { signal })) },
  actions: { ...boundEffects, keepHidden: (_, { hidden }) => write(hideAmountsRecord, hidden) },
})

/** How the player left the amounts on this phone. */
export function amountsHidden(): boolean {
  return read(hideAmountsRecord) ?? false
}
