import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { ScreenPicture } from '../../../src/studio/screens/picture'
import { screensFormat } from '../../../src/studio/screens/pictures'

/** Records which states the login is in; the path runner's inspector does the same for every chart. */
const listen = () => {
  const heard = globalThis as unknown as { loginStates?: string[] }
  globalThis.peryaInspect = (event) => {
    const { logic } = event.actorRef as unknown as { logic?: { id?: string } }
    if (event.type !== '@xstate.snapshot' || logic?.id !== 'login') return
    const { _nodes: nodes = [] } = event.snapshot as { _nodes?: { id: string }[] }
    heard.loginStates = nodes.map(({ id }) => id)
  }
}

async function take(page: Page, folder: string, language: string, step: number): Promise<ScreenPicture> {
  const states = await page.evaluate(
    () => (globalThis as unknown as { loginStates?: string[] }).loginStates ?? [],
  )
  const leaves = states.filter((id) => !states.some((other) => other.startsWith(`${id}.`)))
  const state = leaves.map((id) => id.slice('login.'.length)).join(' + ')
  const file = `login/${state.replaceAll(/[^\w.-]+/g, '-')}.${language}.perya.390x844.webp`
  await page.evaluate(() => document.fonts.ready)
  const session = await page.context().newCDPSession(page)
  const clip = { x: 0, y: 0, width: 390, height: 844, scale: 0.5 }
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 55, clip })
  await session.detach()
  mkdirSync(join(folder, 'login'), { recursive: true })
  writeFileSync(join(folder, file), Buffer.from(data, 'base64'))
  const dress = { language, brand: 'perya', size: '390x844' }
  return { chart: 'login', state, states, ...dress, path: 'login-taken', step, file }
}

/** Real pictures of the login, as the path runner would save them. */
export async function takeLoginScreens(
  browser: Browser,
  origin: string,
  folder: string,
  language: 'EN' | 'TY' = 'EN',
): Promise<void> {
  const pictures: ScreenPicture[] = []
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await page.addInitScript(listen)
  await page.addInitScript((chosen) => {
    localStorage.setItem('perya.language', JSON.stringify(chosen))
  }, language)
  await page.goto(`${origin}/m/login`)
  await page.waitForFunction(() =>
    (globalThis as unknown as { loginStates?: string[] }).loginStates?.includes('login.form.method.username'),
  )
  pictures.push(await take(page, folder, language, 1))
  await page.getByRole('tab').nth(1).click()
  await page.waitForFunction(() =>
    (globalThis as unknown as { loginStates?: string[] }).loginStates?.includes('login.form.method.mobile'),
  )
  pictures.push(await take(page, folder, language, 2))
  await page.close()
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ format: screensFormat, pictures }))
}
