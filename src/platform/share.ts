/** The one owner of the clipboard and of the phone's share sheet. */

export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/** Copies a text; rejects where the browser keeps the clipboard shut. */
export async function copyText(text: string): Promise<null> {
  await navigator.clipboard.writeText(text)
  return null
}

/** Opens the phone's share sheet with an address; a player who closes it has changed his mind, no more. */
export async function shareAddress(url: string): Promise<null> {
  try {
    await navigator.share({ url })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
  return null
}
