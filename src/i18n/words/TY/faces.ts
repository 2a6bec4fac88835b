import type { words as english } from '../EN/faces'

export const words: Record<keyof typeof english, string> = {
  'shot.home': 'Mga laro at bola sa unang screen',
  'shortcut.games': 'Mga laro',
  'shortcut.lottery': 'Lotto',
  'shortcut.promos': 'Mga promo',
  'shortcut.deposit': 'Magdeposito',
}
