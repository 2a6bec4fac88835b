import { expect, it } from 'vitest'
import { helpCentre } from '../../src/platform/calls/content'
import { siteDocument, userAgreement } from '../../src/platform/calls/documents'
import { createClient } from '../../src/platform/client'
import { oneWorld } from './support/fresh-world'
import { openWorld, type World } from './support/world'

let world: World
oneWorld((fresh) => (world = fresh))

/** A guest's client in the other language. */
const filipino = () =>
  createClient({
    origin: world.origin,
    token: () => null,
    merchant: () => 'perya',
    language: () => 'TY',
    fetch: (input, init) => world.sandbox.fetch(new Request(input, init)),
  })

it('[ROUTE-66] the user agreement comes in the caller’s language, as HTML', async () => {
  const english = await world.call(userAgreement, null)
  const other = await filipino().call(userAgreement, null)
  expect(english.content).toMatch(/^<h2>1\. Who may play<\/h2><p>/)
  expect(other.content).toMatch(/^<h2>1\. Sino ang puwedeng maglaro<\/h2><p>/)
  expect(other.content.match(/<h2>/g)).toHaveLength(english.content.match(/<h2>/g)?.length ?? 0)
  expect(english.since).toBeLessThan(world.sandbox.clock.now())
})

it.each(['privacy', 'responsible'] as const)(
  '[I18N-07] the operator’s text on %s comes in the caller’s language, section for section',
  async (document) => {
    const english = await world.call(siteDocument, { document })
    const other = await filipino().call(siteDocument, { document })
    const sections = english.content.match(/<h2>[^<]+<\/h2><p>/g) ?? []
    expect(sections.length).toBeGreaterThan(4)
    expect(other.content.match(/<h2>/g)).toHaveLength(sections.length)
    expect(other.content).not.toBe(english.content)
  },
)

it('[HELP-04] [WIRE-48] an entry of the help centre is a title and HTML, in the language asked for', async () => {
  const english = await world.call(helpCentre, { lang: 'EN', device: 'MOBILE' })
  const other = await filipino().call(helpCentre, { lang: 'TY', device: 'MOBILE' })
  expect(english.length).toBe(other.length)
  expect(english.every(({ title, content }) => title !== '' && /^<\w/.test(content))).toBe(true)
  expect(english[0]?.title).not.toBe(other[0]?.title)
})

it('[I18N-07] the text on responsible gaming speaks only of the tools that the platform has (trust 42)', async () => {
  const own = await openWorld()
  try {
    const text = async () => (await own.call(siteDocument, { document: 'responsible' })).content
    expect(await text()).toMatch(/view=limits[^]*view=break/)
    await own.control('flags', { PLAYLIMIT3: '0' })
    expect(await text()).not.toContain('view=limits')
    expect(await text()).toContain('view=break')
    await own.control('flags', { PLAYBREAK3: '0' })
    const left = await text()
    expect(left).not.toContain('view=')
    expect(left).toContain('Customer service</a> closes your account')
  } finally {
    await own.close()
  }
})
