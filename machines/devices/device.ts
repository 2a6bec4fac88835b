/** Where an account is signed in, as the platform says it. */
export interface Device {
  readonly id: string
  /** The one that asks. */
  readonly current: boolean
  /** What kind of device and browser it is; null where the platform does not know. */
  readonly name: string | null
  readonly place: string | null
  /** Of the sign-in and of the last use, milliseconds UTC. */
  readonly startedAt: number
  readonly lastUsedAt: number
}

/** What may be ended: one device by its id, or all but the one that asks. */
export type Ending = { readonly id: string } | 'others'

export interface Devices {
  readonly list: readonly Device[]
  /** The sign-in before this one; null where there was none. */
  readonly before: { readonly at: number; readonly name: string | null; readonly place: string | null } | null
}

/** The device on which the list is read ends by signing out, and not from here. */
export const mayEnd = (devices: Devices | null, id: string): boolean =>
  devices?.list.some((one) => one.id === id && !one.current) === true

export const hasOthers = (devices: Devices | null): boolean =>
  devices?.list.some(({ current }) => !current) === true
