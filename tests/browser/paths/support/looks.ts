import type { WorldOptions } from '../../support/test'

/** Languages and brands that `paths run --browser` asks for; none where the tests run by themselves. */
export function askedLooks(): readonly WorldOptions[] {
  return (process.env.PATHS_LOOKS ?? '').split(',').flatMap((look): WorldOptions[] => {
    const [language, brand] = look.split(' ')
    if ((language !== 'EN' && language !== 'TY') || (brand !== 'perya' && brand !== 'bayside')) return []
    return [{ language, brand }]
  })
}
