import { catalogue } from '../../../machines/index'
import { entriesOf } from '../../../src/studio/build/entries'
import { factsOf } from '../../../src/studio/build/facts'
import { rowTexts } from '../../../src/studio/build/rows'
import { createSearch } from '../../../src/studio/find/search'
import { questions } from '../../flows/studio/questions'
import { expect, test } from './studio'

test('each question of product staff is answered in three steps: type, read, open', async ({ studio }) => {
  const { page } = studio
  const nowhere = { state: () => undefined, transition: () => undefined }
  const charts = catalogue.map((cases) => factsOf(cases, nowhere))
  const find = createSearch(entriesOf(charts, rowTexts(charts)))
  await studio.open('toasts')
  const list = page.getByRole('navigation', { name: 'Flows' })
  const places = list.getByRole('region', { name: 'Places' }).getByRole('button')
  expect(questions.length).toBeGreaterThanOrEqual(25)
  for (const [question, ...answers] of questions) {
    const hits = find(question, 5).map(({ entry }) => entry)
    const at = hits.findIndex(({ chart, at: id }) =>
      answers.some((answer) => (id === '' ? chart : id).startsWith(answer)),
    )
    const answer = hits[at]
    if (!answer) throw new Error(`no answer to ${question}`)
    await list.getByRole('searchbox').fill(question)
    await expect(places.nth(at).locator('small')).toContainText(answer.at.split(' | ')[0] || answer.chart)
    await places.nth(at).click()
    await expect(page, question).toHaveURL(new RegExp(`#/${answer.chart}(\\?|$)`))
    // The box is marked on the picture, and the panel describes it.
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeVisible()
  }
})
