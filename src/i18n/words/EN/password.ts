/** Words of settings and of the change-password screen. */
export const words = {
  account: 'Account',
  owner: 'You are changing the password of',
  submit: 'Change password',
  busy: 'Saving',
  changePassword: 'Change password',
  changePasswordSub: 'Choose a new one from time to time',
  identity: 'Proof of identity',
  'identity.text':
    'Before a withdrawal you may be asked who you are. Have these three photos ready, and send them only when customer service asks for them.',
  'identity.front': 'Front of your ID',
  'identity.back': 'Back of your ID',
  'identity.selfie': 'Selfie with your ID',
  signOut: 'Sign out',
} as const
