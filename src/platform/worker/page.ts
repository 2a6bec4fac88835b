import { Workbox } from 'workbox-window'
import type { NewerAnswer, WorkerMessage } from './words'

/** Owns the service worker on the page's side (src/platform/worker/worker.ts is the worker). Loaded long after the start. */

const address = '/sw.js'

/** Whether the phone's owner asks to spare data. */
export function sparesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Whether this browser can keep files, and may. */
export const mayKeepFiles = (): boolean => 'serviceWorker' in navigator && !sparesData()

/** The only script address that the policy lets through. */
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

/** The worker of this page; not registered yet. */
export const openWorker = (): Workbox => new Workbox(trusted())

/** Whether no worker is in charge of the site so far, in any tab. */
export async function isWithoutWorker(): Promise<boolean> {
  return !(await navigator.serviceWorker.getRegistration())?.active
}

/** Has the worker keep the public answers that this page got before the worker was there. */
export function keepAnswers(worker: Workbox, merchant: string, language: string): Promise<unknown> {
  const addresses = performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => (/\/(wps|lgw)\//.test(name) ? [name] : []))
  const message: WorkerMessage = { type: 'KEEP', merchant, language, addresses: [...new Set(addresses)] }
  return worker.messageSW(message)
}

/** Calls back with the path of each answer that is out of date by now, also of those from before. */
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

/** Puts the version that waits in charge; resolves when it is, and at once where another tab has done so already. */
export async function takeOver(worker: Workbox): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.waiting) return
  await new Promise((come) => {
    worker.addEventListener('controlling', come)
    worker.messageSkipWaiting()
  })
}
