import type { words as english } from '../EN/search'

export const words: Record<keyof typeof english, string> = {
  recents: 'Mga huling hinanap',
  forget: 'Burahin ang mga huling hinanap',
  suggestions: 'Mga mungkahi',
  vendors: 'Mga provider',
  games: 'Lahat ng laro',
  others: 'Iba pang laro',
  count_one: '{{count}} laro',
  count_other: '{{count}} laro',
  more: 'Magpakita pa ng laro',
  'nothing.title': 'Walang larong may ganyang pangalan',
  'nothing.text': 'Tingnan ang baybay, o subukan ang mas maikling salita.',
  nearest: 'Ang pinakamalapit na mga laro',
  'offline.text': 'Itutuloy ang paghahanap kapag online ka na ulit.',
  'own.recent': 'Kamakailang nilaro',
  'own.fav': 'Mga paborito mo',
  'own.all': 'Tingnan lahat',
  'own.failed': 'Hindi na-load ang mga larong ito.',
}
