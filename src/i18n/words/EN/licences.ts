/** Words of the licences page. */
export const words = {
  title: 'Credits',
  intro: 'This site uses the work of others, with thanks:',
  fonts: 'Lettering',
  icons: 'Icons',
  art: 'Emblems in pictures',
  software: 'Software',
} as const
