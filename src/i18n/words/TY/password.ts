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
  securitySub: 'Number, e-mail, password sa pag-withdraw, bank account',
  devices: 'Mga device',
  devicesSub: 'Kung saan ka naka-log in, at pagtapos nito',
  phone: 'Sa phone na ito',
  hideAmounts: 'Itago ang mga halaga sa mga nasa tabi',
  privacy: 'Privacy',
  policy: 'Patakaran sa privacy',
  policySub: 'Ano ang itinatago tungkol sa iyo, at gaano katagal',
  forget: 'Kalimutan ako sa phone na ito',
  forgetSub: 'Ang natandaang log in at mga hinanap mo; mananatili kang naka-log in',
  forgotten: 'Walang nakatago rito lampas sa session na ito',
  'identity.talk': 'Makipag-usap sa customer service',
}
