import { isVisible, onReturn } from './visibility'

/** Resolves as soon as somebody looks at the page: nothing is polled for a page that nobody sees. */
export function untilVisible(signal: AbortSignal): Promise<void> {
  if (isVisible()) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const forget = onReturn(() => {
      forget()
      resolve()
    })
    const leave = () => {
      forget()
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', leave, { once: true })
  })
}
