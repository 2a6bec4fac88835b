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
  closed: 'Hindi bukas sa account na ito',
  again: 'Maglipat pa',
} as const
