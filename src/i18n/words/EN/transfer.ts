/** Words of the transfer to the upline; what it shares with a withdrawal uses that table. */
export const words = {
  'first.text': 'Six digits, asked for with every transfer and withdrawal. Nobody else needs to know them.',
  to: 'To your upline',
  final: 'It is theirs at once, and nobody can take it back.',
  next: 'Transfer {{amount}}',
  'next.plain': 'Transfer',
  'confirm.title': 'Transfer {{amount}}?',
  busy: 'Transferring',
  'done.title': 'Transferred',
  'done.text': '{{to}} has it now.',
  'done.to': 'to {{to}}',
  closed: 'This account cannot transfer to an upline',
  'closed.text':
    'Only members who joined under an upline can, and only where the operator allows it. If you have an upline, customer service can check whether it can be opened for you.',
  'closed.again': 'Check again',
  again: 'Transfer more',
} as const
