/** Which way codes for login and registration go: the platform's own, or the third party's (LOGIN-26, REG-12). */

let thirdParty = false

/** Told by whoever has fetched the registration settings. */
export function takePhoneRoute({ thirdPartyPhone }: { thirdPartyPhone: boolean }): void {
  thirdParty = thirdPartyPhone
}

export function byThirdParty(): boolean {
  return thirdParty
}
