import { readFile } from 'node:fs/promises'
import { expect, test } from './studio'

test('a remark and a review are shared with everyone, and exported for a merge request', async ({
  studio,
  browser,
}) => {
  const { page } = studio
  await studio.open('wallet?view=notes')
  await expect(page.getByText('Nobody has reviewed this flow yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Mark this flow as reviewed' }).click()
  await expect(page.getByRole('alert')).toHaveText('Give your name first: a remark and a review are signed.')
  await page.getByLabel('Your name').fill('Ana')
  await page.getByRole('button', { name: 'Use this name' }).click()
  await expect(page.getByText('You write as Ana.')).toBeVisible()
  await studio.state('wallet.amount.hidden').locator('text').first().click()
  await page.getByLabel('Remark on wallet.amount.hidden').fill('Dots may be too small.')
  await page.getByRole('button', { name: 'Add the remark' }).click()
  await page.getByRole('button', { name: 'Mark this flow as reviewed' }).click()
  await expect(page.getByText(/^Reviewed by Ana on \d{4}-\d\d-\d\d, and the same since\.$/)).toBeVisible()
  await expect(page.getByText('Everybody who opens this studio sees these remarks.')).toBeVisible()

  const other = await browser.newPage()
  await other.goto(`${studio.origin}/studio#/wallet?view=notes`)
  await expect(other.getByText('Dots may be too small.')).toBeVisible()
  // Somebody else at another browser is not Ana, and takes nothing of hers away.
  await expect(other.getByLabel('Your name')).toHaveValue('')
  await expect(other.getByRole('button', { name: 'Remove', exact: true })).toHaveCount(0)
  const [download] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('button', { name: 'All remarks as Markdown' }).click(),
  ])
  const text = (await readFile(await download.path())).toString()
  expect(text).toContain('## wallet')
  expect(text).toMatch(/- `wallet\.amount\.hidden`: Dots may be too small\. \(Ana, \d{4}-\d\d-\d\d\)/)

  await page.getByRole('button', { name: 'Remove', exact: true }).first().click()
  await expect(page.getByText('Dots may be too small.')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('You write as Ana.')).toBeVisible()
  await expect(page.getByText(/^Reviewed by Ana/)).toBeVisible()
  await other.reload()
  await expect(other.getByText(/^Reviewed by Ana/)).toBeVisible()
  await expect(other.getByText('Dots may be too small.')).toHaveCount(0)
  await other.close()
})
