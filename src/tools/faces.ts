import { brandOf } from '../platform/brands'
import { words as english } from '../i18n/words/EN/faces'
import { words as filipino } from '../i18n/words/TY/faces'

/** How a brand looks from outside: in a shared link, a list of tabs, a phone's bar and on its home screen. */

export const languages = ['EN', 'TY'] as const
export type Language = (typeof languages)[number]
export const brandIds = ['perya', 'bayside'] as const
export type BrandId = (typeof brandIds)[number]

export interface Face {
  readonly brand: BrandId
  readonly language: Language
  readonly name: string
  /** One line, as in a link's card. */
  readonly text: string
  /** What a search or a link says below the name. */
  readonly description: string
  /** The phone's bar; `--bg` of src/styles/tokens.css. */
  readonly colour: string
  readonly words: typeof english | typeof filipino
}

const colours: Readonly<Record<BrandId, string>> = { perya: '#061a22', bayside: '#eef3f2' }

const faceOf = (brand: BrandId, language: Language): Face => {
  const words = language === 'EN' ? english : filipino
  return {
    brand,
    language,
    name: brandOf(brand).name,
    text: words[`${brand}.text`],
    description: words[`${brand}.description`],
    colour: colours[brand],
    words,
  }
}
const inBoth = (brand: BrandId) => ({ EN: faceOf(brand, 'EN'), TY: faceOf(brand, 'TY') })

export const faces = { perya: inBoth('perya'), bayside: inBoth('bayside') } as const
