/**
 * Lets the browser paint and handle taps between two tasks. Uses a message rather than a timer: timers are
 * throttled in hidden pages, and never fire while a test has stopped the clock.
 */
export const yieldToBrowser = (): Promise<void> =>
  new Promise((resume) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resume()
    })
    port1.start()
    port2.postMessage(null)
  })
