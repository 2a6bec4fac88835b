import { App } from './support/app'
import { expect, test } from './support/test'

test('[I18N-07, WALLET-07] a limit is set, holds at once, and is raised only after the wait and a second yes (trust 33)', async ({
  app,
}) => {
  const { protection } = app.words
  await app.arriveAs('don_ramon', '/m/responsible?view=limits')
  const stakes = app.page.getByRole('list', { name: protection['kind.stake'], exact: true })
  const row = stakes.getByRole('button', { name: protection['period.day'] })
  const save = async (amount: string) => {
    await row.click()
    const field = app.page.getByRole('dialog').locator('input[name="limit"]')
    await expect(field).toHaveValue('')
    await field.fill(amount)
    await field.press('Enter')
    await expect(app.page.getByRole('dialog')).toHaveCount(0)
  }
  await save('500')
  await expect(row).toContainText('500')
  await save('900')
  const keep = app.button(protection['next.keep'])
  await expect(keep).toBeVisible()
  await expect(app.button(protection['next.yes'])).toHaveCount(0)
  await expect(row).toContainText('500')
  await keep.click()
  await expect(keep).toHaveCount(0)
})

test('[I18N-07] a break holds at once: no lit Deposit, no form, and the screen says until when (trust 34)', async ({
  app,
  context,
}) => {
  const { protection, deposit, shell } = app.words
  await app.arriveAs('don_ramon', '/m/responsible?view=break')
  const tab = app.page
    .getByRole('navigation', { name: shell.tabs })
    .getByRole('button', { name: shell['tab.deposit'] })
  await expect(tab).toBeVisible()
  const elsewhere = new App(await context.newPage(), app.world, app.language, app.brand)
  await elsewhere.arriveAs('don_ramon')
  await expect(elsewhere.tabBar.getByRole('button', { name: shell['tab.deposit'] })).toBeVisible()
  await app.page
    .getByRole('group', { name: protection['break.time-out'] })
    .getByRole('button')
    .first()
    .click()
  await app.button(protection['break.next']).click()
  await app.button(protection['break.yes'], app.page.getByRole('alertdialog')).click()
  await expect(app.page.getByRole('heading', { name: protection.rest })).toBeVisible()
  await expect(tab).toHaveCount(0)
  // Another tab of the same player learns of it at once.
  await expect(elsewhere.tabBar.getByRole('button', { name: shell['tab.deposit'] })).toHaveCount(0)
  await app.page.goto('/m/voucherCenter')
  await expect(app.page.getByRole('heading', { name: deposit['rest.title'] })).toBeVisible()
  await expect(app.page.locator('input[name="amount"]')).toHaveCount(0)
})

test('[I18N-07] the centre tells a member what play came to, and a guest who helps (trust 42)', async ({
  app,
}) => {
  const { protection } = app.words
  await app.arriveAs('don_ramon', '/m/responsible')
  await expect(app.page.getByRole('heading', { name: protection.totals })).toBeVisible()
  await app.page.getByRole('tab', { name: protection['per.year'] }).click()
  await expect(app.page.getByText(protection.putIn)).toBeVisible()
  await expect(app.page.getByRole('link', { name: protection.limits })).toContainText(
    protection['limits.none'],
  )
})
