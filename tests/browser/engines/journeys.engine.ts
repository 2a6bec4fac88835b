import { expect } from '@playwright/test'
import { words, fill } from '../support/words'
import { landed, spot } from './inside'
import { arrive, test, type Language, type Site } from './test'

type What = Parameters<typeof spot>[1]

/** Long enough for a slow engine on a busy machine. */
const soon = { timeout: 15_000 }

/** A player's actions and observations in an engine. */
const hands = ({ phone }: Site) => {
  const press = async (what: What) => {
    let at: { x: number; y: number } | null = null
    const look = async () => (at = await phone.run(spot, what))
    const tap = async () => {
      await expect
        .poll(look, { ...soon, message: `somewhere to press ${JSON.stringify(what)}` })
        .not.toBeNull()
      const { x, y } = at ?? { x: 0, y: 0 }
      await phone.tap(x, y)
      return phone.run(landed)
    }
    await expect.poll(tap, { ...soon, message: `a press on ${JSON.stringify(what)}` }).toBe(true)
  }
  const value = (css: string) =>
    phone.run((app, css) => app.document.querySelector<HTMLInputElement>(css)?.value ?? null, css)
  return {
    press,
    value,
    async write(css: string, text: string) {
      const holdsFocus = async () => {
        await press({ css })
        return phone.run((app, css) => app.document.activeElement === app.document.querySelector(css), css)
      }
      // A field re-rendered in the middle of a press does not receive it.
      await expect.poll(holdsFocus, soon).toBe(true)
      await phone.run((app, css) => app.document.querySelector<HTMLInputElement>(css)?.select(), css)
      await phone.type(text)
    },
    sees: (text: string) =>
      expect
        .poll(() => phone.run((app) => (app.document.body?.innerText ?? '').replace(/\s+/g, ' ')), soon)
        .toContain(text),
    isAt: (path: string) => expect.poll(() => phone.run((app) => app.location.pathname), soon).toBe(path),
    has: (css: string, there = true) =>
      expect
        .poll(() => phone.run((app, css) => app.document.querySelector(css) !== null, css), soon)
        .toBe(there),
  }
}

for (const language of ['EN', 'TY'] as const) {
  test(`a visit in ${language}: sign in past the captcha, play, pay in, pay out, the lottery, sign out`, async ({
    site,
  }) => {
    const { world, phone, front } = site
    const say = words[language]
    const { press, write, sees, isAt, has } = hands(site)

    await arrive(site, phone, { language: language satisfies Language, path: '/m/login' })
    await write('input[name="username"]', 'don_ramon')
    await write('input[name="password"]', 'not-the-password')
    await press({ css: 'form button[type="submit"]' })
    await sees(say.shell['failure.wrong-credentials'])
    await press({ css: 'form button[type="submit"]' })
    await has('input[name="captcha"]')
    await write('input[name="password"]', 'Perya-1234')
    await write('input[name="captcha"]', await world.captcha())
    await press({ css: 'form button[type="submit"]' })
    await isAt('/m/home')
    await sees('don_ramon')

    // The first of the hot games, and back.
    await press({ css: '[role="tabpanel"] li button:not([aria-pressed])' })
    await isAt('/m/launchGame')
    await has('iframe')
    await press({ name: say.game.leave })
    await isAt('/m/home')

    await phone.open(`${front.origin}/m/voucherCenter`)
    await press({ name: '₱1,000' })
    await press({ css: 'form button[type="submit"]' })
    await expect.poll(() => phone.run((app) => app.location.pathname), soon).toMatch(/^\/demo\/pay\//)
    await press({ css: 'button[value="pay"]' })
    await isAt('/m/voucherCenter')
    await sees(say.deposit['paid.title'])
    await expect.poll(() => world.calls('depositPaymentGateway'), soon).toBe(1)

    await phone.open(`${front.origin}/m/withdraw`)
    await write('[name="amount"]', '500')
    await press({ css: 'form button[type="submit"]' })
    await has('dialog [name="pin"]')
    await write('dialog [name="pin"]', '246810')
    await press({ css: 'button[type="submit"]', within: 'dialog' })
    await sees(say.withdraw['done.waiting.title'])
    expect(world.calls('withdraw')).toBe(1)

    await phone.open(`${front.origin}/m/lottery`)
    await press({ css: 'a[href*="startLottery"]' })
    await isAt('/m/startLottery')
    // The hall, which also has a button with this name, stays until the lottery's own screen is shown.
    await has('main a[href*="startLottery"]', false)
    await press({ css: 'main button', starts: fill(say.lottery.playName, { name: '' }).trim() })
    await isAt('/m/launchGame')
    await has('iframe')
    await press({ name: say.game.leave })

    await phone.open(`${front.origin}/m/home`)
    await press({ css: 'header div > button[aria-haspopup="dialog"]' })
    await press({ name: say.shell.signOut })
    await press({ name: say.shell['logout.go'], within: 'dialog' })
    await sees(say.shell.logIn)
    expect(await phone.run((app) => app.sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull()
  })
}
