import type { words as english } from '../EN/bets'

export const words: Record<keyof typeof english, string> = {
  categories: 'Mga laro',
  all: 'Lahat ng laro',
  bet: 'Itinaya',
  paid: 'Bumalik',
  net: 'Net',
  held: 'Nakalaan sa bukas na round',
  line: '{{time}} · Taya {{amount}}',
  number: 'Blg. {{number}}',
  'ending.open': 'Bukas pa',
  'ending.won': 'Panalo',
  'ending.even': 'Naibalik',
  'ending.lost': 'Talo',
  'ending.void': 'Kinansela',
  by: 'Gawa ng',
  continue: 'Ituloy',
  continueGame: 'Ituloy ang round sa {{name}}',
  lotteries: 'Nasa sariling tala ng lotto ang mga tiket mo roon.',
  'empty.title': 'Wala pang taya rito',
  'empty.text':
    'Dito lalabas ang mga taya mo at ang resulta. Subukan ang mas mahabang panahon, o lahat ng laro.',
}
