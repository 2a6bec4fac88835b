import rules from '../view/drawing.css?raw'
import { fontRules } from './font'

/** The drawing's rules with the current token values inlined: a standalone file has no tokens. */
function ownRules(): string {
  const tokens = getComputedStyle(document.documentElement)
  return rules.replace(/var\((--[\w-]+)\)/g, (_, name: string) => tokens.getPropertyValue(name).trim())
}

/** The drawing on screen as a standalone SVG: colours, sizes and marks inlined, and the font if given. */
export function svgText(drawing: SVGSVGElement, title: string, font = ''): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const space = 'http://www.w3.org/2000/svg'
  const make = (name: string, text: string) => {
    const element = document.createElementNS(space, name)
    element.textContent = text
    return element
  }
  const ground = document.createElementNS(space, 'rect')
  ground.setAttribute('width', '100%')
  ground.setAttribute('height', '100%')
  ground.setAttribute('fill', getComputedStyle(document.documentElement).getPropertyValue('--bg').trim())
  copy.prepend(make('title', title), make('style', `${font}${ownRules()}`), ground)
  // A fallback font may be used elsewhere: fix each text's width.
  const drawn = [...drawing.querySelectorAll('text')]
  for (const [i, text] of [...copy.querySelectorAll('text')].entries()) {
    text.setAttribute('textLength', String(Math.round(drawn[i]?.getComputedTextLength() ?? 0)))
    text.setAttribute('lengthAdjust', 'spacingAndGlyphs')
  }
  copy.removeAttribute('aria-hidden')
  copy.setAttribute('role', 'img')
  return new XMLSerializer().serializeToString(copy)
}

/** Max pixels per side; browsers refuse larger canvases. */
const maxPixels = 8000

/** The drawing as a bitmap in its own font, at double size where possible. Rejects when the browser cannot draw it. */
export async function pngBlob(drawing: SVGSVGElement, title: string): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal
  const scale = Math.min(2, maxPixels / Math.max(width, height))
  // Without the font file, the drawing uses a system font.
  const font = await fontRules().catch(() => '')
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(drawing, title, font))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('empty'))), 'image/png')
  })
}

/** Saves a file through the browser's downloads. */
export function save(name: string, content: Blob | string, type = 'text/plain'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
