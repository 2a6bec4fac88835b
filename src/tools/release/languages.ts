import { tags, type Language } from '../../operators/languages'

/** Each tag by which a browser may ask for a language on offer; older phones call Filipino Tagalog. */
export const spokenTags = (languages: readonly Language[]): (readonly [string, Language])[] =>
  languages.flatMap((language) =>
    [tags[language], ...(tags[language] === 'fil' ? ['tl'] : [])].map((tag) => [tag, language] as const),
  )

/** A path as a regular expression that matches it alone. */
export const asPattern = (path: string): string => path.replaceAll('.', '\\.').replace(/\/+$/, '')
