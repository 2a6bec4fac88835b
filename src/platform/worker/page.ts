import { Workbox } from 'workbox-window'
import type { NewerAnswer, WorkerMessage } from './words'

/** Owns the service worker on the page's side (src/platform/worker/worker.ts is the worker). Loaded long after the start. */

const address = '/sw.js'

/** Whether data saving is turned on in this browser. */
export function sparesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Whether this browser supports a service worker and may use one. */
export const mayKeepFiles = (): boolean => 'serviceWorker' in navigator && !sparesData()

/** The only script URL that the content security policy allows. */
function trusted(): string {
  const { trustedTypes } = window as unknown as {
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ) => { createScriptURL: (url: string) => string }
    }
  }
  const rules = {
    createScriptURL: (url: string) => {
      if (url !== address) throw new TypeError(url)
      return url
    },
  }
  return (trustedTypes?.createPolicy('perya', rules) ?? rules).createScriptURL(address)
}

/** This page's worker; not registered yet. */
export const openWorker = (): Workbox => new Workbox(trusted())

/** Whether no worker controls the site yet, in any tab. */
export async function isWithoutWorker(): Promise<boolean> {
  return !(await navigator.serviceWorker.getRegistration())?.active
}

/** Has the worker cache the public answers this page received before the worker existed. */
export function keepAnswers(worker: Workbox, merchant: string, language: string): Promise<unknown> {
  const addresses = performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => (/\/(wps|lgw)\//.test(name) ? [name] : []))
  const message: WorkerMessage = { type: 'KEEP', merchant, language, addresses: [...new Set(addresses)] }
  return worker.messageSW(message)
}

/** Calls back with the path of each answer that has become stale, including earlier ones. */
export async function hearOfNewer(worker: Workbox, listener: (path: string) => void): Promise<void> {
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<Partial<NewerAnswer> | null>) => {
      if (data?.type === 'NEWER' && data.path !== undefined) listener(data.path)
    },
  )
  const missed = (await worker.messageSW({ type: 'LISTEN' } satisfies WorkerMessage)) as readonly string[]
  for (const path of missed) listener(path)
}

/**
 * Activates the waiting version; resolves once it is in control, or at once if another tab has activated it
 * already.
 */
export async function takeOver(worker: Workbox): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.waiting) return
  await new Promise((come) => {
    worker.addEventListener('controlling', come)
    worker.messageSkipWaiting()
  })
}
