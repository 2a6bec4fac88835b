import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createMachine } from 'xstate'
import { documentOf } from '../../../src/paths/export/document'
import { loginCases } from '../../../machines/login/login.cases'
import { definitionOf } from '../../../src/paths/chart/definition'
import { expect, studioDist, test, type Studio } from './studio'

async function downloaded({ page }: Studio, name: string): Promise<{ name: string; body: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ])
  return { name: download.suggestedFilename(), body: await readFile(await download.path()) }
}

test('exports a picture, a bitmap, Mermaid, a chart for Stately and SCXML', async ({ studio }) => {
  // The picture has the marks of the panel that was open before.
  await studio.open('login?view=cover')
  await expect(studio.picture.locator('.count').first()).toBeVisible()
  await studio.tab('Share').click()
  const svg = await downloaded(studio, 'Picture (SVG)')
  expect(svg.name).toBe('login.svg')
  expect(svg.body.toString()).toContain('class="count"')
  expect(svg.body.toString()).toContain('<style>')
  expect(svg.body.toString()).not.toContain('var(--')
  const png = await downloaded(studio, 'Picture (PNG)')
  expect([...png.body.subarray(1, 4)].map((code) => String.fromCharCode(code)).join('')).toBe('PNG')
  expect((await downloaded(studio, 'Mermaid diagram')).body.toString()).toContain('stateDiagram-v2')
  expect((await downloaded(studio, 'SCXML')).body.toString()).toContain('<scxml')
  const json = JSON.parse((await downloaded(studio, 'Chart for Stately (JSON)')).body.toString()) as object
  const made = definitionOf(createMachine(json))
  const own = definitionOf(loginCases.machine)
  expect([...made.states.keys()]).toEqual([...own.states.keys()])
  expect([...made.transitions.keys()].sort()).toEqual([...own.transitions.keys()].sort())
})

test('any web host serves the folder, and links carry its address', async ({ page, studio }) => {
  const place = 'http://team.example/flows/'
  await page.route(`${place}**`, (route) => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill({ path: join(studioDist, pathname.slice('/flows/'.length) || 'index.html') })
  })
  await page.goto(`${place}#/login?view=share`)
  await studio.picture.waitFor()
  await expect(page.getByLabel('Link to this view')).toHaveValue(`${place}#/login`)
  await studio.tab('Screens').click()
  await expect(page.getByRole('article').locator('li img').first()).not.toHaveJSProperty('naturalWidth', 0)
})

test('shows how often paths take each transition, and plays one step by step', async ({ studio }) => {
  const { page } = studio
  await studio.open('login?view=cover')
  await expect(page.getByText(/^\d+ paths, \d+ steps$/)).toBeVisible()
  const total = definitionOf(loginCases.machine).transitions.size
  await expect(page.getByText(new RegExp(`^${total} of ${total} transitions`))).toBeVisible()
  await expect(page.getByText('Every state and every transition is reached.')).toBeVisible()
  await expect(studio.picture.locator('.count').first()).toBeVisible()
  await page.getByRole('button', { name: 'Path 2', exact: true }).click()
  await expect(studio.picture.locator('.missed').first()).toBeAttached()
  await page.getByRole('button', { name: 'Play this path' }).first().click()
  await expect(studio.now).toBeVisible()
  await studio.tab('One step back').click()
  await expect(page).toHaveURL(/view=try/)
})

test('a recording of the app is overlaid on the picture', async ({ studio }) => {
  const { page } = studio
  await studio.open('login?view=cover')
  const recording = {
    format: 'perya-paths-recording-1',
    charts: {
      login: {
        states: { 'login.preparing': 1 },
        transitions: { 'login.form.attempt.editing | TRY_FREE | 1': 3 },
      },
    },
  }
  const file = {
    name: 'r.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(recording)),
  }
  await page.getByLabel('Coverage from a recording').setInputFiles(file)
  await expect(page.getByText(/^1 of \d+ transitions, 1 of \d+ states$/)).toBeVisible()
  await expect(studio.picture.locator('.count + text')).toHaveText(['3'])
})

test('compares today with a snapshot: what was added, removed and changed', async ({ studio }) => {
  const { page } = studio
  await studio.open('login?view=compare')
  // A copy of the sources without git history has nothing to offer, and says so.
  const versions = page.getByLabel('Compare today with a committed one')
  await expect(versions.or(page.getByText('There is no committed snapshot'))).toBeVisible()
  const { chart, summary, states, transitions } = documentOf(loginCases)
  const upload = (data: object) =>
    page.getByLabel('Compare today with a file (docs/flows/*.json)').setInputFiles({
      name: 'old.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(data)),
    })
  await upload({ chart, summary, states, transitions })
  await expect(page.getByText('Nothing has changed.')).toBeVisible()
  const earlier = {
    chart,
    summary,
    states: [...states.filter(({ id }) => id !== 'login.signedIn'), { id: 'login.asleep', type: 'atomic' }],
    transitions: transitions.map((it) =>
      it.id.includes('TRY_FREE') ? { ...it, targets: ['login.asleep'] } : it,
    ),
  }
  await upload(earlier)
  await expect(page.getByText('Gone login.asleep')).toBeVisible()
  await expect(page.getByText('New login.signedIn')).toBeVisible()
  await expect(page.getByText('differs in: targets')).toBeVisible()
  await expect(studio.state('login.signedIn')).toHaveClass(/\badded\b/)
  // Removed parts are drawn below the flow.
  await expect(studio.state('login.asleep')).toHaveClass(/\bmissed\b/)
  // In plain words no part has its code name; each drawing starts over, so the file is loaded again.
  await page.getByLabel('How things are named').selectOption('plain')
  await upload(earlier)
  await expect(page.getByText('Gone Asleep')).toBeVisible()
  await expect(page.getByText('differs in: To')).toBeVisible()
  // A commit's pictures are not part of a file.
  await expect(page.getByText('There are no earlier pictures to compare with.')).toBeVisible()
  await upload({ something: 'else' })
  await expect(page.getByRole('alert')).toContainText('This file is not a flow')
})
