import icons from './data/icons.json' with { type: 'json' }

/** One icon: SVG content in a w x h box; `mono` icons have one colour and take whatever they are given. */
export interface Icon {
  readonly body: string
  readonly w: number
  readonly h: number
  readonly mono?: boolean
}

const ICONS: Readonly<Record<string, Icon>> = icons

/** The icon 'n:name' (Noto Emoji) or 'g:name' (game-icons), if there is one. */
export function findIcon(key: string | null | undefined): Icon | undefined {
  return key ? ICONS[key] : undefined
}
