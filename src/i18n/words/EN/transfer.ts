/** Words of the transfer to the superior; what it has in common with a withdrawal is said in those words. */
export const words = {
  'first.text': 'Six digits, asked for with every transfer and withdrawal. Nobody else needs to know them.',
  to: 'To your superior',
  final: 'It is theirs at once, and nobody can take it back.',
  next: 'Transfer {{amount}}',
  'next.plain': 'Transfer',
  'confirm.title': 'Transfer {{amount}}?',
  busy: 'Transferring',
  'done.title': 'Transferred',
  'done.text': '{{to}} has it now.',
  'done.to': 'to {{to}}',
  closed: 'Not open to this account',
  again: 'Transfer more',
} as const
