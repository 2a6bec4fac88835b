import type { words as english } from '../EN/social'

export const words: Record<keyof typeof english, string> = {
  or: 'o magpatuloy gamit ang',
  facebook: 'Facebook',
  google: 'Google',
  waiting: 'Magpatuloy sa kabilang window, tapos bumalik dito.',
  cancel: 'Kanselahin',
  signingIn: 'Nagla-log in…',
  none: 'Walang account para sa sign-in na iyan. Magrehistro muna, o subukan ang iba.',
}
