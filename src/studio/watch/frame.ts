import { renewCookie } from './store'

/** The phone's frame, moved by its toolbar and by the scene that the reader sets. */

let frame: HTMLIFrameElement | undefined

/** Takes the frame once it is on the page, and undefined when it has left. */
export function holdFrame(element: HTMLIFrameElement | undefined): void {
  frame = element
}

/** The app's document; undefined where the frame shows what is not the app's: an error of the browser, another site. */
export function appInFrame(): Document | undefined {
  try {
    const inside = frame?.contentDocument ?? undefined
    return inside?.location.protocol === 'about:' ? undefined : inside
  } catch {
    return undefined
  }
}

/** The brand that the phone shows, while it shows one. */
export function brandInFrame(): string | undefined {
  // A document that has just begun has no element yet.
  const page = appInFrame()?.documentElement as HTMLElement | null | undefined
  return page?.dataset['brand']
}

/** Loads a screen of the app into the phone, whatever it shows now. */
export function goTo(path: string): void {
  // Without the cookie the server would refuse to be framed.
  renewCookie()
  // No entry in the history that the frame shares with the studio.
  frame?.contentWindow?.location.replace(path)
}

/** Loads the phone's screen anew. */
export function reload(otherwise: string): void {
  const here = appInFrame()?.location
  goTo(here ? `${here.pathname}${here.search}` : otherwise)
}

/** The phone's own Back. */
export function back(): void {
  const inside = appInFrame()
  inside?.defaultView?.history.back()
}
