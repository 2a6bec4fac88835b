import * as paths from '../../../machines/shared/paths'
import { spokenLanguage } from '../../i18n/language'
import { checkUrl } from '../../platform/urls'
import { currentSettings } from '../core/root'

/**
 * Link to the rules and return of the game for which the player is signing in (trust 39): `gameRules` from
 * the settings' paths, plus what is to be launched. Null for anything else.
 */
export function rulesBefore(next: string | null): string | null {
  const page = checkUrl(currentSettings()?.paths['gameRules'])
  const [screen, search = ''] = next?.split('?') ?? []
  // A lottery's rules have their own screen.
  if (page.kind !== 'own' || screen !== paths.launchGame || !/gameCategory=(?!E?LOTT)/.test(search))
    return null
  return `${page.path}?${search}&lang=${spokenLanguage()}`
}
