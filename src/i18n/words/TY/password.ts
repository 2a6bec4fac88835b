import type { words as english } from '../EN/password'

export const words: Record<keyof typeof english, string> = {
  account: 'Account',
  owner: 'Papalitan mo ang password ni',
  submit: 'Palitan ang password',
  busy: 'Sine-save',
  changePassword: 'Palitan ang password',
  changePasswordSub: 'Pumili ng bago paminsan-minsan',
  identity: 'Patunay ng pagkakakilanlan',
  'identity.text':
    'Bago ang withdrawal, puwede kang tanungin kung sino ka. Ihanda ang tatlong litratong ito, at ipadala lang kapag hiningi ng customer service.',
  'identity.front': 'Harap ng ID mo',
  'identity.back': 'Likod ng ID mo',
  'identity.selfie': 'Selfie na hawak ang ID mo',
  signOut: 'Mag-log out',
}
