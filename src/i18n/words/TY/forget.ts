import type { words as english } from '../EN/forget'

export const words: Record<keyof typeof english, string> = {
  ways: 'Paraan para sa bagong password',
  'way.phone': 'Sa mobile number',
  'way.email': 'Sa e-mail',
  phoneHint:
    'Magpapadala kami ng code sa mobile number ng account mo. Gamit iyon, pipili ka ng bagong password.',
  emailHint: 'Susulat kami sa e-mail ng account mo. Nakasulat doon kung paano magpapatuloy.',
  retrieve: 'Kunin ang password',
  set: 'I-set ang password',
  busy: 'Sandali lang',
  codeSent: 'Naipadala ang code. Baka abutin ng isang minuto.',
}
