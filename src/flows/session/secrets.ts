import { perPlayer } from '../core/lifetime'

/** What must be known for a while and may never be stored: lives in memory, and goes with the session or the page. */
const secrets = perPlayer(() => ({ password: null as string | null }))

/**
 * The password of the login made in this page: lets the change-password screen omit the old one (PSW-02, PSW-16). Set
 * it once its player is signed in.
 */
export function holdSessionPassword(value: string): void {
  secrets().password = value
}

export function sessionPassword(): string | null {
  return secrets().password
}
