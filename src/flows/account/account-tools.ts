import { currentFlags } from '../core/root'

/** What this gateway has to keep an account its owner's; what it lacks is not shown. */
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
