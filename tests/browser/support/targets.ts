import type { Page } from '@playwright/test'

/**
 * Controls smaller than the minimum touch target, with their size: those of the page, or of an overlay if
 * there is one. Elements being animated are measured at their final position.
 */
export async function smallTargets(page: Page, { onPage = true } = {}): Promise<string[]> {
  return page.evaluate(async (onPage) => {
    const arriving = document.getAnimations().filter(({ effect, playState }) => {
      const moves = effect instanceof KeyframeEffect && effect.target?.closest('dialog, [popover]')
      return moves && playState === 'running' && effect.getComputedTiming().endTime !== Infinity
    })
    await Promise.all(arriving.map(({ finished }) => finished.catch(() => {})))

    const shown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert], [aria-hidden="true"], .visually-hidden')
      )
    }
    // Beneath an open dialog, only what floats above it can be reached, too.
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    const over = (element: Element) => dialog?.contains(element) || element.closest('[popover]') !== null
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
    const small: string[] = []
    for (const element of document.querySelectorAll(
      ':is(#app, dialog[open], [popover]) :is(button, a[href], input, select, label)',
    )) {
      if ((dialog || !onPage) && !over(element)) continue
      if (!shown(element) || element.matches('.skip-link') || element.closest('p')) continue
      // A link in a sentence of a list is as high as its line, like one in a paragraph.
      const besides = [...(element.closest('li')?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if (besides && getComputedStyle(element).display === 'inline') continue
      // A field is as large as the box around it; a checkbox as its label.
      if (element.matches('input, select') && element.closest('label, [class*="box"], [class*="search"]'))
        continue
      if (element.matches('label[for]')) continue
      // A target may extend beyond its visible box: hit-test around its middle.
      const box = element.getBoundingClientRect()
      const hits = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y)
        return (
          hit !== null &&
          (hit === element || element.contains(hit) || hit.closest('button, a, label') === element)
        )
      }
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      // The page's bars take up the space next to them; a dialog has none above it.
      const [top, bottom] = over(element) ? [22, 22] : [80, 110]
      const inView =
        middle.y > top && middle.y < innerHeight - bottom && middle.x > 24 && middle.x < innerWidth - 24
      const tall =
        box.height >= 43.5 || (inView && hits(middle.x, middle.y - 21) && hits(middle.x, middle.y + 21))
      const wide =
        box.width >= 43.5 || (inView && hits(middle.x - 21, middle.y) && hits(middle.x + 21, middle.y))
      if (!tall || !wide) small.push(`${name(element)} ${Math.round(box.width)}×${Math.round(box.height)}`)
    }
    return small
  }, onPage)
}
