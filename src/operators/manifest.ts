import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as paths from '../../machines/shared/paths'
import type { OperatorFile } from './file'
import { pageWords, tags, type Language } from './languages'
import { faceOf } from './page'

/** Icon sizes in pixels, for all densities and launchers. */
export const iconSizes = [48, 72, 96, 144, 192, 256, 384, 512] as const
export const maskableSizes = [192, 384, 512] as const

/** Screenshots that a browser shows in its install prompt (src/tools/brand-shots.ts takes them). */
export const shots = [
  { name: 'home', path: paths.home, form: 'narrow', width: 780, height: 1688 },
  { name: 'lottery', path: paths.lottery, form: 'narrow', width: 780, height: 1688 },
  { name: 'wide', path: paths.home, form: 'wide', width: 1280, height: 800 },
] as const
type Shot = (typeof shots)[number]

/** The file of such a screenshot. */
export const shotFile = ({ name }: Shot, language: Language) => `shot-${name}-${language}.jpg`

/** The web app manifest of an operator in a language: how the site appears on a phone's home screen. */
export function manifestOf(operator: OperatorFile, language: Language) {
  const { id, brand, words: own } = operator
  const words = (key: keyof typeof pageWords.EN.faces) =>
    own[`faces:${key}`]?.[language] ?? pageWords[language].faces[key]
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/brand/${id}/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const shortcut = (key: 'games' | 'lottery' | 'promos' | 'deposit', url: string) => ({
    name: words(`shortcut.${key}`),
    url,
    icons: [icon('icon', 96, 'any'), icon('icon', 192, 'any')],
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
      ...iconSizes.map((size) => icon('icon', size, 'any')),
      ...maskableSizes.map((size) => icon('maskable', size, 'maskable')),
      { src: `/brand/${id}/icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      shortcut('games', paths.gameList),
      shortcut('lottery', paths.lottery),
      shortcut('promos', paths.promotions),
      shortcut('deposit', paths.deposit),
    ],
    screenshots: shots.flatMap((shot) => {
      const file = shotFile(shot, language)
      if (!existsSync(join(operator.folder, file))) return []
      const { name, width, height, form } = shot
      return {
        src: `/brand/${id}/${file}`,
        sizes: `${width}x${height}`,
        type: 'image/jpeg',
        form_factor: form,
        label: words(name === 'lottery' ? 'shortcut.lottery' : 'shot.home'),
      }
    }),
  }
}
