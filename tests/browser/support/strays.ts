import type { Page } from '@playwright/test'

/**
 * Visible amounts that break over two lines or are cut off, and labels that leave their control. What scrolls
 * sideways by itself does not count, nor what is hidden from readers.
 */
export async function strays(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const beyond = (text: DOMRect, box: DOMRect) => text.right > box.right + 1.5 || text.left < box.left - 1.5
    const hidden = '[inert], [aria-hidden="true"], .visually-hidden, thead'
    const texts = document.createTreeWalker(document.querySelector('#main') ?? document, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent ?? ''
      if (!parent || !text.trim() || parent.closest(hidden) || !parent.checkVisibility()) continue
      const boxesOf = (start: number, end: number) => {
        const range = document.createRange()
        range.setStart(node, start)
        range.setEnd(node, end)
        return [...range.getClientRects()].filter(({ width }) => width > 1)
      }
      let scrolls = false
      let clip: Element | undefined
      for (let box: Element | null = parent; box && !clip && !scrolls; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box)
        if (/hidden|clip/.test(overflowX)) clip = box
        // A name may end in an ellipsis, an amount may not.
        if (/auto|scroll/.test(overflowX) || (clip && textOverflow === 'ellipsis' && !text.includes('₱')))
          scrolls = true
      }
      if (scrolls) continue
      const edge = clip?.getBoundingClientRect()
      const control = parent.closest('a, button')
      // A ticker is clipped within its control.
      if (control && !(clip && control.contains(clip)))
        if (boxesOf(0, text.length).some((line) => beyond(line, control.getBoundingClientRect())))
          found.push(`leaves its control: ${text}`)
      for (const { 0: amount, index } of text.matchAll(/[−+]?₱[\d,]*\d(\.\d+)?/g)) {
        const lines = boxesOf(index, index + amount.length)
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) found.push(`in two lines: ${amount}`)
        const [first] = lines
        if (first && edge && beyond(first, edge)) found.push(`cut off: ${amount}`)
        const own = parent.closest('li, dl, section, article')?.getBoundingClientRect()
        if (first && own && beyond(first, own)) found.push(`leaves its box: ${amount}`)
      }
    }
    return [...new Set(found)]
  })
}
