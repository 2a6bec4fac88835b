import { currentFlags } from '../core/root'

/** Whether operator and browser have passkeys: known before a button is tapped, so it loads nothing. */
export const offersPasskeys = (): boolean =>
  currentFlags().PASSKEY3 === '1' && typeof PublicKeyCredential === 'function'
