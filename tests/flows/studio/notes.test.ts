import { afterEach, describe, expect, it, vi } from 'vitest'
import { notesMarkdown, ownNotes, type Note } from '../../../src/studio/notes/notes'

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
