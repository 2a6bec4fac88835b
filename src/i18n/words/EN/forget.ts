/** Words of the forgot-password screen. */
export const words = {
  ways: 'Way to a new password',
  'way.phone': 'By phone',
  'way.email': 'By e-mail',
  phoneHint: 'We send a code to the number of your account. With it you choose a new password.',
  emailHint: 'We write to the e-mail address of your account. The mail tells you how to go on.',
  retrieve: 'Retrieve password',
  set: 'Set password',
  busy: 'Please wait',
  codeSent: 'Code sent. It can take a minute to arrive.',
} as const
