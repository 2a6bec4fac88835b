/**
 * Lets the browser draw and hear taps between two pieces of work. A message and no timer: timers are held back in a page
 * that is not looked at, and stand still where a test has stopped the clock.
 */
export const pause = (): Promise<void> =>
  new Promise((resume) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resume()
    })
    port1.start()
    port2.postMessage(null)
  })
