import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { AppEvent } from '../../../machines/app/app.machine'
import type { appMachine } from '../../../machines/app/app.machine'
import type { connectivityMachine } from '../../../machines/connectivity/connectivity.machine'
import type { languageMachine } from '../../../machines/language/language.machine'
import type { Session } from '../../../machines/session/session'
import type { sessionMachine } from '../../../machines/session/session.machine'
import type { SiteFlags, SiteSettings } from '../../../machines/site-status/site'
import type { siteStatusMachine } from '../../../machines/site-status/site-status.machine'
import type { toastsMachine } from '../../../machines/toasts/toasts.machine'
import type { walletMachine } from '../../../machines/wallet/wallet.machine'

/**
 * The app's root actor and the charts that live as long as the page: created once, outside React
 * (src/flows/core/app.ts).
 */

export type AppActor = ActorRefFrom<typeof appMachine>
export type SiteActor = ActorRefFrom<typeof siteStatusMachine>
export type SessionActor = ActorRefFrom<typeof sessionMachine>
export type ConnectivityActor = ActorRefFrom<typeof connectivityMachine>
export type ToastsActor = ActorRefFrom<typeof toastsMachine>
export type LanguageActor = ActorRefFrom<typeof languageMachine>
export type WalletActor = ActorRefFrom<typeof walletMachine>

let app: AppActor | null = null

export function holdApp(actor: AppActor): void {
  app = actor
}

/** The root actor; only available to code that runs after the start. */
export function appActor(): AppActor {
  if (!app) throw new Error('the app has not been started')
  return app
}

/**
 * Tells the app chart about a change in one of its children, once that child has made its transition: listeners may
 * read the child at once (the wallet reads the token) and must not find its old state.
 */
export function tellApp(news: AppEvent['type']): void {
  queueMicrotask(() => app?.send({ type: news }))
}

const member = <Actor>(id: string) => app?.system.get(id) as Actor | undefined

export const siteActor = () => member<SiteActor>('site')
export const sessionActor = () => member<SessionActor>('session')
export const toastsActor = () => member<ToastsActor>('toasts')
export const connectivityActor = () => member<ConnectivityActor>('connectivity')
export const languageActor = () => member<LanguageActor>('language')
/** Exists exactly while someone is signed in. */
export const walletActor = () => member<WalletActor>('wallet')

/**
 * The wallet in a snapshot of the app, for views: each player gets a new one, and views must switch to it.
 */
export function walletIn(app: SnapshotFrom<typeof appMachine>): WalletActor | undefined {
  return app.children.wallet as WalletActor | undefined
}

/** The session of the signed-in player, or null. */
export function currentSession(): Session | null {
  return sessionActor()?.getSnapshot().context.session ?? null
}

export function currentSettings(): SiteSettings | null {
  return siteActor()?.getSnapshot().context.settings ?? null
}

/** Whitelabel flags: from the flags call, or from the settings (SITE-11). */
export function currentFlags(): SiteFlags {
  const context = siteActor()?.getSnapshot().context
  return context?.flags ?? context?.settings?.whitelabel ?? {}
}
