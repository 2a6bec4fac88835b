import { tags, type Language } from '../../operators/languages'

/** Every language tag a browser may send for an offered language; older phones call Filipino Tagalog. */
export const spokenTags = (languages: readonly Language[]): (readonly [string, Language])[] =>
  languages.flatMap((language) =>
    [tags[language], ...(tags[language] === 'fil' ? ['tl'] : [])].map((tag) => [tag, language] as const),
  )

/** A regular expression that matches exactly this path. */
export const asPattern = (path: string): string => path.replaceAll('.', '\\.').replace(/\/+$/, '')
