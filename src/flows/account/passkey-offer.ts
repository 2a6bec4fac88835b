import type { SiteFlags } from '../../../machines/site-status/site'

/** Whether operator and browser support passkeys: needed before a button is tapped, so it loads nothing. */
export const offersPasskeys = ({ PASSKEY3 }: SiteFlags): boolean =>
  PASSKEY3 === '1' && typeof PublicKeyCredential === 'function'
