import type { words as english } from '../EN/rebates'

export const words: Record<keyof typeof english, string> = {
  amount: 'Mga rebate',
  turnover: 'Mga tayang pinagbatayan',
  note: 'Isang beses binabayaran ang bawat rebate, para sa mga taya mula noong nauna.',
  games: 'Mga laro',
  line: '{{time}} · Blg. {{number}}',
  from: '{{rate}}% ng {{turnover}}',
  paid: 'Naibigay na',
  'empty.title': 'Wala pang rebate rito',
  'empty.text':
    'Dito lalabas ang mga rebate na ibinigay sa iyo, ayon sa klase ng laro. Subukan ang mas mahabang panahon.',
}
