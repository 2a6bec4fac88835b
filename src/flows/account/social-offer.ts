import { offeredProviders, type Provider } from '../../../machines/social-sign-in/providers'
import { providerRecord } from '../../platform/records'
import { read } from '../../platform/storage'
import { checkUrl, type CheckedUrl } from '../../platform/urls'
import { currentFlags, currentSettings } from '../core/root'

/**
 * What has to be known before a provider's button is tapped; the sign-in itself is loaded on the first tap.
 */

/** Where third-party sign-in starts; available once the settings name it (LOGIN-18). */
export function startOfSocial(): CheckedUrl {
  return checkUrl(currentSettings()?.paths.socialSignIn)
}

/** Providers whose button is shown (LOGIN-17, REG-05). */
export function socialProviders(): readonly Provider[] {
  return offeredProviders(currentFlags(), startOfSocial().kind !== 'refused')
}

/** Whether the player may be returning from a provider's page. */
export function returnsFromProvider(): boolean {
  return read(providerRecord) !== null
}
