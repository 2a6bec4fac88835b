import { dataAddressOf } from './data-address'

const isFontFace = (rule: CSSRule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule

/** A rule with its file inside; undefined for a font of the system. */
async function withFile({ cssText, parentStyleSheet }: CSSFontFaceRule): Promise<string | undefined> {
  const [whole = '', address] = /url\(["']?([^"')]+)["']?\)/.exec(cssText) ?? []
  if (address === undefined) return undefined
  const at = new URL(address, parentStyleSheet?.href ?? document.baseURI)
  const file = await (await fetch(at)).blob()
  return cssText.replace(whole, `url("${await dataAddressOf(file)}")`)
}

/** The rules of the drawing's own font, with its files inside: a picture on its own may load nothing. */
export async function fontRules(): Promise<string> {
  const family =
    getComputedStyle(document.documentElement).getPropertyValue('--font-text').split(',')[0] ?? ''
  const name = family.replace(/["']/g, '').trim()
  const own = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter(isFontFace)
    .filter(({ style }) => style.getPropertyValue('font-family').replace(/["']/g, '') === name)
  return (await Promise.all(own.map(withFile))).filter((rule) => rule !== undefined).join('\n')
}
