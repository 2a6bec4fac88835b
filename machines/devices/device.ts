/** Where an account is signed in, as reported by the platform. */
export interface Device {
  readonly id: string
  /** The current session. */
  readonly current: boolean
  /** Kind of device and browser; null if the platform does not know. */
  readonly name: string | null
  readonly place: string | null
  /** Time of the sign-in and of the last activity, milliseconds UTC. */
  readonly startedAt: number
  readonly lastUsedAt: number
}

/** What can be ended: one device by its id, or all but the current one. */
export type Ending = { readonly id: string } | 'others'

export interface Devices {
  readonly list: readonly Device[]
  /** The sign-in before this one; null if there was none. */
  readonly before: { readonly at: number; readonly name: string | null; readonly place: string | null } | null
}

/** The current device is ended by signing out, not from this list. */
export const mayEnd = (devices: Devices | null, id: string): boolean =>
  devices?.list.some((one) => one.id === id && !one.current) === true

export const hasOthers = (devices: Devices | null): boolean =>
  devices?.list.some(({ current }) => !current) === true
