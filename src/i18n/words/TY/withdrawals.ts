import type { words as english } from '../EN/withdrawals'

export const words: Record<keyof typeof english, string> = {
  paid: 'Naipadala sa bangko',
  fee: 'Mga singil',
  held: 'Nakalaan',
  refused: 'Ibinalik',
  card: 'Account na ••{{digits}}',
  line: '{{time}} · Blg. {{number}}',
  'with.fee': '{{sent}} papunta sa bangko, singil {{fee}}',
  done: 'Natapos {{moment}}',
  'state.waiting': 'Naghihintay',
  'state.processing': 'Papunta na',
  'state.paid': 'Naipadala',
  'state.refused': 'Ibinalik',
  'reason.account-name': 'Wala sa pangalan mo ang account. Magdagdag ng nasa pangalan mo at humiling ulit.',
  'reason.account-number': 'Hindi kilala ng bangko ang account. Idagdag ang tama at humiling ulit.',
  'reason.bank': 'Hindi tinanggap ng bangko. Humiling ulit mamaya, o pumili ng ibang bangko.',
  'reason.review': 'May mga tanong muna kami. Itanong sa customer service gamit ang numerong ito.',
  'empty.title': 'Wala pang withdrawal dito',
  'empty.text': 'Dito lalabas ang bawat withdrawal at ang nangyari rito. Subukan ang mas mahabang panahon.',
}
