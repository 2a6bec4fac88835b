import { renewCookie } from './store'

/** The phone's frame, controlled by its toolbar and by the scene set by the reader. */

let frame: HTMLIFrameElement | undefined
/** Number of operations for which the phone is blank, and what it shows afterwards. */
let underWay = 0
let next: string | undefined
let lastBrand: string | undefined

/** Set to the frame when it mounts, and to undefined when it unmounts. */
export function holdFrame(element: HTMLIFrameElement | undefined): void {
  frame = element
}

/** The app's document; undefined if the frame shows something else: a browser error, another site. */
export function appInFrame(): Document | undefined {
  try {
    const inside = frame?.contentDocument ?? undefined
    return inside?.location.protocol === 'about:' ? undefined : inside
  } catch {
    return undefined
  }
}

/** The brand the phone shows, or showed last. */
export function brandInFrame(): string | undefined {
  // A document that has just started loading has no element yet.
  const page = appInFrame()?.documentElement as HTMLElement | null | undefined
  lastBrand = page?.dataset['brand'] ?? lastBrand
  return lastBrand
}

/**
 * Loads a screen of the app into the phone, whatever it shows now; deferred while it is deliberately blank.
 */
export function goTo(path: string): void {
  next = path
  if (underWay > 0) return
  // Without the cookie the server would refuse to be framed.
  renewCookie()
  // Adds no entry to the history that the frame shares with the studio.
  frame?.contentWindow?.location.replace(path)
}

function pathInFrame(): string | undefined {
  const here = appInFrame()?.location
  return here && `${here.pathname}${here.search}`
}

/** Reloads the phone's screen, as also happens automatically after it was blank. */
export function reload(otherwise: string): void {
  if (underWay === 0) goTo(pathInFrame() ?? otherwise)
}

/** True while the phone is deliberately blank. */
export const isBlanked = (): boolean => underWay > 0

/**
 * Performs a change that affects the whole app while the phone is blank: a call in flight would belong to the
 * previous world, and be refused. The phone then reloads its screen.
 */
export async function whileBlank(work: () => Promise<unknown>, otherwise: string): Promise<void> {
  const element = frame
  if (underWay === 0) next = pathInFrame() ?? otherwise
  underWay++
  try {
    await new Promise<void>((resolve) => {
      if (!element) return resolve()
      // A screen that was about to load may send a report first.
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
