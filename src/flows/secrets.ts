/** What must be known for a while and may never be written down: lives in memory, goes with the session or the page. */

let password: string | null = null

/** The password of the login made in this page: lets the change-password screen leave out the old one (PSW-02, PSW-16). */
export function holdSessionPassword(value: string): void {
  password = value
}

export function sessionPassword(): string | null {
  return password
}

export function forgetSecrets(): void {
  password = null
}
