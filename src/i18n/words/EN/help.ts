/** Words of the help centre and the user agreement. */
export const words = {
  'help.empty.title': 'No answers here yet',
  'help.empty.text': 'Answers to common questions will stand here. Customer service helps until then.',
  'help.service': 'Ask customer service',
  'help.more': 'Nothing that fits?',
  'help.all': 'All questions',
  'agreement.since': 'Counts since {{date}}',
  'agreement.empty.title': 'No agreement to show',
  'agreement.empty.text': 'The operator has not put it here yet. Customer service can send it to you.',
} as const
