import { readFile } from 'node:fs/promises'
import { expect, test } from './studio'

test('a remark and a review are shared with everyone, answered, resolved, and exported for a merge request', async ({
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
  await page.getByLabel('Remark on the whole flow').fill('Half a thought')
  await page.reload()
  await expect(page.getByLabel('Remark on the whole flow')).toHaveValue('Half a thought')
  await studio.state('wallet.amount.hidden').locator('text').first().click()
  await page.getByLabel('Remark on wallet.amount.hidden').fill('Dots may be too small.')
  await page.getByRole('button', { name: 'Add the remark' }).click()
  await page.getByRole('button', { name: 'Mark this flow as reviewed' }).click()
  await expect(page.getByText(/^Reviewed by Ana on \d{4}-\d\d-\d\d, and the same since\.$/)).toBeVisible()
  await expect(page.getByText('Everybody who opens this studio sees these remarks.')).toBeVisible()

  const other = await browser.newPage()
  await other.goto(`${studio.origin}/studio/#/wallet?view=notes`)
  await expect(other.getByText('Dots may be too small.')).toBeVisible()
  // Somebody at another browser is not Ana, and cannot delete her notes.
  await expect(other.getByLabel('Your name')).toHaveValue('')
  await expect(other.getByRole('button', { name: 'Remove', exact: true })).toHaveCount(0)
  // Somebody else's answer and resolution appear as they are written.
  await other.getByLabel('Your name').fill('Ben')
  await other.getByRole('button', { name: 'Use this name' }).click()
  await other.getByRole('button', { name: 'Answer', exact: true }).click()
  await other.getByLabel('Your answer').fill('Two pixels more.')
  await other.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByRole('list', { name: 'Answers' })).toContainText('Two pixels more.')
  await expect(studio.state('wallet.amount.hidden')).toHaveClass(/\bnoted\b/)
  await other.getByRole('button', { name: 'Resolve', exact: true }).click()
  await expect(page.getByText('Resolved (1)')).toBeVisible()
  await expect(studio.state('wallet.amount.hidden')).not.toHaveClass(/\bnoted\b/)
  await page.getByText('Resolved (1)').click()
  await expect(page.getByText(/^Resolved by Ben on /)).toBeVisible()
  await page.getByRole('button', { name: 'Open again', exact: true }).click()
  await expect(other.getByText(/^Opened again by Ana on /)).toBeVisible()
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
  // The file restores remarks to a studio without any.
  const elsewhere = await browser.newPage()
  await elsewhere.route('**/__sandbox/notes', (route) => route.fulfill({ status: 404 }))
  await elsewhere.goto(`${studio.origin}/studio/#/wallet?view=notes`)
  await elsewhere.getByLabel('Read remarks from such a file').setInputFiles({
    name: 'flow-remarks.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(text),
  })
  await expect(elsewhere.getByRole('list', { name: 'Answers' })).toContainText('Two pixels more.')
  await expect(elsewhere.getByText('These remarks stay on this device.')).toBeVisible()
  await elsewhere.close()

  // A review of another version lists the differences.
  const old = { id: 'old', chart: 'wallet', on: '', kind: 'reviewed', text: '', by: 'Cy', print: 'another' }
  const shape = 'wallet\tx\nwallet.before\tx'
  await page.request.post(`${studio.origin}/__sandbox/notes`, {
    data: [{ ...old, at: '2099-01-02T00:00:00.000Z', shape }],
  })
  await expect(page.getByText('It has changed since Cy reviewed it on 2099-01-02.')).toBeVisible()
  const changes = page.getByRole('list', { name: 'What has changed since the review' })
  await expect(changes).toContainText('Gone wallet.before')
  await expect(changes).toContainText('Changed wallet')
  await changes.getByRole('button', { name: 'wallet.amount.hidden', exact: true }).click()
  await expect(page).toHaveURL(/on=wallet\.amount\.hidden/)
  // The page of all flows shows each one's status.
  await page.getByRole('button', { name: 'Standing of all flows' }).click()
  const rows = page.getByRole('region', { name: 'Standing of all flows' }).getByRole('row')
  const row = (name: string) => rows.filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  await expect(row('wallet')).toContainText('Changed since Cy reviewed it on 2099-01-02')
  await expect(row('login')).toContainText('Not reviewed')
  await expect(row('login')).toContainText(/\D0?(\d+) of \1$/)
  await page
    .getByRole('region', { name: 'Standing of all flows' })
    .getByRole('combobox')
    .selectOption('Changed since their review')
  await expect(rows).toHaveCount(2)
  await row('wallet').getByRole('button').click()
  await expect(page).toHaveURL(/#\/wallet\?view=notes/)
  await other.close()
})
