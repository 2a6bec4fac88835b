import type { words as english } from '../EN/account'

export const words: Record<keyof typeof english, string> = {
  kinds: 'Anong gumalaw',
  all: 'Lahat',
  'kind.deposit': 'Deposito',
  'kind.withdrawal': 'Withdrawal',
  'kind.game': 'Laro',
  'kind.bonus': 'Bonus',
  'kind.rebate': 'Rebate',
  'kind.transfer': 'Lipat',
  'kind.team': 'Lipat sa team',
  'kind.salary': 'Suweldo',
  'kind.dividend': 'Dibidendo',
  'kind.other': 'Iba pa',
  in: 'Pasok',
  out: 'Labas',
  line: '{{time}} · Blg. {{number}}',
  after: 'Balanse {{amount}}',
  place: 'Nasa {{place}}',
  'empty.title': 'Walang gumalaw rito',
  'empty.text':
    'Dito lalabas ang mga deposito, taya, bonus at withdrawal. Subukan ang mas mahabang panahon, o ang lahat.',
  'team.note': 'Mga lipat sa team mo, rebate, suweldo at dibidendo.',
  'team.empty.title': 'Wala pang galaw sa team mo',
  'team.empty.text':
    'Dito lalabas ang mga lipat sa team mo, rebate, suweldo at dibidendo. Subukan ang mas mahabang panahon.',
}
