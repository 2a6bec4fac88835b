import type { FailureCode } from './failure'

/**
 * Everything a chart does to the outside world, as named actions with parameters: they are drawn in the chart, recorded
 * by the path tests, and bound to the app in `src/flows`. Here they do nothing.
 */

/** Messages that are not failures; their words are in the locale tables. */
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
  'rows-unreadable',
  'storage-blocked',
  'change-saved',
  'mail-sent',
  'copy-failed',
  'share-failed',
  'last-sign-in',
] as const

export type MessageCode = (typeof messageCodes)[number]

/** Toast types (ERROR-46). */
type NoticeKind = 'info' | 'success' | 'fail' | 'offline' | 'loading'

export interface Notice {
  readonly kind: NoticeKind
  readonly text: MessageCode | FailureCode
  /** How long it is shown, in milliseconds; the kind's default if absent. */
  readonly milliseconds?: number | undefined
  /** Seconds the platform asks to wait, shown in the text. */
  readonly retryAfter?: number
  /** A time mentioned in the text, milliseconds UTC. */
  readonly at?: number
}

export interface Destination {
  /** Own path without query. */
  readonly to: string
  readonly query?: Readonly<Record<string, string>>
  /** Replaces the current history entry. */
  readonly replace?: boolean
}

const nothing = () => {}

/** Spread into `setup({ actions })` of every chart that needs them. */
export const effects = {
  /** Go to a screen. */
  goTo: (_: unknown, _destination: Destination) => nothing(),
  /** Show a toast. */
  notify: (_: unknown, _notice: Notice) => nothing(),
  /** Remove the loading toast. */
  stopWaiting: nothing,
  /** Focus a form field. */
  focusField: (_: unknown, _field: { field: string }) => nothing(),
  /** Report a fault to the operators' log; codes only. */
  logFault: (_: unknown, _fault: { what: string; code: FailureCode }) => nothing(),
}
