/** An open dialog, or the button of one whose code is still loading. */
const openDialogs = 'dialog[open], [aria-haspopup="dialog"][aria-expanded="true"]'

/** Resolves once no dialog of the page is open: panels that open automatically never cover another one. */
export function untilNoDialog(signal: AbortSignal): Promise<null> {
  const clear = () => document.querySelector(openDialogs) === null
  return new Promise((resolve, reject) => {
    if (clear()) return resolve(null)
    const watch = new MutationObserver(() => {
      if (!clear()) return
      watch.disconnect()
      resolve(null)
    })
    watch.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['open', 'aria-expanded'],
    })
    signal.addEventListener('abort', () => {
      watch.disconnect()
      reject(signal.reason)
    })
  })
}
