import type { AppWindow } from './phone'

/** Functions for `Phone.run`: they run in the page and see nothing of this module. */

/** What a press notes, in the outer page where there is one: it outlives the app's. */
type Guarded = Window & { missed?: boolean; unguard?: () => void }

/** One element's box, relative to its parent's, with a name to find it by. */
export interface Box {
  readonly name: string
  readonly at: readonly [x: number, y: number, width: number, height: number]
  /** The height of its lines, if it holds text itself; 0 otherwise. */
  readonly line: number
  /** Nothing inside it, and not as high as what it lies over. */
  readonly leaf: boolean
}

/** Goes to another address by a link, as the app follows one: without loading the page anew. */
export async function walk(app: AppWindow, path: string): Promise<void> {
  // The same screen is not drawn anew.
  if (app.location.pathname === path) return
  const before = app.document.querySelector('#main')
  const link = app.document.createElement('a')
  link.href = path
  app.document.body.append(link)
  link.click()
  link.remove()
  // The screen before stays until the code of the next one is here.
  const end = Date.now() + 5_000
  const isThere = () => before?.isConnected && Date.now() < end
  do await new Promise((resolve) => setTimeout(resolve, 30))
  while (isThere())
}

/** Where the app says it is, and what its screen begins with. */
export function address(app: AppWindow): string {
  const screen = app.document.querySelector('#main') ?? app.document.body
  return `${app.location.pathname} (“${(screen.textContent ?? '').trim().slice(0, 60)}”)`
}

/** Whether the screen is there: a heading, nothing loading, fonts and pictures in sight come. */
export async function settled(app: AppWindow): Promise<boolean> {
  const { document } = app
  const ready = () =>
    document.querySelector('#main h1, #app h1') !== null &&
    document.querySelector('.boot, main[aria-busy], #main [aria-busy="true"]') === null &&
    [...document.images].every((one) => {
      const { top, right, bottom, left } = one.getBoundingClientRect()
      const isOut = bottom < 0 || top > app.innerHeight || right < 0 || left > app.innerWidth
      return one.complete || isOut || Date.now() > patience
    })
  const shape = () => `${document.querySelectorAll('#app *').length} ${document.body.scrollHeight}`
  const patience = Date.now() + 3_000
  await document.fonts.ready
  const end = Date.now() + 10_000
  let before = ''
  let same = 0
  while (Date.now() < end) {
    same = ready() && shape() === before ? same + 1 : 0
    if (same === 2) return true
    before = shape()
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  return false
}

/** What moves stands still, and scrollbars take no room: the same in every engine. */
export function hush(app: AppWindow): void {
  const sheet = [...app.document.styleSheets].find((one) => one.href)
  for (const rule of [
    '*, *::before, *::after { animation: none !important; transition: none !important }',
    'html { scrollbar-width: none }',
    'html::-webkit-scrollbar { display: none }',
  ]) {
    sheet?.insertRule(rule, sheet.cssRules.length)
  }
}

/** The boxes of all that is drawn, by their place in the page. */
export function boxes(app: AppWindow): Record<string, Box> {
  const { document } = app
  const found: Record<string, Box> = {}
  // What turns by the clock, what an engine draws itself, and what a frame or a drawing holds.
  const apart =
    'svg *, iframe, option, .visually-hidden, [class*="swiper"], [class*="winners"], a[href="/m/notice"] *, details:not([open]) > :not(summary)'
  const look = (element: Element, place: string, parent: DOMRect): void => {
    const style = app.getComputedStyle(element)
    if (element.matches(apart) || style.display === 'none' || style.visibility === 'hidden') return
    const own = style.display === 'contents' ? parent : element.getBoundingClientRect()
    const words = (element.getAttribute('aria-label') || element.textContent || '').trim().slice(0, 30)
    // Lines of text break by the engine's own measure: what holds them counts, not they.
    if (style.display !== 'inline' && style.display !== 'contents') {
      found[place] = {
        name: `${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '').split(' ')[0]} “${words}”`,
        at: [own.x - parent.x, own.y - parent.y, own.width, own.height],
        line: [...element.childNodes].some((one) => one.nodeType === 3 && one.nodeValue?.trim())
          ? Number.parseFloat(style.lineHeight) || 20
          : 0,
        leaf: element.childElementCount === 0 && style.position !== 'absolute',
      }
    }
    ;[...element.children].forEach((child, nth) =>
      look(child, `${place}>${child.tagName.toLowerCase()}${nth}`, own),
    )
  }
  const root = document.querySelector('#app')
  if (root) look(root, '#app', root.getBoundingClientRect())
  return found
}

/**
 * Where to press a control by its name or a selector, once it stands still and can be hit there; null until then. From
 * then until `landed`, the page is deaf to a press on anything else: what came meanwhile may have moved the control.
 */
export async function spot(
  app: AppWindow,
  what: { name?: string; starts?: string; css?: string; within?: string },
): Promise<{ x: number; y: number } | null> {
  const { document } = app
  const scope = what.within ? [...document.querySelectorAll(what.within)].pop() : document
  const nameOf = (one: Element) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/\s+/g, ' ').trim()
  const middle = (one: Element) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  for (const one of scope?.querySelectorAll(what.css ?? 'button, a[href], [role="tab"], label') ?? []) {
    if (one.matches(':disabled') || (what.name !== undefined && nameOf(one) !== what.name)) continue
    if (what.starts !== undefined && !nameOf(one).startsWith(what.starts)) continue
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const before = middle(one)
    await new Promise((resolve) => setTimeout(resolve, 120))
    const { x, y } = middle(one)
    const hit = document.elementFromPoint(x, y)
    const isStill = before.x === x && before.y === y
    const isOn = (target: Element | null) =>
      target && (one.contains(target) || target.closest('label')?.contains(one))
    if (!isStill || !isOn(hit)) continue
    const kept = app.parent as Guarded
    kept.missed = false
    const guard = (event: Event) => {
      if (!event.isTrusted || isOn(event.target as Element)) return
      kept.missed = true
      event.preventDefault()
      event.stopPropagation()
    }
    const kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']
    for (const kind of kinds) app.addEventListener(kind, guard, { capture: true })
    kept.unguard = () => {
      for (const kind of kinds) app.removeEventListener(kind, guard, { capture: true })
    }
    return { x, y }
  }
  return null
}

/** Whether the last press was on what `spot` found; the page hears every press again. */
export function landed(app: AppWindow): boolean {
  const kept = app.parent as Guarded
  kept.unguard?.()
  // A page that came by the press knows nothing of it.
  return kept.missed !== true
}
