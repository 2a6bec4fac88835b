import * as paths from '../../machines/shared/paths'
import type { OperatorFile } from './file'
import { pageWords, tags, type Language } from './languages'
import { faceOf } from './page'

/** The web app manifest of an operator in a language: what a phone shows of the site on its home screen. */
export function manifestOf(operator: OperatorFile, language: Language) {
  const { id, brand } = operator
  const words = pageWords[language].faces
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/brand/${id}/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const shortcut = (key: 'games' | 'lottery' | 'promos' | 'deposit', url: string) => ({
    name: words[`shortcut.${key}`],
    url,
    icons: [icon('icon', 192, 'any')],
  })
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: faceOf(operator, language).description,
    lang: tags[language],
    dir: 'ltr',
    start_url: paths.home,
    scope: '/',
    display: 'standalone',
    orientation: 'portrait',
    theme_color: brand.themeColour,
    background_color: brand.themeColour,
    categories: ['games', 'entertainment'],
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
      { src: `/brand/${id}/icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      shortcut('games', paths.gameList),
      shortcut('lottery', paths.lottery),
      shortcut('promos', paths.promotions),
      shortcut('deposit', paths.deposit),
    ],
  }
}
