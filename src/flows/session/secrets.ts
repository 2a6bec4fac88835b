import { now } from '../../platform/clock'
import { perPlayer } from '../core/lifetime'

/** How long a typed password is held: an unattended phone must ask for it again. */
const heldFor = 5 * 60_000

/**
 * Secrets needed for a while that must never be stored: held in memory, and cleared with the session or the
 * page.
 */
const secrets = perPlayer((atEnd) => {
  const held = { password: null as string | null, until: 0, timer: undefined as number | undefined }
  atEnd(() => {
    clearTimeout(held.timer)
    held.password = null
  })
  return held
})

/**
 * The password typed in this page: lets the change-password screen omit the old one (PSW-02) for five minutes (PSW-16).
 * Set it once its player is signed in.
 */
export function holdSessionPassword(value: string): void {
  const held = secrets()
  clearTimeout(held.timer)
  held.password = value
  held.until = now() + heldFor
  held.timer = Number(setTimeout(() => (held.password = null), heldFor))
}

/**
 * The password that is held; null if there is none or it has expired. Checked on read, as a sleeping phone
 * runs no timers.
 */
export function sessionPassword(): string | null {
  const held = secrets()
  if (held.until <= now()) held.password = null
  return held.password
}
