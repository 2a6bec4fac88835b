import { dataAddressOf } from './data-address'

const isFontFace = (rule: CSSRule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule

/** A rule with its file inlined; undefined for a system font. */
async function withFile({ cssText, parentStyleSheet }: CSSFontFaceRule): Promise<string | undefined> {
  const [whole = '', address] = /url\(["']?([^"')]+)["']?\)/.exec(cssText) ?? []
  if (address === undefined) return undefined
  const at = new URL(address, parentStyleSheet?.href ?? document.baseURI)
  const file = await (await fetch(at)).blob()
  return cssText.replace(whole, `url("${await dataAddressOf(file)}")`)
}

/** The drawing's font rules with their files inlined: a standalone picture may load nothing. */
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
