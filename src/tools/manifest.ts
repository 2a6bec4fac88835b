import * as paths from '../../machines/shared/paths'
import type { Face } from './faces'

/** The web app manifest of a brand in a language: what a phone shows of the site on its home screen. */
export function manifestOf({ brand, language, name, description, colour, words }: Face) {
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/brand/${brand}/${file}-${size}.png`,
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
    name,
    short_name: name,
    description,
    lang: language === 'EN' ? 'en' : 'fil',
    dir: 'ltr',
    start_url: paths.home,
    scope: '/',
    display: 'standalone',
    orientation: 'portrait',
    theme_color: colour,
    background_color: colour,
    categories: ['games', 'entertainment'],
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
      { src: `/brand/${brand}/icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      shortcut('games', paths.gameList),
      shortcut('lottery', paths.lottery),
      shortcut('promos', paths.promotions),
      shortcut('deposit', paths.deposit),
    ],
  }
}
