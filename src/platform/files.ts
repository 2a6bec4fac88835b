/**
 * Loads code files: what a file depends on is fetched in parallel, and failures are retried. The build wraps
 * every dynamic import in it, in place of Vite's helper (src/tools/late-code.ts), which never retries a style
 * sheet that has failed once.
 */

/** Time limit for one file, milliseconds. A late arrival is not wasted: the next attempt finds it. */
const longest = 20_000

/** Dispatched on the window when a file could not be loaded; src/flows/core/chunks.ts listens. */
export const fileFailed = 'perya:file-failed'

/** Detail of the event. */
export interface FailedFile {
  /** Its path, if known. */
  readonly file?: string | undefined
  /** It failed, and the site did not answer at its path: the network is down, or the file does not exist. */
  readonly lost?: boolean
}

/** A file could not be loaded: not a bug in the code, and already reported by the event. */
export class FileFault extends Error {}

/** Whether the site itself responds at one of its own paths; never rejects. */
export async function answersAt(path: string): Promise<boolean> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), longest / 2)
  const answer = await fetch(path, { method: 'HEAD', cache: 'no-store', signal: limit.signal }).catch(
    () => null,
  )
  clearTimeout(timer)
  return answer?.ok === true
}

/**
 * The style sheet of all screens, under a stable name: the page supplies its real address, so that scripts do
 * not change whenever a screen's styles do (src/tools/one-style.ts).
 */
export const allStyles = '/assets/all.css'
const addressOf = (file: string) =>
  (file === allStyles && document.querySelector<HTMLElement>('[data-styles]')?.dataset.styles) || file

const asked = new Map<string, Promise<unknown>>()
/** Files that failed once. */
const dead = new Set<string>()
let again = 0

/** A file that another depends on: styles are awaited, code is only preloaded. */
function need(file: string): Promise<unknown> | undefined {
  const href = addressOf(file)
  const css = href.endsWith('.css')
  const known = asked.get(href)
  if (known) return css ? known : undefined
  if (document.querySelector(`link[href="${href}"]${css ? '[rel=stylesheet]' : ''}`)) return
  const link = document.createElement('link')
  link.rel = css ? 'stylesheet' : 'modulepreload'
  // Safari before 17 and Firefox before 115 do not support modulepreload: they fetch code on import, and the
  // link never fires `load`.
  if (!css && !link.relList.supports('modulepreload')) return
  link.crossOrigin = ''
  // A request to its own address may still be hanging.
  link.href = dead.has(href) ? `${href}?again=${(again += 1)}` : href
  const come = new Promise((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer)
      // A dead link would be mistaken for a loaded style sheet.
      link.remove()
      asked.delete(href)
      dead.add(href)
      reject(new Error(href))
    }
    const timer = setTimeout(fail, longest)
    link.addEventListener('error', fail)
    link.addEventListener('load', () => {
      clearTimeout(timer)
      resolve(null)
    })
  })
  asked.set(href, come)
  // The style sheet of all screens goes last: it overrides a first screen's styles, whichever is fetched
  // first.
  const last = `link[rel=stylesheet][href^="${addressOf(allStyles)}"]`
  document.head.insertBefore(link, css ? document.querySelector(last) : null)
  // Missing code surfaces on import.
  if (!css) come.catch(() => {})
  return css ? come : undefined
}

const late = Symbol('late')

async function attempt<Code>(load: () => Promise<Code>, needs: readonly string[]): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, longest, late)
  })
  try {
    // The code may arrive before its styles, but does not run without them.
    return await Promise.race([Promise.all([load(), ...needs.map(need)]).then(([code]) => code), limit])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Loads a file together with the `files` it depends on. If the site answers, a failed file is retried at
 * once, and then under another address: a browser may remember that a module failed, or wait forever for one
 * that hangs. `load` reports the file's address and is given the one to use; for code that must not run twice
 * it does neither, and the file is the first in the list (src/tools/late-code.ts). Rejects when every attempt
 * has failed.
 */
export async function loadFile<Code>(
  load: (addressOf: (name: string) => string) => Promise<Code>,
  files: readonly string[] = [],
): Promise<Code> {
  const needs = files.map((file) => `/${file}`)
  let [own] = needs
  let lost = false
  const plain = () => load((address) => (own = address))
  const other = () => load((address) => `${address}?again=${(again += 1)}`)
  try {
    return await attempt(plain, needs).catch(async (fault: unknown) => {
      if (own === undefined || !(await answersAt(own))) {
        // A hanging request may keep hanging under the same address.
        lost = fault !== late
        throw fault
      }
      return fault === late ? attempt(other, needs) : attempt(plain, needs).catch(() => attempt(other, needs))
    })
  } catch {
    dispatchEvent(new CustomEvent<FailedFile>(fileFailed, { detail: { file: own, lost } }))
    throw new FileFault(own)
  }
}
