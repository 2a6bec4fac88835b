import type { Page } from '@playwright/test'
import type { App } from './support/app'
import { drawn, followAnswers, soon, startDrawn } from './support/drawn'
import { access, builtPaths, routes } from './support/routes'
import { expect, test } from './support/test'
import type { SessionRecord } from './support/world'

/** Two agents, who may open every screen, one after the other in the same page without a reload. */
const first = 'tita_baby'
const second = 'jun_agent'
const agentType = 1

const guardOf = (path: string) => routes.find((one) => one.path === path)!.guard
/** Sign-in screens are omitted: they contain no player's data. */
const screens = builtPaths.filter(
  (path) => !routes.find((one) => one.path === path)!.comeAndGo && !access(guardOf(path), agentType),
)
/**
 * Open screens that also show the player's own data. The others' content changes on its own: draws, winners.
 */
const shared = ['/m/mine', '/m/activity', '/m/activityInfo']
/** Home once more, as some screens move money. */
const all = [...screens, '/m/home']
const personal = screens.filter((path) => guardOf(path) !== 'open' || shared.includes(path))
const others = all.filter((path) => !personal.includes(path))

/** Counters, times and the jackpot, which differ every time; two players may share a minute. */
const isRunning = (text: string) => /^[\d\s:.,%/]*$|^₱\d{2,3},\d{3},\d{3}/.test(text)

/** Texts that only one of two players has seen. */
const onlyIn = (seen: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...seen].filter((text) => !others.has(text) && !isRunning(text)))

/** A page in which players browse one after the other. */
function visitor(app: App) {
  const { page } = app
  const answered = followAnswers(page)
  // Each in its own test step: Playwright searches all steps before every call outside one.
  const open = (path: string) =>
    test.step(path, async () => {
      await app.go(path)
      await app.settled()
      await answered()
    })
  /** Everything the player sees on some screens. */
  const lookAround = async (paths: readonly string[]) => {
    for (const [at, path] of paths.entries()) {
      await open(path)
      if (at === 0) await startDrawn(page)
    }
    return drawn(page)
  }
  return { open, answered, lookAround }
}

/** Tokens sent by the page, in order, each with its request. */
function tokensOf(page: Page): { readonly token: string; readonly url: string }[] {
  const sent: { token: string; url: string }[] = []
  page.on('request', (request) => {
    const token = request.headers()['authorization']
    if (token) sent.push({ token, url: request.url() })
  })
  return sent
}

/** Another tab, in which either player signs in; the page is notified and follows. */
async function changeOver({ page, world }: App): Promise<(who: string) => Promise<void>> {
  const sessions: Record<string, SessionRecord> = {
    [first]: await world.session(first),
    [second]: await world.session(second),
  }
  const tab = await page.context().newPage()
  await tab.goto('/__sandbox/clock')
  return async (who) => {
    await tab.evaluate((session) => {
      const channel = new BroadcastChannel('perya')
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      channel.postMessage({ type: 'signed-in', session })
      channel.close()
    }, sessions[who])
    const kept = () => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))
    await expect.poll(kept, { intervals: soon }).toContain(who)
    // What the new player sees first counts, too.
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

test.beforeEach(() => test.setTimeout(300_000))

test('one player after the other in the same page: nothing of the last one stays on any screen, whether they took over from another tab or signed in after its session had ended [LOGOUT-04] [SITE-44]', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expectStatus(401, 404)
  const takeOver = await changeOver(app)
  const { open, answered, lookAround } = visitor(app)
  // Both have signed in before, perhaps in the same minute.
  const [lastSignIn = ''] = app.words.shell['notice.last-sign-in'].split('{{time}}')
  const bothMaySay = (text: string) => text.startsWith(lastSignIn)
  await app.arriveAs(second)
  await app.account.waitFor()
  // Messages about the change itself belong to nobody: both have seen them.
  await takeOver(first)
  const ofFirst = await lookAround(personal)
  const firsts = await lookAround(others)
  await takeOver(second)
  const ofSecond = await lookAround(personal)
  const seconds = await lookAround(others)
  const own: Record<string, ReadonlySet<string>> = {
    [first]: onlyIn(ofFirst, new Set([...seconds, ...ofSecond])),
    [second]: onlyIn(ofSecond, new Set([...firsts, ...ofFirst])),
  }
  expect([...own[first]!].join('\n')).toContain('86,420.00')
  expect([...own[first]!].filter((text) => text.includes('₱')).length).toBeGreaterThan(20)
  let [here, next] = [second, first]
  for (const path of screens) {
    await open(path)
    await test.step(`${next} takes over`, async () => {
      await takeOver(next)
      await startDrawn(page)
      await app.settled()
      await answered()
    })
    const strays = [...(await drawn(page))].filter((text) => own[here]!.has(text) && !bothMaySay(text))
    expect(strays, `${path}: ${next} after ${here}`).toEqual([])
    ;[here, next] = [next, here]
  }

  // By now, all of the first player's screens have been open in this page.
  await takeOver(first)
  await world.revoke(first)
  await app.go('/m/webEmail')
  await expect(page).toHaveURL(/\/m\/login/)
  await startDrawn(page)
  const sent = tokensOf(page)
  await app.fillLogin(second)
  await app.submit.click()
  await expect(page).toHaveURL(/\/m\/webEmail/)
  for (const path of screens) {
    await open(path)
    const strays = [...(await drawn(page))].filter(
      (text) => own[first]!.has(text) && !bothMaySay(text) && text !== app.words.shell.loading,
    )
    expect(strays, `${path} of the second player`).toEqual([])
  }
  const tokens = new Set(sent.map(({ token }) => token))
  expect(tokens.size, 'nothing is asked in the name of the first player').toBe(1)
  expect(sent.filter(({ url }) => url.includes(first))).toEqual([])
})

test('promotions and their count on the tab bar are those of the player who takes over [PROMO-02]', async ({
  app,
  page,
  world,
}) => {
  const { id } = await world.db
    .selectFrom('member')
    .select('id')
    .where('username', '=', second)
    .executeTakeFirstOrThrow()
  const promotions = await world.db.selectFrom('promotion').select('id').execute()
  const closed = promotions.map((one) => ({ memberId: id, promotionId: one.id, status: 'close' as const }))
  await world.db.insertInto('memberPromotion').values(closed).execute()
  const takeOver = await changeOver(app)
  await app.arriveAs(first)
  const claimable = page.getByRole('button', { name: app.words.shell['tab.members'] }).getByText(/[1-9]/)
  await expect(claimable).toBeVisible()
  await takeOver(second)
  await expect(app.account).toContainText(second)
  await expect(claimable).toBeHidden()
})
