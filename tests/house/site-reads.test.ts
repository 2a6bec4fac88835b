import { expect, it } from 'vitest'
import { code, planted } from './project'
import { drawnOnce, madeEarly, siteReaders } from './rules/site-reads'

const flows = code.filter(({ path }) => path.startsWith('src/flows/'))
const views = code.filter(({ path }) => /^src\/(pages|app|flows)\//.test(path))
const readers = siteReaders(flows)

it('knows who reads settings and flags', () => {
  for (const name of ['currentFlags', 'protectionTools', 'accountTools', 'offersApp', 'agentMenu'])
    expect(readers).toContain(name)
})

it('screens follow settings and flags: none reads them once while it draws', () => {
  expect(drawnOnce(views, readers)).toEqual([])
})

it('flows make nothing of settings or flags before they have come', () => {
  expect(madeEarly(flows, readers)).toEqual([])
})

it('sees a screen that reads once, and none that follows or reads on a tap', () => {
  const text = [
    `function Rows() {`,
    `  const { devices } = useSite(accountTools)`,
    `  const menu = useSite(() => agentMenu())`,
    `  const open = () => protectionTools()`,
    `  return rows.filter((one) => accountTools()[one]) && <Row onPress={() => currentFlags()} />`,
    `}`,
    `const useTools = () => currentFlags().DEVICES3 === '1'`,
  ].join('\n')
  expect(drawnOnce([planted('src/pages/a/A.tsx', text)], readers)).toEqual([
    'src/pages/a/A.tsx:5 accountTools() outside useSite',
    'src/pages/a/A.tsx:7 currentFlags() outside useSite',
  ])
})

it('sees a flow that does not wait', () => {
  const text = [
    `const load = fromPromise(async () => ({ limits: protectionTools().limits }))`,
    `async function later() {`,
    `  await whenSiteKnown()`,
    `  return currentFlags()`,
    `}`,
  ].join('\n')
  expect(madeEarly([planted('src/flows/a/a.ts', text)], readers)).toEqual([
    'src/flows/a/a.ts:1 protectionTools() before whenSiteKnown',
  ])
})
