import { currentFlags } from '../core/root'

/** The account security features this gateway supports; unsupported ones are not shown. */
export const accountTools = (): {
  readonly devices: boolean
  readonly passkeys: boolean
  readonly app: boolean
} => {
  const flags = currentFlags()
  return {
    devices: flags.DEVICES3 === '1',
    passkeys: flags.PASSKEY3 === '1',
    app: flags.AUTHAPP3 === '1',
  }
}
