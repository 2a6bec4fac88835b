import { expect, type Locator, type Page } from '@playwright/test'
import type { PasswordField } from '../../../machines/change-password/form'
import type { ForgotField } from '../../../machines/forgot-password/form'
import type { LoginField } from '../../../machines/login/form'
import type { RegisterField } from '../../../machines/register/form'
import type { Route } from '../../../src/app/routes'
import { scriptWith } from './built'
import { fill, words, type Language } from './words'
import { passwordOf, type Brand, type World } from './world'

/** The page as a player knows it: elements by their accessible names. */
export class App {
  readonly page: Page
  readonly world: World
  language: Language
  readonly brand: Brand
  /** Default players, where it does not matter who plays. */
  player = 'mika_07'

  /** Addresses whose responses have arrived completely. */
  private readonly fetched: string[] = []

  constructor(page: Page, world: World, language: Language, brand: Brand) {
    this.page = page
    page.on('requestfinished', (request) => this.fetched.push(request.url()))
    this.world = world
    this.language = language
    this.brand = brand
  }

  get words() {
    return words[this.language]
  }

  /**
   * Stores records as the app does, by key; null removes one, and `{ fromNow: ms }` in it becomes a
   * timestamp.
   */
  async remember(area: 'local' | 'session', records: Readonly<Record<string, unknown>>): Promise<void> {
    await this.page.evaluate(
      ({ kept, where }) => {
        const store = where === 'local' ? localStorage : sessionStorage
        const moment = (_: string, value: { fromNow?: number } | null) =>
          typeof value?.fromNow === 'number' ? Date.now() + value.fromNow : value
        for (const [key, value] of Object.entries(kept)) {
          if (value === null) store.removeItem(key)
          else store.setItem(key, JSON.stringify(value, moment))
        }
      },
      { kept: records, where: area },
    )
  }

  /** Log in, in the top bar or the form. */
  button(name: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name, exact: true })
  }

  link(name: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('link', { name, exact: true })
  }

  field(name: LoginField | RegisterField | ForgotField | PasswordField): Locator {
    return this.page.locator(`form input[name="${name}"]`)
  }

  get submit(): Locator {
    return this.page.locator('form button[type="submit"]')
  }

  /** The error of the last attempt, above the fields. */
  get refusal(): Locator {
    return this.page.locator('form > [role="alert"]')
  }

  get captchaPicture(): Locator {
    return this.page
      .locator('form')
      .getByRole('button', { name: this.words.form.captchaRefresh, exact: true })
  }

  /** The age and terms checkbox; its label contains a link. */
  get agreeBox(): Locator {
    return this.page.locator('form input[name="agree"]')
  }

  /** One method of a form that has two: name or number, mail or phone. */
  way(name: string): Locator {
    return this.page.getByRole('tab', { name, exact: true })
  }

  get tabBar(): Locator {
    return this.page.getByRole('navigation', { name: this.words.shell.tabs })
  }

  get account(): Locator {
    return this.page.locator('header button[aria-haspopup="dialog"]').filter({ has: this.page.locator('b') })
  }

  get menuButton(): Locator {
    return this.button(this.words.shell.menu)
  }

  get menu(): Locator {
    return this.page.getByRole('dialog', { name: this.words.shell.menu })
  }

  get games(): Locator {
    return this.page.getByRole('list', { name: this.words.home.games })
  }

  category(key: keyof typeof categories): Locator {
    return this.page.getByRole('tab', { name: this.words.shell[categories[key]], exact: true })
  }

  /** A current toast, whatever its urgency. */
  toast(text: string): Locator {
    return this.page.locator('[popover]').filter({ hasText: text })
  }

  /** Whether the page has requested a file with this name. */
  hasFetched(part: RegExp): boolean {
    return this.fetched.some((url) => part.test(url))
  }

  /** The offline notice is fetched with the first touch, or shortly after the first screen. */
  async canSayOffline(): Promise<void> {
    const parts = [scriptWith(/\(`toastClose`\)/), /\/OfflineBar-[^/]*\.js/]
    await expect
      .poll(async () => {
        await this.page.evaluate(() => void dispatchEvent(new PointerEvent('pointerdown')))
        return parts.every((part) => this.hasFetched(part))
      })
      .toBe(true)
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path)
  }

  /** Goes to another address without a page load, like the browser's Back and Forward. */
  async go(path: string): Promise<void> {
    // Before the app has started, nothing listens for address changes.
    await this.page.locator('#main').waitFor()
    await this.page.evaluate(async (to) => {
      // An entry like the router's: each has its own key.
      history.pushState({ usr: null, key: crypto.randomUUID(), idx: history.length }, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      // After two frames, a redirecting guard has redirected.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    }, path)
  }

  /** Navigates to another screen without a page load, and waits until the previous one has unmounted. */
  async walkTo(path: string): Promise<void> {
    const before = await this.page.locator('#main').elementHandle()
    await this.go(path)
    await this.page.waitForFunction((main) => !main?.isConnected, before)
    await before?.dispose()
  }

  async fillLogin(username: string, password = passwordOf(username)): Promise<void> {
    // The button is disabled until the form is complete, which includes restored values.
    await expect(this.submit).toBeEnabled()
    await this.field('username').fill(username)
    await this.field('password').fill(password)
  }

  /** Signs in through the form and waits for the signed-in screen. */
  async signIn(username: string): Promise<void> {
    await this.open('/m/login')
    await this.fillLogin(username)
    await this.submit.click()
    await this.account.waitFor()
  }

  /** Confirms signing out, and waits for the home page that loads afterwards: the previous page unloads. */
  async confirmSignOut(): Promise<void> {
    const loaded = this.page.waitForEvent('load')
    await this.button(this.words.shell['logout.go'], this.page.getByRole('alertdialog')).click()
    await loaded
  }

  /** Opens an address with a session in this tab, as a reload of a signed-in tab would find it. */
  async arriveAs(username: string, path = '/m/home'): Promise<void> {
    const session = await this.world.session(username)
    // Before the app's own code, and for this document only: later changes to the session stay.
    const signedIn = await this.page.addInitScript((text) => {
      if (window !== top) return
      sessionStorage.setItem('MC_SESSION_INFO', text)
      // Messages shown once per session count as shown.
      sessionStorage.setItem('perya.toldSignIn', '"1"')
      localStorage.setItem('perya.signedIn', '"1"')
    }, JSON.stringify(session))
    await this.open(path)
    await signedIn.dispose()
  }

  /** Waits for the address's screen: its heading is visible, and nothing is still loading. */
  async settled(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await expect(this.page.locator('main[aria-busy]')).toHaveCount(0)
    await this.page.evaluate(() => document.fonts.ready)
  }

  /** Chooses a language in the bar's picker. */
  async speak(language: Language): Promise<void> {
    const picker = this.page.locator('header button[aria-haspopup="listbox"]')
    await picker.click()
    await this.page.getByRole('option', { name: language === 'EN' ? 'English' : 'Filipino' }).click()
    this.language = language
  }

  /** A screen's title, as in the browser tab. */
  titleOf(title: Route['title']): string {
    const { shell, titles } = this.words
    return { ...titles, 'shell:logIn': shell.logIn, 'shell:register': shell.register }[title]
  }

  /** Texts with values: `app.say(app.words.home.bannerPage, { page: 1, count: 4 })`. */
  say = fill
}

const categories = {
  HOT: 'category.HOT',
  SPORTS: 'category.SPORTS',
  ESPORTS: 'category.ESPORTS',
  LIVE: 'category.LIVE',
  FISH: 'category.FISH',
  RNG: 'category.RNG',
  PVP: 'category.PVP',
  INHOUSE: 'category.INHOUSE',
  COCKFIGHT: 'category.COCKFIGHT',
  ELOTT: 'category.ELOTT',
  LOTT: 'category.LOTT',
} as const
