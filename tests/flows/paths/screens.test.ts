import { describe, expect, it } from 'vitest'
import { generate } from '../../../src/paths'
import { manualScript } from '../../../src/paths/export/script'
import { indexText, pictureOf, readIndex, renewed, type Picture } from '../../../src/paths/screens/pictures'
import { logoutCases } from '../../../machines/logout/logout.cases'

const picture = (state: string, more: Partial<Picture> = {}): Picture => ({
  chart: 'logout',
  state,
  states: ['logout', `logout.${state}`],
  language: 'EN',
  brand: 'perya',
  size: '390x844',
  path: 'logout-1',
  step: 0,
  file: `logout/${state}.${more.language ?? 'EN'}.perya.390x844.webp`,
  ...more,
})

describe('pictures of screens', () => {
  it('are listed in an index that round-trips, sorted, one per line', () => {
    const text = indexText([picture('kept'), picture('asking')])
    expect(readIndex(text).map(({ state }) => state)).toEqual(['asking', 'kept'])
    expect(text.split('\n').filter((line) => line.includes('"file"'))).toHaveLength(2)
    expect(indexText(readIndex(text))).toBe(text)
    for (const other of [undefined, '', '{', '{"format":"x","pictures":[]}'])
      expect(readIndex(other)).toEqual([])
  })

  it('are replaced by those of a new run, and no others', () => {
    const old = [picture('asking'), picture('kept'), picture('kept', { language: 'TY' })]
    const now = renewed(old, [picture('asking', { path: 'logout-2' })], ({ language }) => language === 'EN')
    expect(now.map(({ state, language, path }) => [state, language, path])).toEqual([
      ['kept', 'TY', 'logout-1'],
      ['asking', 'EN', 'logout-2'],
    ])
  })

  it('appear next to the steps of a manual script', () => {
    const { paths } = generate(logoutCases)
    const known = [picture('asking'), picture('signingOut')]
    const suite = {
      cases: logoutCases,
      paths,
      pictureOf: (expected: Parameters<typeof pictureOf>[2]) => pictureOf(known, logoutCases, expected)?.file,
    }
    const text = manualScript(suite, 'en')
    expect(text).toMatch(/\| 0 \| .* !\[\]\(logout\/asking\.EN\.perya\.390x844\.webp\) \| \|/)
    expect(text).toMatch(/\| 1 \| Confirm .*signingOut\.EN\.perya/)
    expect(text).not.toContain('kept.EN')
    expect(manualScript({ cases: logoutCases, paths }, 'en')).not.toContain('![')
  })
})
