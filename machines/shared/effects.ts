import type { FailureCode } from './failure'

/**
 * Everything a chart does to the world outside it, as named actions with parameters: they show on the picture,
 * are recorded by the path tests, and are bound to the app in `src/flows`. Here they do nothing.
 */

/** Messages that are not failures; words for them live in the locale tables. */
export const messageCodes = [
  'sms-sending',
  'sms-sent',
  'please-wait',
  'signing-in',
  'signed-out',
  'signed-out-elsewhere',
  'account-switched',
  'free-reject',
  'contact-service',
  'not-open-yet',
  'back-online',
  'link-missing',
  'storage-blocked',
  'change-saved',
  'mail-sent',
  'copy-failed',
  'share-failed',
] as const

export type MessageCode = (typeof messageCodes)[number]

/** Toast types (ERROR-46). */
export type NoticeKind = 'info' | 'success' | 'fail' | 'offline' | 'loading'

export interface Notice {
  readonly kind: NoticeKind
  readonly text: MessageCode | FailureCode
  /** How long it shows, milliseconds; the kind's default when absent. */
  readonly milliseconds?: number
  /** Seconds the platform asks to wait, shown in the text. */
  readonly retryAfter?: number
}

export interface Destination {
  /** Own path without query. */
  readonly to: string
  readonly query?: Readonly<Record<string, string>>
  /** Takes the place of the current history entry. */
  readonly replace?: boolean
}

const nothing = () => {}

/** Spread into `setup({ actions })` of every chart that needs them. */
export const effects = {
  /** Go to a screen. */
  goTo: (_: unknown, _destination: Destination) => nothing(),
  /** Show a toast. */
  notify: (_: unknown, _notice: Notice) => nothing(),
  /** Take the loading toast away. */
  stopWaiting: nothing,
  /** Put the cursor into a form field. */
  focusField: (_: unknown, _field: { field: string }) => nothing(),
  /** Tell the operators' log that something broke; codes only. */
  logFault: (_: unknown, _fault: { what: string; code: FailureCode }) => nothing(),
}
