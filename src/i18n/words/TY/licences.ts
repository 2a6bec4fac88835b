import type { words as english } from '../EN/licences'

export const words: Record<keyof typeof english, string> = {
  title: 'Mga kredito',
  intro: 'Ginagamit ng site na ito ang gawa ng iba, at nagpapasalamat kami:',
  fonts: 'Mga letra',
  icons: 'Mga icon',
  art: 'Mga simbolo sa larawan',
  software: 'Software',
}
