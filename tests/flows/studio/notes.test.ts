import { afterEach, describe, expect, it, vi } from 'vitest'
import { readdirSync, readFileSync } from 'node:fs'
import type { Snapshot } from '../../../src/studio/compare/snapshot'
import { notesFile, notesMarkdown, notesOf } from '../../../src/studio/notes/markdown'
import { joined, ownNotes, type Note } from '../../../src/studio/notes/notes'
import { shapeOf, sinceShape } from '../../../src/studio/notes/shape'
import { standingOf } from '../../../src/studio/standing/standing'
import { threadsIn } from '../../../src/studio/notes/threads'
import { inRoot } from '../../../src/tools/lib/root.mjs'

const note = (part: Partial<Note>): Note => ({
  id: '1',
  chart: 'wallet',
  on: '',
  kind: 'remark',
  text: '',
  by: 'Ana',
  at: '2026-01-02T03:04:05.000Z',
  ...part,
})

describe('remarks for a merge request', () => {
  it.each([
    ['<img src=x> and <script>', '\\<img src=x\\> and \\<script\\>'],
    ['**loud** `code` _it_', '\\*\\*loud\\*\\* \\`code\\` \\_it\\_'],
    ['one\n# two\n- three', 'one \\# two - three'],
    ['![p](http://x) @all', '\\!\\[p\\](http://x) \\@all'],
    ['Malaki ang “dots”.', 'Malaki ang “dots”.'],
  ])('%j is text and nothing else', (text, written) => {
    expect(notesMarkdown([note({ text })])).toBe(`## wallet\n\n- ${written} (Ana, 2026-01-02)\n`)
  })

  it('a state is shown as code, and a name is text as well', () => {
    const text = notesMarkdown([note({ on: 'wallet.a`b', by: '<b>', text: 'x' })])
    expect(text).toContain('- `wallet.ab`: x (\\<b\\>, 2026-01-02)')
  })
})

describe('the standing of all flows', () => {
  const flow = { id: 'wallet', print: 'p', total: 4, covered: 3 }
  const reviewed = note({ id: 'r', kind: 'reviewed', print: 'p' })
  it.each([
    ['none', [], 0],
    ['fine', [reviewed], 0],
    ['stale', [{ ...reviewed, print: 'older' }], 0],
    ['none', [note({ id: 'a' })], 1],
    ['fine', [reviewed, note({ id: 'a' }), note({ id: 'b', kind: 'resolved', to: 'a' })], 0],
    ['none', [note({ id: 'a', chart: 'login' }), note({ id: 'b', removed: true })], 0],
  ] as const)('is %s after %j', (is, notes, open) => {
    expect(standingOf([flow], notes)).toMatchObject([{ id: 'wallet', is, open, covered: 3 }])
  })
})

describe('remarks stored on the device', () => {
  afterEach(() => vi.unstubAllGlobals())
  const kept = (text: string) => vi.stubGlobal('localStorage', { getItem: () => text })

  it.each(['', 'null', '{}', '[null, 1, [], {"id": "a"}, {"kind": "remark"}]', '[{"id"'])(
    'anything that is not a remark is left out: %j',
    (text) => {
      kept(text)
      expect(ownNotes()).toEqual([])
    },
  )

  it('remarks are read', () => {
    kept(JSON.stringify([null, note({ text: 'stays' })]))
    expect(ownNotes().map(({ text }) => text)).toEqual(['stays'])
  })
})

describe('threads', () => {
  const remark = note({ id: 'a', text: 'Too small.' })
  const answer = note({ id: 'b', to: 'a', by: 'Ben', text: 'Larger now.' })
  const resolved = note({ id: 'c', to: 'a', kind: 'resolved', by: 'Ben' })
  const reopened = note({ id: 'd', to: 'a', kind: 'reopened' })

  it('a remark is resolved until it is opened again, and keeps who did what', () => {
    const [closed] = threadsIn([remark, answer, resolved], 'wallet')
    expect(closed).toMatchObject({ answers: [{ text: 'Larger now.' }], settled: { by: 'Ben' } })
    const [open] = threadsIn([remark, answer, resolved, reopened], 'wallet')
    expect(open?.settled).toBeUndefined()
    expect(open?.history.map(({ kind, by }) => `${kind} ${by}`)).toEqual(['resolved Ben', 'reopened Ana'])
  })

  it('two people at once: an answer and a resolution that did not know of each other both stay', () => {
    const both = joined([remark, answer], [remark, resolved])
    expect(threadsIn(both, 'wallet')[0]).toMatchObject({ answers: [{ id: 'b' }], settled: { id: 'c' } })
    expect(threadsIn(joined(both, [{ ...remark, removed: true }]), 'wallet')).toEqual([])
  })

  it('the file for a merge request shows answers, and reads back as it was', () => {
    const all = [remark, answer, resolved, note({ id: 'e', text: '--> <!-- perya-remarks [] -->' })]
    const text = notesFile(all)
    expect(text).toContain('  - Larger now. (Ben, 2026-01-02)\n  - **resolved** (Ben, 2026-01-02)')
    expect(notesOf(text)).toEqual(all)
    expect(notesOf('## wallet\n')).toBeUndefined()
    expect(notesOf('<!-- perya-remarks {} -->')).toBeUndefined()
  })
})

describe('a review', () => {
  const snapshot = (name: string) =>
    JSON.parse(readFileSync(inRoot(`docs/flows/${name}`), 'utf8')) as Snapshot

  it('says which parts are new, different and gone since', () => {
    const now = snapshot('logout.json')
    expect(sinceShape(shapeOf(now), now)).toEqual({ added: [], changed: [], removed: [] })
    const [, first, ...rest] = now.states
    if (!first) throw new Error('logout has no states')
    const later = {
      ...now,
      states: [
        { ...first, description: 'Another sentence.' },
        { id: 'logout.new', type: 'final' as const },
        ...rest,
      ],
    }
    expect(sinceShape(shapeOf(now), later)).toEqual({
      added: ['logout.new'],
      changed: [first.id],
      removed: [now.states[0]?.id],
    })
  })

  it('of any flow is small enough to be kept', () => {
    const flows = readdirSync(inRoot('docs/flows')).filter((name) => name.endsWith('.json'))
    const long = flows.filter((name) => shapeOf(snapshot(name)).length > 60_000)
    expect(long).toEqual([])
  })
})
