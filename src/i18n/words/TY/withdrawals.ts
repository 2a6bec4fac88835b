import type { words as english } from '../EN/withdrawals'

export const words: Record<keyof typeof english, string> = {
  paid: 'Naipadala sa bangko',
  fee: 'Mga bayarin',
  held: 'Nakalaan',
  refused: 'Ibinalik',
  card: 'Account na ••{{digits}}',
  line: '{{time}} · Blg. {{number}}',
  'with.fee': 'Bayarin {{amount}}',
  done: 'Natapos {{moment}}',
  'state.waiting': 'Naghihintay',
  'state.processing': 'Papunta na',
  'state.paid': 'Naipadala',
  'state.refused': 'Ibinalik',
  'reason.account-name': 'Hindi tugma ang pangalan sa account.',
  'reason.account-number': 'Hindi kilala ng bangko ang account.',
  'reason.bank': 'Hindi tinanggap ng bangko.',
  'reason.review': 'Hindi pumasa sa pagsusuri namin.',
  'empty.title': 'Wala pang withdrawal dito',
  'empty.text': 'Dito lalabas ang bawat withdrawal at ang nangyari rito. Subukan ang mas mahabang panahon.',
}
