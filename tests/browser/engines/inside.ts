import type { AppWindow } from './phone'

/** Functions for `Phone.run`: they run in the page and cannot access this module. */

/** Record of a press, in the outer page if there is one: it outlives the app's. */
type Guarded = Window & { missed?: boolean; unguard?: () => void }

/** One element's box, relative to its parent's, with a name to find it by. */
export interface Box {
  readonly name: string
  readonly at: readonly [x: number, y: number, width: number, height: number]
  /** The height of its lines, if it holds text itself; 0 otherwise. */
  readonly line: number
  /** Empty, and not as high as what it overlays. */
  readonly leaf: boolean
}

/** Navigates by a link, as the app does, without a page load. */
export async function walk(app: AppWindow, path: string): Promise<void> {
  // The same screen is not rendered again.
  if (app.location.pathname === path) return
  const before = app.document.querySelector('#main')
  const link = app.document.createElement('a')
  link.href = path
  app.document.body.append(link)
  link.click()
  link.remove()
  // The previous screen stays until the next one's code has loaded.
  const end = Date.now() + 5_000
  const isThere = () => before?.isConnected && Date.now() < end
  do await new Promise((resolve) => setTimeout(resolve, 30))
  while (isThere())
}

/** The app's path, and the start of its screen. */
export function address(app: AppWindow): string {
  const screen = app.document.querySelector('#main') ?? app.document.body
  return `${app.location.pathname} (“${(screen.textContent ?? '').trim().slice(0, 60)}”)`
}

/** Whether the screen is ready: a heading, nothing loading, fonts and visible pictures loaded. */
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

/** Freezes motion and hides scrollbars: the same in every engine. */
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

/** All rendered boxes, by their place in the page. */
export function boxes(app: AppWindow): Record<string, Box> {
  const { document } = app
  const found: Record<string, Box> = {}
  // Not compared: elements that change with the clock, native controls, and the contents of frames and
  // drawings.
  const apart =
    'svg *, iframe, option, .visually-hidden, [class*="swiper"], [class*="winners"], a[href="/m/notice"] *, details:not([open]) > :not(summary)'
  const look = (element: Element, place: string, parent: DOMRect): void => {
    const style = app.getComputedStyle(element)
    if (element.matches(apart) || style.display === 'none' || style.visibility === 'hidden') return
    const own = style.display === 'contents' ? parent : element.getBoundingClientRect()
    const words = (element.getAttribute('aria-label') || element.textContent || '').trim().slice(0, 30)
    // Lines wrap by each engine's own measure: their containers are compared instead.
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
 * Where to press a control, by its name or a selector, once it is at rest and hit-testable; null until then.
 * From then until `landed`, presses on anything else are blocked, as late content may have moved the control.
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

/** Whether the last press hit the target of `spot`; presses are then no longer blocked. */
export function landed(app: AppWindow): boolean {
  const kept = app.parent as Guarded
  kept.unguard?.()
  // A page opened by the press does not know of it.
  return kept.missed !== true
}
