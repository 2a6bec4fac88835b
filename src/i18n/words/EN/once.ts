/** Words of a request whose answer was lost. */
export const words = {
  'looking.title': 'Finding out',
  'looking.text':
    'The answer got lost on its way. We are finding out whether it went through; nothing is sent twice.',
  'unknown.title': 'Not known yet',
  'unknown.text':
    'We could not find out yet whether it went through. Please do not send it again: we keep looking.',
  look: 'Look again',
}
