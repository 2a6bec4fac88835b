import { rememberedRecord } from '../../platform/records'
import { searchesRecord } from '../../platform/late-records'
import { read, remove } from '../../platform/storage'
import { boundEffects } from '../core/effects'
import { currentAccount } from '../core/lifetime'
import { createListeners } from '../core/listeners'
import { dropRemembered } from '../session/remembered'

/** What this phone stores about its player beyond the session, and how to clear it. */

const changed = createListeners()
export const onPhoneForgot = changed.add

/** A login is remembered, or searches are. */
export const phoneRemembers = (): boolean =>
  read(rememberedRecord) !== null || read(searchesRecord, currentAccount()) !== null

/** Forgets the remembered login and this player's searches; a signed-in player stays signed in. */
export function forgetOnPhone(): void {
  dropRemembered()
  remove(searchesRecord, currentAccount())
  changed.tell()
  boundEffects.notify(undefined, { kind: 'success', text: 'change-saved' })
}
