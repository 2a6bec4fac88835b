import type { Look, PathSelection } from './host'
import type { Request } from './request'

/** Which paths a request wants of those that a screen can do. */
export const selectionOf = ({ goal, taken }: Request): PathSelection => ({
  ...(goal === 'transitions' ? {} : { goal }),
  ...(taken === undefined ? {} : { taken }),
})

/** Why a request cannot be about paths on a screen, the beginning of a sentence; undefined when it can. */
export function selectionRefusal({ shapedBy, goal }: Request): string | undefined {
  const own = 'is about the paths of the chart itself'
  if (shapedBy !== undefined && shapedBy !== '--goal') return `"${shapedBy}" ${own}`
  return goal === 'pairs' ? `"--goal pairs" ${own}` : undefined
}

const others = { EN: 'TY', TY: 'EN', perya: 'bayside', bayside: 'perya' } as const

/** The other languages and brands that a request varies. */
export function otherLooks({ language, brand }: Look, { vary }: Request): readonly Look[] {
  const languages = vary.includes('languages') ? [language, others[language]] : [language]
  const brands = vary.includes('brands') ? [brand, others[brand]] : [brand]
  return languages
    .flatMap((language) => brands.map((brand) => ({ language, brand })))
    .filter((look) => look.language !== language || look.brand !== brand)
}
