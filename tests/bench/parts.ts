/**
 * The libraries of the product's first screens, home and login, each with the part of the floor that uses it,
 * including those loaded on first touch (swiper, crypto-js). A package that a page loads but is not listed here
 * counts as the app's weight.
 */
export const parts: Readonly<Record<string, string>> = {
  'react-dom': 'react-dom',
  'react-router-dom': 'react-router-dom',
  'react-router': 'react-router-dom',
  xstate: 'xstate',
  '@xstate/react': 'xstate-react',
  ofetch: 'ofetch',
  valibot: 'valibot',
  i18next: 'i18next',
  'react-i18next': 'react-i18next',
  dayjs: 'dayjs',
  swiper: 'swiper',
  'crypto-js': 'crypto-js',
}

/** The npm package a bundled module comes from; undefined for the project's code and bundler helpers. */
export function packageOf(moduleId: string): string | undefined {
  const inside = moduleId.replaceAll('\\', '/').split('/node_modules/').at(-1)
  if (inside === undefined || inside === moduleId || moduleId.startsWith('\0')) return undefined
  const [first = '', second = ''] = inside.split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}
