import { expect, type Page } from '@playwright/test'
import { smallTargets } from './targets'

export interface Screen {
  readonly width: number
  readonly height: number
  /** Whether to check what the bars cover, too: on the smallest screens. */
  readonly tight?: boolean
  /** The reader's settings: text at twice the size (WCAG 1.4.4), or with more spacing (1.4.12). */
  readonly text?: 'large' | 'spaced'
}

/** A small phone, the smallest common one, the design's reference, a tablet, and a phone held sideways. */
const screens: readonly Screen[] = [
  { width: 320, height: 844, tight: true },
  { width: 360, height: 844 },
  { width: 390, height: 844 },
  { width: 820, height: 844 },
  { width: 740, height: 360, tight: true },
]

/** Maximum share of a screen's height for bars, docks and sticky feet. */
const barsAtMost = 1 / 3

interface Trouble {
  /** Blank pixels above the page. */
  readonly above: number
  /** Pixels by which the page is wider than the screen. */
  readonly overflow: number
  /** Texts clipped by their box. */
  readonly clipped: readonly string[]
  /** Controls of the page covered by something even after they were scrolled into view. */
  readonly covered: readonly string[]
  /** The bars' share of the height, if too large; null otherwise. */
  readonly bars: string | null
}

/** Pixels by which the page is wider than the screen. Not the window's width: a phone shows such a page smaller. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Inspects the page's layout. Deliberate ellipses (`text-overflow`) and visually hidden text do not count.
 */
export async function troubles(page: Page, { tight = false, text }: Screen): Promise<Trouble> {
  const found = await page.evaluate(
    async ({ tight, text, barsAtMost }) => {
      // Long lists re-measure their rows in the frame after the width or the texts have changed.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      const shown = (element: Element) => {
        const { width, height } = element.getBoundingClientRect()
        // What a closed panel contains has a box, too.
        return (
          width > 1 &&
          height > 1 &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[inert], [aria-hidden="true"], .visually-hidden')
        )
      }
      // Beneath an open dialog, nothing can be reached.
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
      const within = dialog ?? document.querySelector('#main')
      const name = (element: Element) =>
        `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
      const clipped: string[] = []
      if (text)
        for (const element of document.querySelectorAll<HTMLElement>('#app *')) {
          const { overflowY } = getComputedStyle(element)
          if (overflowY !== 'visible')
            element.dataset.cuts = /hidden|clip/.test(overflowY) ? 'cuts' : 'scrolls'
        }
      for (const element of document.querySelectorAll('#app *')) {
        if (!(element instanceof HTMLElement) || !shown(element)) continue
        const words = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
        const style = getComputedStyle(element)
        // A drawn name may be cut off along with its drawing.
        if (!words || element.closest('[class*="logo"]')) continue
        // Text enlarged by the reader must not be cut off vertically either, by itself or by a box around it.
        const cutting = text && element.closest<HTMLElement>('#app [data-cuts]')
        if (cutting?.dataset.cuts === 'cuts') {
          const [own, box] = [element.getBoundingClientRect(), cutting.getBoundingClientRect()]
          if (own.bottom > box.bottom + 2 || own.top < box.top - 2)
            clipped.push(`${name(element)} above or below`)
        }
        if (style.overflowX === 'visible' || style.textOverflow === 'ellipsis') continue
        if (/auto|scroll/.test(style.overflowX)) continue
        if (element.scrollWidth > element.clientWidth + 1) clipped.push(name(element))
      }
      const page = document.querySelector('#app')?.getBoundingClientRect()
      const above = Math.round((page?.top ?? 0) + scrollY)
      if (!tight) return { above, clipped, covered: [], bars: null }

      const covered: string[] = []
      // Rows that scroll sideways themselves are not covered by the bars.
      const controls = [
        ...(within?.querySelectorAll('button, a[href], input, select, textarea') ?? []),
      ].filter((element) => shown(element) && !element.closest('[class*="banner"], [class*="swiper"]'))
      // Content in the middle of a long list has the page's whole height to scroll in.
      const ends = new Set([...controls.slice(0, 6), ...controls.slice(-6)])
      for (const element of ends) {
        // As far as focusing would scroll it, which respects the page's scroll padding.
        element.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
        const box = element.getBoundingClientRect()
        // For content higher than the screen, the middle of its visible part.
        const middle = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2
        const hit = document.elementFromPoint(box.x + box.width / 2, middle)
        const own = hit && (element.contains(hit) || hit.contains(element))
        // A message lies over the page for a while.
        const passes = hit?.closest('[popover]') != null
        if (!own && !passes && !hit?.closest('label')?.contains(element)) covered.push(name(element))
      }
      scrollTo({ top: 0, behavior: 'instant' })
      // A page that is fixed as a whole, as a game's is, is no bar.
      const only = document.querySelector('#main > :only-child')
      const isBar = (at: Element | null): boolean =>
        at !== null &&
        ((at !== only && /fixed|sticky/.test(getComputedStyle(at).position)) || isBar(at.parentElement))
      const rows = Array.from({ length: Math.floor(innerHeight / 8) }, (_, row) => row * 8 + 4)
      const taken =
        rows.filter((y) => isBar(document.elementFromPoint(innerWidth / 2, y))).length / rows.length
      const bars = !dialog && taken > barsAtMost ? `${Math.round(taken * 100)} % of the height` : null
      return { above, clipped, covered, bars }
    },
    { tight, text, barsAtMost },
  )
  return { ...found, overflow: await overflowOf(page) }
}

/**
 * On every screen nothing scrolls sideways, nothing is clipped, and every target is large enough; on the
 * smallest screens, bars leave most of the height to the page and cover no control.
 */
export async function expectLayout(page: Page, what: string): Promise<void> {
  for (const screen of screens) {
    const { width, height } = screen
    await page.setViewportSize({ width, height })
    const found = { ...(await troubles(page, screen)), small: await smallTargets(page) }
    expect(found, `${what} at ${width}×${height} px`).toEqual({
      above: 0,
      overflow: 0,
      clipped: [],
      small: [],
      covered: [],
      bars: null,
    })
  }
}
