import { spoken } from './app-words'

/** Popovers and modal dialogs are in the top layer only through an API call, which a copy must repeat. */
function raise(page: Document, into: Document): void {
  const copies = [...into.querySelectorAll<HTMLElement>('dialog, [popover]')]
  for (const [at, own] of [...page.querySelectorAll<HTMLElement>('dialog, [popover]')].entries()) {
    const copy = copies[at]
    if (copy instanceof HTMLDialogElement && own.matches(':modal')) {
      copy.open = false
      copy.showModal()
    } else if (own.matches('[popover]:popover-open')) copy?.showPopover()
  }
}

/**
 * Renders a copy of a page into an empty document of the same site, with each text that `other` knows
 * replaced. Nothing in it runs: it shows what the texts look like in place.
 */
export function drawOther(
  page: Document,
  into: Document,
  language: string,
  other: (shown: string) => string | undefined,
): void {
  const copy = into.importNode(page.documentElement, true)
  for (const element of copy.querySelectorAll('script, iframe, [rel="modulepreload"]')) element.remove()
  copy.lang = language
  for (const element of copy.querySelectorAll('body *')) {
    for (const name of spoken) {
      const said = other(element.getAttribute(name) ?? '')
      if (said !== undefined) element.setAttribute(name, said)
    }
    for (const node of element.childNodes) {
      const said = node.nodeType === 3 ? other(node.textContent ?? '') : undefined
      if (said !== undefined) node.textContent = said
    }
  }
  into.documentElement.replaceWith(copy)
  raise(page, into)
  into.defaultView?.scrollTo(0, page.defaultView?.scrollY ?? 0)
}
