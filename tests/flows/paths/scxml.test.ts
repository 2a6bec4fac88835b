import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { catalogue } from '../../../machines/index'
import { generate } from '../../../src/paths'
import { scxml } from '../../../src/paths/export/scxml'
import { loginCases } from './samples/login.sample'
import { boss, debounced, rivals, talker, tie } from './samples/regions.samples'
import { playScxml } from './support/scxml-run'

const schema = readFileSync(new URL('./support/scxml.xsd', import.meta.url), 'utf8')

/** What SCXML has no word for, by chart; an entry that is not needed any more fails. */
const lacking: Readonly<Record<string, readonly string[]>> = {
  favourites: [
    'favourites | SIGNED_OUT | 0: a move within a parallel state that leaves its other regions alone',
    'favourites | SIGNED_IN | 0: a move within a parallel state that leaves its other regions alone',
  ],
  talker: [
    'talker.idle | TELL | 0: an event to an actor that is worked out when it is sent',
    'talker.heard: an event that is made up or delayed when it is raised',
  ],
}

const samples = [loginCases, boss, debounced, rivals, talker, tie]
const all = [...catalogue, ...samples]

async function faultsIn(files: readonly { name: string; text: string }[]): Promise<string[]> {
  const result = await validateXML({
    xml: files.map(({ name, text }) => ({ fileName: name, contents: text })),
    schema: [schema],
  })
  return result.errors.map((error) => error.rawMessage)
}

describe('the SCXML export', () => {
  it('is valid for every chart', async () => {
    const files = all.map((cases) => ({ name: `${cases.id}.scxml`, text: scxml(cases).text }))
    expect(await faultsIn(files)).toEqual([])
  })

  it('is held to a schema that notices what is wrong', async () => {
    const { text } = scxml(loginCases)
    const broken = [
      text.replace('<transition ', '<transition colour="red" '),
      text.replace('</scxml>', ''),
      text.replace(/<state id="[^"]*"/, '<state id="two words"'),
      text.replace(/event="[^"]*"/, 'event="a..b"'),
      text.replace('version="1.0" data', 'data'),
    ]
    const faults = await Promise.all(broken.map((wrong) => faultsIn([{ name: 'broken.scxml', text: wrong }])))
    expect(faults.map((found) => found.length > 0)).toEqual(broken.map(() => true))
  })
})

describe.each(all.map((cases) => [cases.id, cases] as const))('SCXML of %s', (id, cases) => {
  let found: readonly string[] = []
  beforeAll(() => (found = scxml(cases).lacking))

  it('lacks only what is named', () => {
    expect(found).toEqual(lacking[id] ?? [])
  })

  it('reaches the same states in an interpreter that does not know xstate', () => {
    if (found.length > 0) return
    for (const options of [{}, { style: 'short' }, { goal: 'guards' }] as const) {
      const wrong = generate(cases, options).paths.flatMap((path) => {
        const said = playScxml(cases, path)
        return said === undefined ? [] : [`${path.id} ${said}`]
      })
      expect(wrong).toEqual([])
    }
  })
})
