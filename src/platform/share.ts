/** Owns the clipboard and the share sheet. */

export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/** Copies a text; rejects if the browser denies clipboard access. */
export async function copyText(text: string): Promise<null> {
  await navigator.clipboard.writeText(text)
  return null
}

/** Opens the share sheet with an address. The player closing it is not an error. */
export async function shareAddress(url: string): Promise<null> {
  try {
    await navigator.share({ url })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
  return null
}
