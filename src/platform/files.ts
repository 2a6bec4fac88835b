/**
 * Owns the loading of code files: what a file needs is fetched beside it, and what failed is asked for again. The build
 * calls it around every late import, in place of Vite's helper (src/tools/late-code.ts), for which a style sheet that
 * failed once has been asked for ever after.
 */

/** How long one file is waited for, milliseconds. What comes later is not lost: the next attempt finds it. */
const longest = 20_000

/** Said to the window when a file could not be loaded. Heard by src/flows/core/chunks.ts. */
export const fileFailed = 'perya:file-failed'

/** What is said with it. */
export interface FailedFile {
  /** Its path, where that is known. */
  readonly file?: string | undefined
  /** It failed, and nothing answered at it: it went with the network, or is not there. */
  readonly lost?: boolean
}

/** A file could not be loaded: no fault of the code, and said where it matters. */
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
 * The styles of all screens, by a name that stays: the page says their address, so that scripts do not change with any
 * screen's styles (src/tools/one-style.ts).
 */
export const allStyles = '/assets/all.css'
const addressOf = (file: string) =>
  (file === allStyles && document.querySelector<HTMLElement>('[data-styles]')?.dataset.styles) || file

const asked = new Map<string, Promise<unknown>>()
/** Files that failed once. */
const dead = new Set<string>()
let again = 0

/** A file that another one needs: styles are waited for, code is only on its way early. */
function need(file: string): Promise<unknown> | undefined {
  const href = addressOf(file)
  const css = href.endsWith('.css')
  const known = asked.get(href)
  if (known) return css ? known : undefined
  if (document.querySelector(`link[href="${href}"]${css ? '[rel=stylesheet]' : ''}`)) return
  const link = document.createElement('link')
  link.rel = css ? 'stylesheet' : 'modulepreload'
  // Safari before 17 and Firefox before 115 fetch code when it is imported, and never say that such a link has come.
  if (!css && !link.relList.supports('modulepreload')) return
  link.crossOrigin = ''
  // Under its own address it may still hang.
  link.href = dead.has(href) ? `${href}?again=${(again += 1)}` : href
  const come = new Promise((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer)
      // A dead link would be taken for a style sheet that is there.
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
  // The styles of all screens come last: they overrule those of a first screen, whichever of the two is fetched first.
  const last = `link[rel=stylesheet][href^="${addressOf(allStyles)}"]`
  document.head.insertBefore(link, css ? document.querySelector(last) : null)
  // Code that is missing shows when it is imported.
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
    // The code may come before its styles, but not alone.
    return await Promise.race([Promise.all([load(), ...needs.map(need)]).then(([code]) => code), limit])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Loads a file, with `files` that it needs. Where the site answers, what failed is asked for once more at once, and then
 * under another address: a browser may remember that a module failed, or wait for ever for one that hangs. `load` says
 * the file's address and is told which one to take; for code that must not run twice it does neither, and the file is
 * the first of the list (src/tools/late-code.ts). Rejects when all of that failed.
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
        // One that hangs may go on hanging under its address.
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
