import type { Page } from '@playwright/test'

/**
 * CPU time used by the page's thread so far, milliseconds: other load on the machine does not count, nor do
 * the test's own commands.
 */
export async function workOf(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const spent = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Infinity
    return (spent('TaskDuration') - spent('DevToolsCommandDuration')) * 1000
  }
}

/** Functions of the reference page, each to be read, compiled and run once. */
const functions = Array.from(
  { length: 1370 },
  (_, at) => `function f${at}(at) {
  const node = { at, name: 'Name ' + at * ${at}, kids: [], text: '' }
  for (let i = 0; i < 12; i++) node.kids.push({ at: i + ${at}, kind: i % 3 ? 'leaf' : 'branch' })
  node.text = node.kids.map(({ at, kind }) => kind + at).join(' ')
  return node
}`,
)

/**
 * Functions, elements, styles and layout in the proportions of an app's first picture: a machine that is faster at one
 * than at another moves both alike. Nothing in it changes with the app.
 */
const referencePage = `<!doctype html><title>Reference</title><style>
li{display:grid;gap:2px;padding:4px;border:1px solid #888;border-radius:6px}main{display:grid;grid-template-columns:1fr 1fr}
.wide{width:50vw}.wide li{padding:8px}</style><main></main><script>
${functions.join('\n')}
const made = [${functions.map((_, at) => `f${at}(${at})`).join()}]
const main = document.querySelector('main')
const ns = 'http://www.w3.org/2000/svg'
const list = document.createElement('ul')
const picture = document.createElementNS(ns, 'svg')
for (const { at, name } of made.slice(0, 110)) {
  const item = document.createElement('li')
  item.append(Object.assign(document.createElement('b'), { textContent: name }), 'What it is for, in some words.')
  list.append(item)
  const text = document.createElementNS(ns, 'text')
  text.setAttribute('x', at % 20 * 30)
  text.setAttribute('y', at * 3)
  text.textContent = 'Label ' + at
  picture.append(text)
}
main.append(list, picture)
main.getBoundingClientRect()
requestAnimationFrame(() => requestAnimationFrame(() => {
  main.className = 'wide'
  main.dataset.done = JSON.parse(JSON.stringify(made)).length
}))
</script>`

/**
 * Waits for a frame; an animation's end arrives with one, even where a test blocks the page's own animation
 * frames.
 */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await document.body.animate([], { duration: 1 }).finished))

/**
 * Opens a fixed page and waits until it is shown. Its cost measures the machine's speed: CPU budgets that are
 * multiples of it also hold on slower machines.
 */
export async function openReference(page: Page): Promise<void> {
  const address = 'http://reference.test/'
  const answer = { contentType: 'text/html', body: referencePage }
  await page.route(address, (route) => route.fulfill(answer), { times: 1 })
  await page.goto(address)
  await page.locator('main[data-done]').waitFor()
  await painted(page)
}
