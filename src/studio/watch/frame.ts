import { renewCookie } from './store'

/** The phone's frame, moved by its toolbar and by the scene that the reader sets. */

let frame: HTMLIFrameElement | undefined
/** How much is under way that the phone is blank for, and what it shows afterwards. */
let underWay = 0
let next: string | undefined
let lastBrand: string | undefined

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

/** The brand that the phone shows, or showed last. */
export function brandInFrame(): string | undefined {
  // A document that has just begun has no element yet.
  const page = appInFrame()?.documentElement as HTMLElement | null | undefined
  lastBrand = page?.dataset['brand'] ?? lastBrand
  return lastBrand
}

/** Loads a screen of the app into the phone, whatever it shows now; once it is no longer blank on purpose. */
export function goTo(path: string): void {
  next = path
  if (underWay > 0) return
  // Without the cookie the server would refuse to be framed.
  renewCookie()
  // No entry in the history that the frame shares with the studio.
  frame?.contentWindow?.location.replace(path)
}

function pathInFrame(): string | undefined {
  const here = appInFrame()?.location
  return here && `${here.pathname}${here.search}`
}

/** Loads the phone's screen anew, as happens by itself after it was blank. */
export function reload(otherwise: string): void {
  if (underWay === 0) goTo(pathInFrame() ?? otherwise)
}

/** True while the phone is blank on purpose. */
export const isBlanked = (): boolean => underWay > 0

/**
 * Does what changes the world of the whole app, with the phone blank: a call on its way would speak for the world
 * before, and be refused. Then the phone shows its screen anew.
 */
export async function whileBlank(work: () => Promise<unknown>, otherwise: string): Promise<void> {
  const element = frame
  if (underWay === 0) next = pathInFrame() ?? otherwise
  underWay++
  try {
    await new Promise<void>((resolve) => {
      if (!element) return resolve()
      // A screen that was about to load may say so first.
      const look = () => {
        if (appInFrame()) return
        element.removeEventListener('load', look)
        resolve()
      }
      element.addEventListener('load', look)
      element.contentWindow?.location.replace('about:blank')
    })
    await work()
  } finally {
    underWay--
    goTo(next ?? otherwise)
  }
}

/** The phone's own Back. */
export function back(): void {
  const inside = appInFrame()
  inside?.defaultView?.history.back()
}
