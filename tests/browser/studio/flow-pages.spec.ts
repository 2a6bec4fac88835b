import { expect, test } from '@playwright/test'
import { flowPage, pictureFile, staleFlowFiles } from '../../../src/studio/build/flow-pages'
import { allCharts } from '../../../src/studio/build/plugin'

// Sequentially in one process: the flows are laid out once for all of them.
test.describe.configure({ mode: 'default' })
let known: ReturnType<typeof allCharts> | undefined
const laidOut = () => (known ??= allCharts())

test('docs/flows has an up-to-date page and picture of every flow', async () => {
  const charts = (await laidOut()).map(({ chart }) => chart)
  expect(staleFlowFiles(charts), 'npm run studio -- --docs writes them anew').toEqual([])
})

test('a chart that has changed makes its page and its picture stale', async () => {
  const charts = (await laidOut()).map(({ chart }) => chart)
  const changed = charts.map((chart) =>
    chart.id === 'wallet' ? { ...chart, summary: 'Something else' } : chart,
  )
  const stale = ['wallet.md', 'wallet.svg']
  expect(staleFlowFiles(changed)).toEqual(expect.arrayContaining(stale))
  expect(staleFlowFiles(charts.filter(({ id }) => id !== 'wallet'))).toEqual(expect.arrayContaining(stale))
})

test('the page lists every state and transition; the picture is self-contained', async () => {
  const login = (await laidOut()).find(({ chart }) => chart.id === 'login')?.chart
  if (!login) throw new Error('there is no login')
  const page = flowPage(login)
  for (const { id } of login.states.slice(1)) expect(page).toContain(`\`${id}\``)
  expect(page.match(/^\| `login/gm)).toHaveLength(login.states.length - 1 + login.transitions.length)
  expect(flowPage(login, [])).not.toContain('## Screens')
  const editing = {
    chart: 'login',
    states: ['login', 'login.form'],
    state: 'form',
    path: 'p',
    step: 0,
    size: '',
  }
  const shot = { ...editing, language: 'EN', brand: 'perya', file: 'login/form.EN.perya.webp' }
  expect(flowPage(login, [shot])).toContain('| `form` | ![form](./screens/login/form.EN.perya.webp) |')
  const picture = pictureFile(login)
  expect(picture).not.toContain('var(--')
  // Stands for a colour missing from the brand: the studio would draw nothing.
  expect(picture).not.toContain('currentcolor')
  expect(picture).toContain('<title>login: ')
})
