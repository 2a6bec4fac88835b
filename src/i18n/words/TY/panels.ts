import type { words as english } from '../EN/panels'

/** The same in Filipino. */
export const words: Record<keyof typeof english, string> = {
  'app.title': 'Kunin ang app',
  'app.text': 'Ang perya sa home screen mo: mas mabilis buksan, at naka-login ka pa rin.',
  'app.bonus': 'May download bonus na hanggang 688 pesos. Nasa promotion center ang mga tuntunin.',
  'app.none': 'Wala pang app na mada-download sa ngayon.',
  'app.safari': 'Sa Safari lang mada-download ang app.',
  'app.android': 'Para sa Android',
  'app.android.sub': 'Magda-download ng file na ii-install',
  'app.ios': 'Para sa iPhone at iPad',
  'app.ios.sub': 'Kailangan ng iOS 12.4 o mas bago',
  'app.profile': 'Profile para sa iPhone',
  'app.profile.sub': 'Isang tap lang, nasa home screen na',
  'app.guide': 'Ilagay sa home screen',
  'app.back': 'Bumalik sa mga download',
  'app.step.1': 'Pindutin ang share button ng Safari, ang parisukat na may arrow.',
  'app.step.2': 'Piliin ang “Add to Home Screen”.',
  'app.step.3': 'Pindutin ang “Add”. Mula ngayon, may sariling icon na ang perya.',
  'app.step.old.1': 'Buksan ang page na ito sa Safari at pindutin ang share button sa ibaba.',
  'app.step.old.2': 'I-swipe pakaliwa ang ibabang hanay ng icon at pindutin ang “Add to Home Screen”.',
  'app.step.old.3':
    'Sa lumang iOS, laging sa home page bumubukas ang icon at baka kailangan mong mag-login ulit. Maaayos iyan kapag nag-update ka ng iOS.',
  'share.title': 'Isama ang tropa',
  'share.text': 'Kapag gumawa ng account ang kaibigan mo gamit ang link mo, kasama mo na siya sa perya.',
  'share.code': 'Code mo',
  'share.joined_one': '{{count}} kaibigan na ang sumali',
  'share.joined_other': '{{count}} kaibigan na ang sumali',
  'share.copy': 'Kopyahin ang link',
  'share.copied': 'Nakopya na',
  'share.share': 'Ibahagi',
}
