import { perPage } from '../core/lifetime'

/** Who sends codes for login and registration: the platform or an SMS provider (LOGIN-26, REG-12). */
const route = perPage(() => ({ thirdPartyPhone: false }))

/** Called once the registration settings have loaded. */
export function takePhoneRoute({ thirdPartyPhone }: { thirdPartyPhone: boolean }): void {
  route().thirdPartyPhone = thirdPartyPhone
}

export function usesSmsProvider(): boolean {
  return route().thirdPartyPhone
}
