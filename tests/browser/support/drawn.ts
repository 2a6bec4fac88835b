import { expect, type Page, type Request } from '@playwright/test'

/** Interval between two samples of fast-changing content, milliseconds. */
export const soon = [10, 20, 40, 80]

declare global {
  // oxlint-disable-next-line no-var
  var drawnTexts: Set<string> | undefined
}

/**
 * Records everything the page renders from now on, including what is there already, and even what disappears
 * at once.
 */
export async function startDrawn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = globalThis.drawnTexts !== undefined
    globalThis.drawnTexts = new Set()
    const note = (text: string | null) => {
      const said = text?.replace(/\s+/g, ' ').trim()
      if (said) globalThis.drawnTexts?.add(said)
    }
    const look = (node: Node) => {
      if (node instanceof Text) note(node.data)
      if (!(node instanceof Element)) return
      for (const one of [node, ...node.querySelectorAll('[aria-label], input, textarea')]) {
        note(one.getAttribute('aria-label'))
        if (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) note(one.value)
      }
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) note(texts.currentNode.textContent)
    }
    look(document.body)
    if (watched) return
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'childList') for (const node of addedNodes) look(node)
        else if (target instanceof Element) note(target.getAttribute('aria-label'))
        else look(target)
      }
    }).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-label'],
    })
  })
}

export const drawn = async (page: Page): Promise<ReadonlySet<string>> =>
  new Set(await page.evaluate(() => [...(globalThis.drawnTexts ?? [])]))

/** Resolves once no request is pending and the last answer has been rendered. */
export function followAnswers(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  const drawnTwice = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    })
  return () =>
    expect
      .poll(
        async () => {
          const before = underWay.size
          await drawnTwice()
          return before + underWay.size
        },
        { intervals: soon },
      )
      .toBe(0)
}
