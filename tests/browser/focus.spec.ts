import * as paths from '../../machines/shared/paths'
import { screens } from '../../src/tools/wire/screens'
import type { Locator, Page } from '@playwright/test'
import type { App } from './support/app'
import type { Watch } from './support/errors'
import { expect, test } from './support/test'
import type { World } from './support/world'

/** Focus never falls to the bare page: a screen reader would start over there, or say nothing. */

interface Visit {
  readonly app: App
  readonly page: Page
  readonly main: Locator
  readonly world: World
}

interface Vanishing {
  readonly what: string
  readonly path: string
  readonly who?: string
  /** What must happen first; returns the control that vanishes when it is pressed. */
  readonly control: (visit: Visit) => Promise<Locator> | Locator
  /** Answers the question that the press raises. */
  readonly answer?: (words: App['words']) => string
  /** Where focus goes. */
  readonly place: (visit: Visit) => Locator
}

/** Screens that cannot be shown without one of their calls, each by another piece of code. */
const sample = [
  [paths.register, screens.register],
  [paths.announcements, screens.announcements],
  [paths.help, screens.help],
  [paths.promotions, screens.promotions],
  [paths.agreement, screens.agreement],
  [paths.privacy, screens.privacy],
] as const
const favourites = '/m/gameList?gameType=ALL&tab=FAV'
const screen = ({ main }: Visit) => main
const hearts = (app: App, main: Locator) =>
  main.getByRole('button', { name: new RegExp(app.say(app.words.home.favourite, { name: '.+' })) })

/** The code that keeps the focus is fetched when a control has it first: it is here once a removed one shows it. */
const untilKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const probe = document.createElement('button')
        document.querySelector('#main')?.append(probe)
        probe.focus()
        probe.remove()
        await new Promise(requestAnimationFrame)
        return document.activeElement?.id
      }),
    )
    .toBe('main')

const vanishing: readonly Vanishing[] = [
  {
    what: '[RECORD-05] “Show a year”, where a record is empty',
    path: '/m/transaction/record',
    who: 'bago_01',
    control: ({ app }) => app.button(app.words.records['empty.year']),
    place: ({ main }) => main.getByRole('tabpanel'),
  },
  {
    what: '[LOGIN-17] a third party’s button',
    path: '/m/login',
    control: ({ app }) => app.button('Facebook'),
    place: ({ app, main }) => main.getByRole('region', { name: app.words.social.or }),
  },
  {
    what: 'the way to sign in with a passkey',
    path: '/m/login',
    control: ({ app }) => app.link(app.words.login.passkey),
    place: screen,
  },
  {
    what: '“Begin it” of a break from play',
    path: '/m/responsible?view=break',
    who: 'don_ramon',
    async control({ app, main }) {
      const length = main.getByRole('group', { name: app.words.protection['break.time-out'] })
      await length.getByRole('button').first().click()
      return app.button(app.words.protection['break.next'])
    },
    answer: ({ protection }) => protection['break.yes'],
    place: screen,
  },
  {
    what: '[PROMO-05] the button that removes a picture: to the next one’s',
    path: '/m/activityDetail?id=liga-race',
    who: 'mika_07',
    async control({ app, main }) {
      const jpg = Buffer.from([0xff, 0xd8, 0xff, 0])
      for (const name of ['one.jpg', 'two.jpg']) {
        await main.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/jpeg', buffer: jpg })
        await expect(main.getByRole('listitem').last()).toContainText(name)
      }
      return app.button(app.say(app.words.promos['pictures.remove'], { name: 'one.jpg' }))
    },
    place: ({ app }) => app.button(app.say(app.words.promos['pictures.remove'], { name: 'two.jpg' })),
  },
  {
    what: '[AGENT-21] the button that deletes an agent’s link',
    path: '/m/agentRegister?way=links',
    who: 'tita_baby',
    control: ({ app }) => app.button(app.say(app.words.agency['link.deleteOne'], { name: 'Facebook group' })),
    answer: ({ agency }) => agency['link.delete'],
    place: ({ main }) => main.getByRole('tabpanel'),
  },
  {
    what: 'the button that signs another device out',
    path: '/m/securityCenter?view=devices',
    who: 'mika_07',
    async control({ app, main, world }) {
      await world.session('mika_07')
      await app.page.reload()
      return main.getByRole('listitem').getByRole('button').first()
    },
    answer: ({ security }) => security['devices.yes'],
    place: screen,
  },
  {
    what: '[GAMES-02] the button that clears the search: to the field',
    path: '/m/gameList?gameType=RNG',
    async control({ app, main }) {
      await main.getByRole('searchbox').fill('gold')
      return app.button(app.words.games.clear)
    },
    place: ({ main }) => main.getByRole('searchbox'),
  },
  {
    what: 'a link to a part of the same screen',
    path: '/m/responsible',
    who: 'don_ramon',
    control: ({ app, main }) => main.getByRole('link', { name: app.words.protection.limits }),
    place: screen,
  },
  {
    what: 'a link to another screen',
    path: '/m/login',
    control: ({ app, main }) => app.link(app.words.login.forgot, main),
    place: screen,
  },
]

for (const { what, path, who, control, answer, place } of vanishing)
  test(`focus stays on the screen after a press of ${what}`, async ({ app, page, world }) => {
    if (who) await app.arriveAs(who, path)
    else await app.open(path)
    const visit = { app, page, world, main: page.locator('#main') }
    await app.settled()
    await untilKept(page)
    const pressed = await (await control(visit)).elementHandle()
    await pressed?.press('Enter')
    if (answer) await app.button(answer(app.words), page.getByRole('alertdialog')).press('Enter')
    await expect.poll(() => pressed?.evaluate((one) => one.isConnected)).toBe(false)
    await expect(place(visit)).toBeFocused()
  })

test('[FAV-02] from the heart of a favourite that leaves the list, focus goes to the next one’s, the previous one’s, or the list', async ({
  app,
  page,
}) => {
  await app.arriveAs('mika_07', favourites)
  const kept = hearts(app, page.locator('#main'))
  await expect(kept).toHaveCount(4)
  await untilKept(page)
  await kept.nth(1).press('Enter')
  await expect(kept).toHaveCount(3)
  await expect(kept.nth(1)).toBeFocused()
  await kept.nth(2).press('Enter')
  for (const left of [2, 1]) {
    await expect(kept).toHaveCount(left)
    await expect(kept.nth(left - 1)).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(kept).toHaveCount(0)
  await expect(page.getByRole('tabpanel')).toBeFocused()
})

test.describe('“Try again”', () => {
  const open = async ({ app, world, watch }: { app: App; world: World; watch: Watch }) => {
    watch.expectStatus(500)
    world.fault({ kind: 'status', status: 500, call: 'helpCentre' })
    await app.open('/m/help')
    const again = app.button(app.words.shell.retry)
    await expect(again).toBeVisible()
    await untilKept(app.page)
    return again
  }

  test('[ERROR-32] leaves the focus on the screen, whether it loads then or fails again', async ({
    app,
    page,
    watch,
    world,
  }) => {
    const again = await open({ app, world, watch })
    const main = page.locator('#main')
    await again.press('Enter')
    await expect(main).toBeFocused()
    // From there it is the next stop.
    await expect(again).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(again).toBeFocused()
    world.heal()
    await page.keyboard.press('Enter')
    await expect(main.getByRole('link').first()).toBeVisible()
    await expect(main).toBeFocused()
  })

  test('shows no ring after a tap, and nothing scrolls', async ({ app, page, watch, world }) => {
    const again = await open({ app, world, watch })
    world.heal()
    await again.tap()
    await expect(page.locator('#main')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await app.arriveAs('mika_07', favourites)
    await untilKept(page)
    const first = hearts(app, page.locator('#main')).first()
    await page.setViewportSize({ width: 390, height: 480 })
    await page.evaluate(() => scrollTo(0, 60))
    await first.tap()
    await expect(first).toBeFocused()
    await expect(page.locator(':focus-visible')).toHaveCount(0)
    expect(await page.evaluate(() => scrollY)).toBe(60)
  })
})

test('a button that is disabled while it is busy has the focus back when it can be pressed again, and its section when it has gone [I18N-07]', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expectStatus(500)
  const { protection } = app.words
  await app.arriveAs('mika_07', '/m/responsible?view=limits')
  const keep = app.button(protection['next.keep'])
  await page
    .locator('#main')
    .getByRole('button', { name: /₱5,000/ })
    .click()
  await app.button(protection['form.remove']).click()
  const part = page.getByRole('region').filter({ has: keep })
  const name = (await part.getByRole('heading').textContent()) ?? ''
  await untilKept(page)
  let release = () => {}
  const answers = new Promise<void>((resolve) => {
    release = resolve
  })
  world.fault({ kind: 'status', status: 500, call: 'cancelLimit' })
  world.hold(() => answers)
  await keep.press('Enter')
  await expect(part).toBeFocused()
  release()
  await expect(keep).toBeFocused()
  world.heal()
  await page.keyboard.press('Enter')
  await expect(keep).toHaveCount(0)
  await expect(page.getByRole('region', { name, exact: true })).toBeFocused()
})

test('“Try again” leaves the focus on the screen, whichever screen it is [ERROR-32]', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expectStatus(500)
  const { retry, reload } = app.words.shell
  const again = page.locator('#main').getByRole('button', { name: new RegExp(`^(${retry}|${reload})$`) })
  for (const [path, calls] of sample)
    await test.step(path, async () => {
      for (const call of calls?.needs ?? []) world.fault({ kind: 'status', status: 500, call })
      await app.open(path)
      await expect(again).toBeVisible()
      await untilKept(page)
      world.heal()
      await again.press('Enter')
      await expect(again).toHaveCount(0)
      await app.settled()
      await expect(page.locator('#main:focus, #main :focus')).toHaveCount(1)
    })
})

test('who has left a control that goes later, or is elsewhere by then, is left alone', async ({
  app,
  page,
}) => {
  await app.open('/m/login')
  await app.settled()
  await untilKept(page)
  const ends = (leave: 'blur' | 'field') =>
    page.evaluate(async (way) => {
      const going = document.createElement('button')
      document.querySelector('form')?.append(going)
      going.focus()
      if (way === 'blur') going.blur()
      else document.querySelector<HTMLElement>('input[name="password"]')?.focus()
      await new Promise(requestAnimationFrame)
      going.remove()
      await new Promise(requestAnimationFrame)
      return document.activeElement?.getAttribute('name') ?? document.activeElement?.nodeName
    }, leave)
  expect(await ends('blur')).toBe('BODY')
  expect(await ends('field')).toBe('password')
})
