/** Words of signing in with a third-party account. */
export const words = {
  or: 'or continue with',
  facebook: 'Facebook',
  google: 'Google',
  waiting: 'Go on in the other window, then come back here.',
  cancel: 'Cancel',
  signingIn: 'Signing in…',
  none: 'No account goes with that sign-in. Register first, or try another one.',
} as const
