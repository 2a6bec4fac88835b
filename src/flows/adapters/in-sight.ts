import { isVisible, onReturn } from './visibility'

/** Resolves as soon as somebody looks at the page: nothing is polled for a page that nobody sees. */
export function untilVisible(signal: AbortSignal): Promise<void> {
  if (isVisible()) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const leave = () => {
      forget()
      reject(signal.reason as Error)
    }
    const forget = onReturn(() => {
      forget()
      signal.removeEventListener('abort', leave)
      resolve()
    })
    signal.addEventListener('abort', leave, { once: true })
  })
}
