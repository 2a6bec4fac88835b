import { offeredProviders, type Provider } from '../../machines/social-sign-in/providers'
import { providerRecord } from '../platform/records'
import { read } from '../platform/storage'
import { checkUrl, type CheckedUrl } from '../platform/urls'
import { currentFlags, currentSettings } from './root'

/** What has to be known before anybody taps a provider's button; the sign-in itself is fetched with the first tap. */

/** Where third-party sign-in starts; the set-up is there once the settings name it (LOGIN-18). */
export function startOfSocial(): CheckedUrl {
  return checkUrl(currentSettings()?.paths.socialSignIn)
}

/** Providers whose button shows (LOGIN-17, REG-05). */
export function socialProviders(): readonly Provider[] {
  return offeredProviders(currentFlags(), startOfSocial().kind !== 'refused')
}

/** The player may be just coming back from a provider's own page. */
export function returnsFromProvider(): boolean {
  return read(providerRecord) !== null
}
