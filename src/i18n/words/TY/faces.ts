import type { words as english } from '../EN/faces'

export const words: Record<keyof typeof english, string> = {
  'perya.text': 'Ang perya sa palad mo',
  'perya.description':
    'Slots, live tables, sports at lottery sa perya. Para sa 21 taong gulang pataas. Maglaro nang responsable.',
  'bayside.text': 'Ang gabi mo sa tabing-dagat',
  'bayside.description':
    'Slots, live tables, sports at lottery sa tabing-dagat. Para sa 18 taong gulang pataas. Maglaro nang responsable.',
  'shortcut.games': 'Mga laro',
  'shortcut.lottery': 'Lottery',
  'shortcut.promos': 'Mga promo',
  'shortcut.deposit': 'Mag-deposit',
}
