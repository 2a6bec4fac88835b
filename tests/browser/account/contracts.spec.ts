import { switchLanguage } from '../paths/support/elsewhere'
import { expect, test } from '../support/test'
import { say } from './support'

/** Contracts offered by an upline: the questions on home, and the three screens. */

test('one question after another: salary, dividend, hourly; a reload does not ask again [CONTRACT-02] [CONTRACT-03] [CONTRACT-04] [CONTRACT-05] [CONTRACT-06] [ROUTE-30]', async ({
  app,
  page,
  world,
}) => {
  await app.open('/m/login')
  await app.fillLogin('jun_agent')
  await app.submit.click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(say.arrival['contract.salary.title'])
  await app.button(say.arrival['contract.go'], dialog).click()
  await expect(page).toHaveURL(/\/m\/member\/agent\/getSalaryContract$/)
  await expect(page.getByText('tita_baby')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  // After going back from the contract, the next question is asked.
  await app.button(app.words.shell.back).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  const next = await page
    .getByRole('alertdialog')
    .filter({ hasText: say.arrival['contract.dividend.title'] })
    .or(page.getByRole('alertdialog').filter({ hasText: say.arrival['contract.hourly.title'] }))
    .first()
  await expect(next).toBeVisible()
  while (await page.getByRole('alertdialog').isVisible()) {
    const title = (await page.getByRole('alertdialog').locator('h2').textContent()) ?? ''
    await app.button(say.arrival['contract.later'], page.getByRole('alertdialog')).click()
    await expect(page.getByRole('alertdialog').filter({ hasText: title })).toHaveCount(0)
  }
  await page.reload()
  await expect(app.account).toContainText('jun_agent')
  await expect(app.games.getByRole('button').first()).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(world.calls('contractRequests')).toBe(1)
})

test('plain members are asked, trial accounts are not [CONTRACT-01] [CONTRACT-06]', async ({
  app,
  page,
  world,
}) => {
  await app.arriveAs('trial_kuya')
  await expect(app.account).toContainText('trial_kuya')
  await expect(app.games.getByRole('button').first()).toBeVisible()
  expect(world.calls('contractRequests')).toBe(0)
  await app.arriveAs('ana_team')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(world.calls('contractRequests')).toBe(1)
})

test('an offer put off stays on the agent home, leads to its terms, and goes once it is answered [CONTRACT-04] [AGENT-18]', async ({
  app,
  page,
}) => {
  await app.arriveAs('jun_agent', '/m/agent')
  const rows = page.getByRole('list', { name: app.words.agency.offers }).getByRole('link')
  await expect(rows).toHaveCount(3)
  await rows.filter({ hasText: app.words.titles.dividendContract }).click()
  await app.button(say.contract.decline).click()
  await app.button(say.contract.decline, page.getByRole('alertdialog')).click()
  await app.button(say.contract.done).click()
  await expect(page).toHaveURL(/\/m\/agent$/)
  const { salaryContract, hourContract } = app.words.titles
  await expect(rows).toHaveText([new RegExp(salaryContract), new RegExp(hourContract)])
})

test('the answer takes the place of the terms, and the focus with it [CONTRACT-05]', async ({
  app,
  page,
}) => {
  await app.arriveAs('jun_agent', '/m/member/agent/getSalaryContract')
  await app.button(say.contract.decline).click()
  await app.button(say.contract.decline, page.getByRole('alertdialog')).click()
  await expect(page.getByRole('heading', { name: say.contract['declined.title'] })).toBeVisible()
  await expect(page.locator('#main :focus')).toContainText(say.contract['declined.title'])
})

const screens = [
  { kind: 'salary', path: '/m/member/agent/getSalaryContract', call: 'processSalary' },
  { kind: 'dividend', path: '/m/member/agent/getDevidendContract', call: 'processDividend' },
  { kind: 'hourly', path: '/m/member/agent/getHourContract', call: 'processHourly' },
] as const

for (const { kind, path, call } of screens) {
  test(`the ${kind} contract: read, reconsider, accept once [CONTRACT-07] [ROUTE-30] [ROUTE-31] [ROUTE-32]`, async ({
    app,
    page,
    world,
  }) => {
    const { id: memberId } = await world.db
      .selectFrom('member')
      .select('id')
      .where('username', '=', 'jun_agent')
      .executeTakeFirstOrThrow()
    const rows = JSON.stringify([{ label: 'Turnover', value: '50,000.00' }])
    await world.db.deleteFrom('contractOffer').where('memberId', '=', memberId).execute()
    const offer = { memberId, kind, offeredBy: 'tita_baby', request: '1', rows, state: 'open' } as const
    await world.db
      .insertInto('contractOffer')
      .values({ id: 'only', ...offer })
      .execute()

    await app.arriveAs('jun_agent', path)
    await expect(page.getByText('50,000.00')).toBeVisible()
    await app.button(say.contract.decline).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(say.contract['sure.decline.title'])
    await app.button(say.contract['sure.back'], dialog).click()
    await app.button(say.contract.accept).click()
    await expect(dialog).toContainText(say.contract['sure.accept.title'])
    await app.button(say.contract.accept, dialog).click()
    await expect(page.getByRole('heading', { name: say.contract['accepted.title'] })).toBeVisible()
    expect(world.calls(call)).toBe(1)
    const { state } = await world.db
      .selectFrom('contractOffer')
      .select('state')
      .where('id', '=', 'only')
      .executeTakeFirstOrThrow()
    expect(state).toBe('accepted')
    await app.open(path)
    await expect(page.getByRole('heading', { name: say.contract['empty.title'] })).toBeVisible()
    await app.button(say.contract.done).click()
    await expect(page).toHaveURL(/\/m\/home$/)
  })
}

test('a lost answer is looked up: sent once, and the screen says what is known [CONTRACT-07]', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expect(/net::ERR_/)
  await app.arriveAs('jun_agent', '/m/member/agent/getHourContract')
  // Every time: the browser automatically resends a request lost on a reused connection.
  world.fault({ kind: 'commit-then-drop', call: 'processHourly' })
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('processHourlySalary')) sent += 1
  })
  await app.button(say.contract.accept).click()
  await app.button(say.contract.accept, page.getByRole('alertdialog')).click()
  await expect(page.getByRole('heading', { name: say.contract['gone.title'] })).toBeVisible()
  expect(sent).toBe(1)
})

test.describe('in Filipino', () => {
  test.use({ language: 'TY' })

  test('the terms are in the player’s language [CONTRACT-07]', async ({ app, page }) => {
    await app.arriveAs('jun_agent', '/m/member/agent/getSalaryContract')
    await expect(page.getByText('Bayad kada araw')).toBeVisible()
  })
})

test('the terms are refetched when the language changes, and the dialog stays open [CONTRACT-07]', async ({
  app,
  page,
  world,
}) => {
  await app.arriveAs('jun_agent', '/m/member/agent/getSalaryContract')
  await expect(page.getByText('Paid for each day')).toBeVisible()
  await switchLanguage(app)
  await expect(page.getByText('Bayad kada araw')).toBeVisible()
  await app.button(app.words.contract.accept).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(app.words.contract['sure.accept.title'])
  const asked = world.calls('salaryRequest')
  // A language chosen before the tap may still be loading after it.
  await switchLanguage(app)
  await expect(dialog).toContainText(app.words.contract['sure.accept.title'])
  await app.button(app.words.contract['sure.back'], dialog).click()
  await expect(page.getByText('Paid for each day')).toBeVisible()
  expect(world.calls('salaryRequest')).toBe(asked + 1)
})

test('a session that ends while answering: the player signs in and finds the contract again', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expectStatus(401)
  await app.arriveAs('jun_agent', '/m/member/agent/getHourContract')
  await app.button(say.contract.accept).click()
  await world.revoke('jun_agent')
  await app.button(say.contract.accept, page.getByRole('alertdialog')).click()
  await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2Fmember%2Fagent%2FgetHourContract$/)
  await app.fillLogin('jun_agent')
  await app.submit.click()
  await expect(page).toHaveURL(/\/m\/member\/agent\/getHourContract$/)
  await expect(app.button(say.contract.accept)).toBeVisible()
})
