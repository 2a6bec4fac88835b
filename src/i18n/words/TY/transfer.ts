/** Mga salita ng paglipat ng pera sa upline. */
export const words = {
  'first.text':
    'Anim na numero, hihingin sa bawat paglipat at pag-withdraw. Hindi kailangang malaman ng iba.',
  to: 'Sa upline mo',
  final: 'Kanya na ito agad, at hindi na mababawi ng kahit sino.',
  next: 'Ilipat ang {{amount}}',
  'next.plain': 'Ilipat',
  'confirm.title': 'Ilipat ang {{amount}}?',
  busy: 'Inililipat',
  'done.title': 'Nailipat na',
  'done.text': 'Na kay {{to}} na ito.',
  'done.to': 'kay {{to}}',
  closed: 'Hindi makapaglipat sa upline ang account na ito',
  'closed.text':
    'Para lang ito sa mga sumali sa ilalim ng isang upline, at kung pinapayagan ng operator. Kung may upline ka, matitingnan ng customer service kung puwede itong buksan para sa iyo.',
  'closed.again': 'Tingnan ulit',
  again: 'Maglipat pa',
} as const
