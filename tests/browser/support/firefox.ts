import type { Page } from '@playwright/test'

/**
 * Makes a page of Firefox what tests take a page for. Scripts that come before the page's own run in its empty first
 * document, too, which has neither storage nor anything secure; and Playwright types by setting a field's value.
 */
export async function fitFirefox(page: Page): Promise<void> {
  const add = page.addInitScript.bind(page)
  page.addInitScript = (script, arg) => {
    const content =
      typeof script === 'function' ? `(${script.toString()})(${JSON.stringify(arg)})` : contentOf(script)
    return add({ content: `if (isSecureContext) {\n${content}\n}` })
  }
  await page.addInitScript(typeBelow)
}

function contentOf(script: string | { readonly content?: string }): string {
  const content = typeof script === 'string' ? script : script.content
  if (content === undefined) throw new Error('a script for Firefox is given by its text')
  return content
}

/** React takes a value that is set for its own doing, unless it is set below the field's own setter. */
function typeBelow(): void {
  const type = (text: string) => {
    const field = document.activeElement
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return field
    const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    const { value, selectionStart: from, selectionEnd: to } = field
    const typed = from === null ? value + text : value.slice(0, from) + text + value.slice(to ?? value.length)
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, typed)
    if (from !== null) field.setSelectionRange(from + text.length, from + text.length)
    field.dispatchEvent(new InputEvent('input', { data: text, bubbles: true, composed: true }))
    return undefined
  }
  // Playwright's own name for what types.
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => type, set: () => {} })
}
