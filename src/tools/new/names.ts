/** One name in all spellings used in the project. */
interface Names {
  readonly kebab: string
  readonly camel: string
  readonly Pascal: string
  /** In words: `Promo codes`. */
  readonly title: string
  /** Folder of the flow. */
  readonly area: string
}

/** Throws a one-sentence error for an invalid name. */
export function namesOf(name: string, area: string): Names {
  for (const each of [name, area])
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(each))
      throw new Error(
        `"${each}" is no name here: small letters and digits with single hyphens, as in promo-codes.`,
      )
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const Pascal = capital(camel)
  return { kebab: name, camel, Pascal, title: capital(name.replaceAll('-', ' ')), area }
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** A template's text with the names filled in: `__camel__`. */
export const filled = (text: string, names: Names): string =>
  text.replace(/__(kebab|camel|Pascal|title|area)__/g, (_, spelling: keyof Names) => names[spelling])
