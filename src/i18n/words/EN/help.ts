/** Words of the help centre and the operator's long texts. */
export const words = {
  'help.empty.title': 'No answers here yet',
  'help.empty.text': 'Answers to common questions will stand here. Customer service helps until then.',
  'help.service': 'Ask customer service',
  'help.more': 'Nothing that fits?',
  'help.all': 'All questions',
  'document.since': 'Counts since {{date}}',
  'document.empty.title': 'No text to show',
  'document.empty.text': 'The operator has not put it here yet. Customer service can send it to you.',
} as const
