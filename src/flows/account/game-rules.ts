import * as paths from '../../../machines/shared/paths'
import { spokenLanguage } from '../../i18n/language'
import { checkUrl } from '../../platform/urls'
import { currentSettings } from '../core/root'

/**
 * Where the rules and returns of the game can be read that somebody signs in for (trust 39): `gameRules` of the
 * settings' paths with what is asked to be launched. Null for anything else.
 */
export function rulesBefore(next: string | null): string | null {
  const page = checkUrl(currentSettings()?.paths['gameRules'])
  const [screen, search = ''] = next?.split('?') ?? []
  // A lottery's rules are on a screen of its own.
  if (page.kind !== 'own' || screen !== paths.launchGame || !/gameCategory=(?!E?LOTT)/.test(search))
    return null
  return `${page.path}?${search}&lang=${spokenLanguage()}`
}
