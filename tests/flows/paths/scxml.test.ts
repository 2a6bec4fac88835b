import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { catalogue } from '../../../machines/index'
import { generate } from '../../../src/paths'
import { scxml } from '../../../src/paths/export/scxml'
import { loginCases } from './samples/login.sample'
import { oddBeginnings, oddNames, oddStates } from './samples/odd.samples'
import { boss, debounced, rivals, talker, tie } from './samples/regions.samples'
import { playScxml } from './support/scxml-run'
import { soundScxml, wrongScxml } from './support/scxml-wrong'

const schema = readFileSync(new URL('./support/scxml.xsd', import.meta.url), 'utf8')

/** What SCXML cannot express, by chart; obsolete entries fail. */
const lacking: Readonly<Record<string, readonly string[]>> = {
  talker: [
    'talker.idle | TELL | 0: an event to an actor that is worked out when it is sent',
    'talker.heard: an event that is made up or delayed when it is raised',
  ],
  oddStates: [
    'oddStates.both.left: a final state as a region',
    'oddStates.away | : an automatic move that always holds and leads nowhere',
    'oddStates.done.back: a history that begins with something else than a state beside it',
    'oddStates.kept: a state that begins with what it remembers',
  ],
}

const samples = [loginCases, boss, debounced, rivals, talker, tie, oddBeginnings, oddNames, oddStates]
const all = [...catalogue, ...samples]

/** Violations of the recommendation that the schema and its validator do not detect. */
function unseenIn(text: string): string[] {
  const states = new Set(
    [...text.matchAll(/<(?:state|parallel|final|history) id="([^"]+)"/g)].map(([, id]) => id),
  )
  return [...text.matchAll(/<transition\b([^>]*)>/g)].flatMap(([element, attributes = '']) => {
    if (!/\b(event|cond|target)=/.test(attributes)) return `${element}: without event, condition and target`
    const targets = /\btarget="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? []
    return targets.filter((id) => !states.has(id)).map((id) => `${element}: no state is called ${id}`)
  })
}

async function faultsIn(files: readonly { name: string; text: string }[]): Promise<string[]> {
  const result = await validateXML({
    xml: files.map(({ name, text }) => ({ fileName: name, contents: text })),
    schema: [schema],
  })
  const unseen = files.flatMap(({ name, text }) => unseenIn(text).map((fault) => `${name}: ${fault}`))
  return [...result.errors.map((error) => error.rawMessage), ...unseen]
}

describe('the SCXML export', () => {
  it('is valid for every chart', async () => {
    const files = all.map((cases) => ({ name: `${cases.id}.scxml`, text: scxml(cases).text }))
    expect(await faultsIn(files)).toEqual([])
  })

  it('is validated by a schema that accepts valid documents', async () => {
    expect(await faultsIn([{ name: 'sound.scxml', text: soundScxml }])).toEqual([])
  })

  it('is validated by a schema that rejects invalid documents', async () => {
    const files = wrongScxml.map(({ text }, i) => ({ name: `wrong-${i}.scxml`, text }))
    const faults = await faultsIn(files)
    const accepted = wrongScxml.filter((_, i) => !faults.some((it) => it.startsWith(`wrong-${i}.scxml:`)))
    expect(accepted.map(({ what }) => what)).toEqual([])
  })
})

describe.each(all.map((cases) => [cases.id, cases] as const))('SCXML of %s', (id, cases) => {
  let found: readonly string[] = []
  beforeAll(() => (found = scxml(cases).lacking))

  it('lacks only the listed constructs', () => {
    expect(found).toEqual(lacking[id] ?? [])
  })

  it('reaches the same states in an interpreter independent of xstate', () => {
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
