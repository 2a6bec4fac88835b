/** Resolves once no dialog of the page is open: panels that open automatically never cover another one. */
export function untilNoDialog(signal: AbortSignal): Promise<null> {
  const clear = () => document.querySelector('dialog[open]') === null
  return new Promise((resolve, reject) => {
    if (clear()) return resolve(null)
    const watch = new MutationObserver(() => {
      if (!clear()) return
      watch.disconnect()
      resolve(null)
    })
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    signal.addEventListener('abort', () => {
      watch.disconnect()
      reject(signal.reason)
    })
  })
}
