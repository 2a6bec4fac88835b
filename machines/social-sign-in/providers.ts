/** Providers whose accounts can be used to sign in. */
export const providers = ['facebook', 'google'] as const
export type Provider = (typeof providers)[number]

const flags: Readonly<Record<Provider, string>> = { facebook: 'FACEBOOKLOGIN3', google: 'GOOGLELOGIN3' }

/**
 * The buttons to show: those whose flag is on, once third-party sign-in is available (LOGIN-17, REG-05, SITE-20,
 * SITE-21).
 */
export function offeredProviders(
  switches: Readonly<Record<string, string>>,
  initialised: boolean,
): readonly Provider[] {
  return initialised ? providers.filter((provider) => switches[flags[provider]] === '1') : []
}
