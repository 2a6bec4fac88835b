import { App } from '../../support/app'

/** Opens the site in another tab of the same browser, which shares the session. */
export async function anotherTab({ page, world, language, brand }: App, at = '/m/home'): Promise<App> {
  const other = new App(await page.context().newPage(), world, language, brand)
  await other.open(at)
  return other
}

/** Signs out on home, through the account sheet, and waits for the document after it: a tab closed before may never close. */
export async function signOut(app: App): Promise<void> {
  await askToSignOut(app)
  await app.confirmSignOut()
}

/** Opens the sign-out confirmation from the account sheet. */
export async function askToSignOut(app: App): Promise<void> {
  await app.account.click()
  await app.button(app.words.shell.signOut).click()
}

/** The platform ends the session; the page's next call, such as a balance refresh, finds out. */
export async function endSession(app: App, username: string): Promise<void> {
  const look = app.button(app.words.shell['balance.refresh'])
  if (!(await look.isVisible())) await app.account.click()
  await look.waitFor()
  await app.world.revoke(username)
  // Another call of the page may be faster: the sheet is gone then.
  await look.click({ timeout: 2_000 }).catch(() => {})
}
