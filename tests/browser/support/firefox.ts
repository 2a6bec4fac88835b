import type { Page } from '@playwright/test'

/**
 * Adapts Firefox pages to what the tests expect. Init scripts also run in its initial empty document, which
 * has no storage and is no secure context; and Playwright types by setting a field's value.
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

/** React ignores a value set through its own setter: use the native one below it. */
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
  // Playwright's internal name for its typing.
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => type, set: () => {} })
}
