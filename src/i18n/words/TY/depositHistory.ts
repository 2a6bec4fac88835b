import type { words as english } from '../EN/depositHistory'

export const words: Record<keyof typeof english, string> = {
  amount: 'Naideposito',
  bonus: 'Mga bonus',
  fee: 'Mga singil',
  waiting: 'Hindi pa nababayaran',
  line: '{{time}} · Blg. {{number}}',
  'with.bonus': 'May bonus na {{amount}}',
  'with.fee': 'Singil {{amount}}',
  until: 'Bayaran bago ang {{moment}}',
  'state.waiting': 'Babayaran',
  'state.paid': 'Pumasok na',
  'state.cancelled': 'Kinansela',
  'state.expired': 'Nag-expire',
  'state.refused': 'Tinanggihan',
  'reason.waiting': 'Hinihintay pa ang bayad mo. Wala pang nakukuha.',
  'reason.cancelled': 'Itinigil ito bago mabayaran. Walang naidagdag.',
  'reason.expired': 'Hindi nabayaran sa oras. Walang naidagdag.',
  'reason.refused':
    'Hindi natuloy ang bayad. Walang naidagdag; kung may nabawas sa account mo, sabihin sa customer service ang numerong ito.',
  continue: 'Ituloy',
  continueLoad: 'Ituloy ang deposito {{number}}',
  'empty.title': 'Wala pang deposito rito',
  'empty.text': 'Dito lalabas ang bawat deposito at ang nangyari rito. Subukan ang mas mahabang panahon.',
}
