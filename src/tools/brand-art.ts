/**
 * Regenerates each brand's icons and link preview picture from its mark, its fonts and its welcome banner:
 * `npx tsx src/tools/brand-art.ts [operator]`. The files in src/operators are committed; this runs only when
 * a brand changes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { chromiumFlags, findChromium } from './lib/chromium.mjs'
import { inRoot } from './lib/root.mjs'
import { shipped } from '../operators/all'
import { iconSizes, maskableSizes } from '../operators/manifest'
import { faceOf } from '../operators/page'

interface Look {
  readonly back: string
  readonly ink: string
  readonly mark: string
  readonly font: string
  readonly banner: string
}

const looks: Readonly<Record<string, Look>> = {
  perya: {
    back: '#061a22',
    ink: '#fff6e6',
    mark: `<path d="M16 15L9 30M16 15L23 30" fill="none" stroke="#fff6e6" stroke-width="2.7" stroke-linecap="round"/>
      <path d="M16 2.6h0M24.1 5.9h0M27.4 14h0M24.1 22.1h0M16 25.4h0M7.9 22.1h0M4.6 14h0M7.9 5.9h0" stroke="#ffc24a" stroke-width="5.1" stroke-linecap="round"/>
      <circle cx="16" cy="14" r="3.1" fill="#ffc24a"/>`,
    font: 'display.woff2',
    banner: 'banner/welcome.webp',
  },
  bayside: {
    back: '#0b57c9',
    ink: '#ffffff',
    mark: `<circle cx="16" cy="12" r="7.5" fill="#ffd27a"/>
      <path d="M2 22c4-4 7-4 10 0s6 4 9 0 6-4 9 0M6 29c3.4-3 6-3 8.6 0s5.4 3 8 0" fill="none" stroke="#ffffff" stroke-width="2.7" stroke-linecap="round"/>`,
    font: 'bayside-display.woff2',
    banner: 'banner-day/welcome.webp',
  },
  hoadang: {
    back: '#24101c',
    ink: '#fff3ea',
    mark: `<path d="M11 6h10c4.5 3.2 4.5 13.8 0 17H11c-4.5-3.2-4.5-13.8 0-17z" fill="#ff9f5a"/>
      <path d="M16 1.5v4M12 26h8M16 26v4.5" fill="none" stroke="#fff3ea" stroke-width="2.7" stroke-linecap="round"/>`,
    font: 'display.woff2',
    banner: 'banner/welcome.webp',
  },
}

/** The mark in a square; `share` of its width, and rounded corners unless the system masks it. */
const icon = ({ back, mark }: Look, share: number, corner: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${back}"/><g transform="translate(${16 - 16 * share} ${16 - 16 * share}) scale(${share})">${mark.replaceAll(/\n\s*/g, '')}</g></svg>`

const base64 = (path: string) => readFileSync(inRoot(path)).toString('base64')

const card = (look: Look, name: string, text: string) => `
  <style>
    @font-face { font-family: mark; src: url(data:font/woff2;base64,${base64(`src/styles/fonts/${look.font}`)}) }
    @font-face { font-family: text; src: url(data:font/woff2;base64,${base64('src/styles/fonts/text.woff2')}) }
    body { margin: 0; width: 1200px; height: 630px; display: flex; align-items: center; color: ${look.ink};
      background: linear-gradient(90deg, ${look.back} 45%, transparent), url(data:image/webp;base64,${base64(`src/sandbox/art/${look.banner}`)}) right / auto 100% no-repeat, ${look.back} }
    div { width: 620px; padding: 0 72px }
    svg { width: 120px; height: 120px }
    h1 { margin: 12px 0 20px; font: 700 104px/1 mark }
    p { margin: 0; font: 600 40px/1.3 text }
  </style>
  <div><svg viewBox="0 0 32 32">${look.mark}</svg><h1>${name.toLowerCase()}</h1><p>${text}</p></div>`

async function picture(page: Page, html: string, width: number, height: number, path: string): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const jpeg = path.endsWith('.jpg')
  writeFileSync(
    path,
    await page.screenshot({
      type: jpeg ? 'jpeg' : 'png',
      ...(jpeg ? { quality: 82 } : { omitBackground: true }),
    }),
  )
}

const square = (svg: string) => `<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`

const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumFlags })
const page = await browser.newPage()
const [only] = process.argv.slice(2)
for (const operator of shipped()) {
  const look = looks[operator.id]
  if (!look || (only && only !== operator.id)) continue
  const { folder } = operator
  writeFileSync(`${folder}/icon.svg`, icon(look, 0.8, 7))
  for (const size of iconSizes)
    await picture(page, square(icon(look, 0.8, 7)), size, size, `${folder}/icon-${size}.png`)
  // A maskable icon keeps the mark within the inner four fifths.
  for (const size of maskableSizes)
    await picture(page, square(icon(look, 0.56, 0)), size, size, `${folder}/maskable-${size}.png`)
  await picture(page, square(icon(look, 0.66, 0)), 180, 180, `${folder}/apple-touch-icon.png`)
  for (const language of operator.languages) {
    const { title } = faceOf(operator, language)
    await picture(page, card(look, operator.brand.name, title), 1200, 630, `${folder}/link-${language}.jpg`)
  }
}
await browser.close()
